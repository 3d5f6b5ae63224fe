/** Where everything lies on the sheet: ledgers of areas with their rows and pieces, and plates of homes. */
import { SHEET } from '../kit/camera';
import data from './data/board.json';
import {
  COUNT,
  KINDS,
  POWERS,
  type Alliance,
  type Area,
  type AreaView,
  type Kind,
  type NeutralView,
  type Power,
  type TokenView,
  type UnitsView,
  type View,
} from './view';

type Point = readonly [number, number];
export type ChartId = 'americas' | 'europe' | 'africa' | 'india' | 'east-indies';

interface LedgerPlace {
  id: Area;
  chart: ChartId;
  x: number;
  y: number;
  /** The spot in the area that the ledger speaks of. */
  at: Point;
  /** Where the line to it bends. */
  way: Point[];
}

interface BoardFacts {
  charts: { id: ChartId; box: [number, number, number, number] }[];
  ledgers: LedgerPlace[];
  homes: { id: Power; x: number; y: number }[];
}

export const BOARD = data as unknown as BoardFacts;
export const PLACES = new Map(BOARD.ledgers.map((ledger) => [ledger.id, ledger]));
export const CHARTS = new Map(BOARD.charts.map((chart) => [chart.id, chart]));
export const EDGE = { w: SHEET.w, h: SHEET.h };

/** Measures of a ledger. */
export const WIDTH = 212;
export const TOP = 30;
export const ROW = 25;
const LINE = 30;
const PIECE = 28;
const PER_LINE = 7;
const FOOT = 6;
/** Space between a ledger and the frame of its chart. */
const MARGIN = 12;

export interface Units {
  kind: Kind;
  count: number;
  /** The left edge of the first of them, and how many are drawn one by one; else one with the number beside it. */
  x: number;
  single: boolean;
}

export interface Row {
  power: Power;
  markers: number;
  units: Units[];
  alliances: { alliance: Alliance; x: number }[];
  blockade: number | null;
  vp: number | null;
  y: number;
}

export type Piece = { x: number; y: number } & (
  | { is: 'counter'; id: string; counter: NeutralView }
  | { is: 'token'; id: string; token: TokenView }
  | { is: 'alliance'; id: Alliance }
);

export interface Ledger {
  area: AreaView;
  place: LedgerPlace;
  x: number;
  y: number;
  h: number;
  rows: Row[];
  pieces: Piece[];
  /** Where the pieces begin. */
  rule: number;
  leader: string;
}

function unitsOf(view: UnitsView): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: view[COUNT[kind]] })).filter(({ count }) => count > 0);
}

/** Units side by side: a few are drawn one by one, many as one with their number. */
export function spread(view: UnitsView, from: number): { units: Units[]; end: number } {
  const kinds = unitsOf(view);
  const few = kinds.reduce((sum, { count }) => sum + count, 0) <= 5;
  let x = from;
  const units = kinds.map(({ kind, count }) => {
    const single = few && count <= 3;
    const one = { kind, count, x, single };
    x += single ? count * 20 + 3 : (count > 9 ? 38 : 30) + 1;
    return one;
  });
  return { units, end: x };
}

function rowsOf(view: View, area: AreaView): Omit<Row, 'y'>[] {
  const nobody = (power: Power): UnitsView => ({ power, armies: 0, navies: 0, forts: 0 });
  const rows = POWERS.flatMap((power): Omit<Row, 'y'>[] => {
    const units = area.units.find((one) => one.power === power);
    const markers = area.control.find((one) => one.power === power)?.markers ?? 0;
    const held = view.alliances.filter((one) => one.holder === power && one.areas.includes(area.area));
    const blocked = view.blockade?.area === area.area && view.blockade.owner === power;
    if (!units && markers === 0 && held.length === 0 && !blocked) return [];
    const { units: drawn, end } = spread(units ?? nobody(power), 46);
    const alliances = held.map(({ alliance }, i) => ({ alliance, x: end + 10 + i * 21 }));
    return [
      {
        power,
        markers,
        units: drawn,
        alliances,
        blockade: blocked ? end + 10 + alliances.length * 21 : null,
        vp: area.score.find((one) => one.power === power)?.vp ?? null,
      },
    ];
  });
  return rows.sort((a, b) => b.markers - a.markers);
}

type Loose =
  | { is: 'counter'; id: string; counter: NeutralView }
  | { is: 'token'; id: string; token: TokenView }
  | { is: 'alliance'; id: Alliance };

