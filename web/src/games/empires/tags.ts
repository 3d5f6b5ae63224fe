/** Prices on the things of a ledger or a home: where the tag of each lies, so that it covers nothing else. */
import { price, type Option, type Price } from './choices';
import { WIDTH, type Home, type Ledger, type Units } from './layout';
import type { Power } from './view';

export interface Tag {
  id: string;
  text: string;
  symbol: string | null;
  x: number;
  y: number;
  w: number;
  h: number;
}

type Offers = ReadonlyMap<string, readonly Option[]>;

const HEIGHT = 13;
/** The tag of a whole area is larger. */
const LARGE = 20;

/** What pressing a thing costs at least; nothing where one of the decisions is free, which a menu tells. */
function costOf(options: readonly Option[] | undefined): Price | null {
  const prices = (options ?? []).map(({ quote }) => price(quote));
  const [first = null] = prices;
  if (!first || prices.includes(null)) return null;
  return prices.reduce((least, one) => (one && least && Number(one.text) < Number(least.text) ? one : least), first);
}

/** The tag of a thing in the middle of its lower edge. */
function under(id: string, x: number, y: number, offers: Offers): Tag[] {
  const cost = costOf(offers.get(id));
  if (!cost) return [];
  const w = cost.text.length * 7 + (cost.symbol ? 20 : 10);
  return [{ id, text: cost.text, symbol: cost.symbol, x: x - w / 2, y, w, h: HEIGHT }];
}

/** The middle of units that are drawn side by side. */
export function middle({ x, count, single }: Units): number {
  return x + (single ? count * 10 : 15);
}

/** The tags on the parts of a ledger, measured from its corner. */
export function partTags(ledger: Ledger, you: Power | null, offers: Offers): Tag[] {
  const { area } = ledger.area;
  const rows = ledger.rows.flatMap((row) => {
    // Beside the ledger, because the markers and their number fill the row.
    const markers = under(`${area}/${row.power}`, 0, row.y - 6.5, offers).map((tag) => ({ ...tag, x: 6 - tag.w }));
    const mine = row.power === you ? row.units : [];
    return [...markers, ...mine.flatMap((one) => under(`${area}/${one.kind}`, middle(one), row.y + 3, offers))];
  });
  return [...rows, ...ledger.pieces.flatMap(({ id, x, y }) => under(id, x, y + 4, offers))];
}

/** The tags on the units of a home, measured from its corner. */
export function homeTags(home: Home, offers: Offers): Tag[] {
  return home.units.flatMap(({ kind, x }) => under(`home/${kind}`, x + 14.5, 42, offers));
}

export function overlap(a: Tag, b: Tag): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The tag of the area itself: at the lower corner of its ledger, or at the upper one where a part has its own there. */
export function areaTag(ledger: Ledger, text: string, symbol: string | null, parts: readonly Tag[]): Tag {
  const w = text.length * 7.4 + (symbol ? 36 : 18);
  const tag = { id: ledger.area.area, text, symbol, x: WIDTH - w + 8, y: ledger.h - 9, w, h: LARGE };
  return parts.some((part) => overlap(part, tag)) ? { ...tag, y: -15 } : tag;
}