function piecesOf(view: View, area: AreaView): Loose[] {
  return [
    ...area.neutrals.map((counter): Loose => ({ is: 'counter', id: counter.counter, counter })),
    ...view.tokens
      .filter((token) => token.area === area.area)
      .map((token): Loose => ({ is: 'token', id: token.token, token })),
    ...view.alliances
      .filter((one) => one.holder === null && one.areas.includes(area.area))
      .map((one): Loose => ({ is: 'alliance', id: one.alliance })),
  ];
}

/** The dotted line from a ledger to its area; none where the area lies just beside it. */
function leaderOf({ at: [tx, ty], way }: LedgerPlace, x: number, y: number, h: number): string {
  const [first] = way;
  if (first) {
    const from = first[0] > x + WIDTH ? x + WIDTH : x;
    const start = Math.min(Math.max(first[1], y + 8), y + h - 8);
    return `M${from} ${start}L${[...way, [tx, ty]].map((point) => point.join(' ')).join('L')}`;
  }
  const cx = Math.min(Math.max(tx, x), x + WIDTH);
  const cy = Math.min(Math.max(ty, y), y + h);
  return Math.hypot(tx - cx, ty - cy) > 14 ? `M${cx} ${cy}L${tx} ${ty}` : '';
}

export function ledgerOf(view: View, area: AreaView): Ledger {
  const place = PLACES.get(area.area);
  if (!place) throw new Error(`no ledger for ${area.area}`);
  const rows = rowsOf(view, area).map((row, i) => ({ ...row, y: TOP + i * ROW + 13 }));
  const rule = TOP + rows.length * ROW;
  const loose = piecesOf(view, area);
  const lines = Math.ceil(loose.length / PER_LINE);
  const pieces = loose.map((piece, i) => ({
    ...piece,
    x: 20 + (i % PER_LINE) * PIECE,
    y: rule + 18 + Math.floor(i / PER_LINE) * LINE,
  }));
  const h = rule + lines * LINE + FOOT;
  // A ledger near the lower edge of its chart grows upwards.
  const floor = (CHARTS.get(place.chart)?.box[3] ?? SHEET.h) - MARGIN;
  const y = Math.min(place.y, floor - h);
  return { area, place, x: place.x, y, h, rows, pieces, rule, leader: leaderOf(place, place.x, y, h) };
}

export interface Home {
  power: Power;
  x: number;
  y: number;
  w: number;
  h: number;
  units: Units[];
}

/** A small plate with the units at home, as wide as its name and they need. */
export function homeOf(view: View, power: Power, name: string): Home {
  const place = BOARD.homes.find(({ id }) => id === power);
  if (!place) throw new Error(`no home of ${power}`);
  const own = view.homes.find((one) => one.power === power);
  const { units } = own
    ? { units: unitsOf(own).map((one, i) => ({ ...one, x: 10 + i * 36, single: false })) }
    : { units: [] };
  const w = Math.max(name.length * 7.3 + 42, 14 + units.length * 36);
  return { power, x: place.x - w / 2, y: place.y, w, h: units.length > 0 ? 48 : 28, units };
}

/** In which area each counter and token lies; a counter that was taken belongs where it lay. */
export function lying(view: View): Map<string, string> {
  const found = new Map<string, string>();
  for (const { counter, area } of view.counters) found.set(counter, area);
  for (const { area, neutrals } of view.areas) for (const { counter } of neutrals) found.set(counter, area);
  for (const { token, area } of view.tokens) if (area) found.set(token, area);
  return found;
}

/** Where something lies on the sheet. */
export function spotOf(view: View, id: string): { x: number; y: number } | null {
  const [place = '', part] = id.split('/');
  if (place === 'home') {
    const power = POWERS.find((one) => one === part) ?? view.you;
    const home = power ? homeOf(view, power, '') : null;
    return home ? { x: home.x + home.w / 2, y: home.y + 20 } : null;
  }
  const [helps] = view.alliances.find(({ alliance }) => alliance === place)?.areas ?? [];
  const area = view.areas.find((one) => one.area === (lying(view).get(place) ?? helps ?? place));
  if (!area) return null;
  const ledger = ledgerOf(view, area);
  const piece = ledger.pieces.find((one) => one.id === id);
  if (piece) return { x: ledger.x + piece.x, y: ledger.y + piece.y };
  for (const { alliances, y } of ledger.rows) {
    const held = alliances.find(({ alliance }) => alliance === id);
    if (held) return { x: ledger.x + held.x, y: ledger.y + y };
  }
  const row = ledger.rows.find((one) => one.power === (POWERS.includes(part as Power) ? part : view.you));
  if (part && row) {
    const units = row.units.find((one) => one.kind === part);
    return { x: ledger.x + (units ? units.x + 10 : 16), y: ledger.y + row.y };
  }
  return { x: ledger.x + WIDTH / 2, y: ledger.y + 15 };
}
