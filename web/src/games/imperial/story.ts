/** The log told in scenes: each war theater by theater, and the scoring of each turn. No rule is known here. */
import type { LogEntry, Scene } from '../../lib/board';
import { CARDS } from './facts';
import type { Commodity, Event, PerSide, Region, Side, Symbol, Theater, War } from './types';

/** What is printed on a War tile. */
export interface Face {
  strength: number;
  symbol: Symbol;
  name: string | null;
}

export interface TheaterStep {
  kind: 'theater';
  theater: Theater;
  war: War;
  /** After how many decisions its tiles were shown. */
  at: number;
  tiles: PerSide<Face[]>;
  strength: PerSide<number> | null;
  winner: Side | null;
  margin: number | null;
  /** What its tiles did before strengths were counted. */
  effects: LogEntry[];
  /** What the result brought. */
  spoils: LogEntry[];
  vp: { before: number; after: number };
}

/** The whole war at a glance. */
export interface PeaceStep {
  kind: 'peace';
  war: War;
  theaters: TheaterStep[];
  vp: { before: number; after: number };
}

/** One line of the scoring of a turn, or of Final Scoring. */
export interface ScoredLine {
  what: { region: Region } | { commodity: Commodity } | { final: string } | 'prestige';
  counts: PerSide<number> | null;
  winner: Side | null;
  vp: PerSide<number>;
  trp: PerSide<number>;
  debt: PerSide<number>;
}

export interface ScoringStep {
  kind: 'scoring';
  turn: number;
  final: boolean;
  lines: ScoredLine[];
  vp: { before: number; after: number };
}

export type Step = TheaterStep | PeaceStep | ScoringStep;
export interface Told extends Omit<Scene, 'title'> {
  steps: Step[];
  title: { war: War } | { turn: number } | 'final';
}

/** Victory Points at the start: the middle of the track. */
const START_VP = 15;
const BASIC: Face[] = CARDS.basicTiles.flatMap(({ strength, symbol, count }) =>
  Array.from({ length: count }, () => ({ strength, symbol, name: null })),
);

const none = (): PerSide<number> => ({ britain: 0, france: 0 });
/** The log writes pairs with France first. */
const pair = ([france, britain]: readonly [number, number]): PerSide<number> => ({ britain, france });

function bonus(war: War, side: Side, tile: number): Face {
  const set = CARDS.bonusTiles.filter((one) => one.war === war && one.side === side);
  const { strength = 0, symbol = 'none', name = null } = set[tile] ?? {};
  return { strength, symbol, name };
}

class Teller {
  scenes: Told[] = [];
  #vp = START_VP;
  #turn = 1;
  #war: Told | null = null;
  #scoring: Told | null = null;
  /** Where the points of a line go: to the last thing that was counted. */
  #line: ScoredLine | null = null;

  take(entry: LogEntry) {
    const event = entry.event as Event;
    switch (event.event) {
      case 'turn':
        this.#close();
        this.#turn = event.turn;
        break;
      case 'war':
        this.#close();
        this.#war = this.#open(`war-${event.war}`, { war: event.war }, entry.number);
        break;
      case 'layout':
      case 'game-over':
        this.#close();
        break;
      case 'theater-revealed':
        this.#reveal(event.theater, entry.number);
        break;
      case 'region-scored':
        this.#count(entry.number, { region: event.region }, pair(event.counts), event.winner);
        break;
      case 'prestige-scored':
        this.#count(entry.number, 'prestige', pair(event.counts), event.winner);
        break;
      case 'commodity-scored':
        this.#count(entry.number, { commodity: event.commodity }, pair(event.counts), event.winner);
        break;
      case 'final-scoring':
        this.#count(entry.number, { final: event.line }, null, event.side);
        break;
      default:
        if (this.#war) this.#fight(entry, event);
        else if (this.#line) this.#pay(event, this.#line);
    }
    if (event.event === 'vp') this.#vp = event.now;
    const shown = this.#war?.steps.at(-1) ?? this.#scoring?.steps.at(-1);
    if (shown) shown.vp.after = this.#vp;
  }

  #open(id: string, title: Told['title'], at: number): Told {
    const scene: Told = { id, title, at, steps: [], complete: false };
    this.scenes.push(scene);
    return scene;
  }

  #close() {
    const war = this.#war;
    const theaters = war?.steps.filter((step) => step.kind === 'theater') ?? [];
    const [first] = theaters;
    if (war && first) {
      const vp = { before: first.vp.before, after: this.#vp };
      war.steps.push({ kind: 'peace', war: first.war, theaters, vp });
    }
    for (const scene of [war, this.#scoring]) if (scene) scene.complete = true;
    this.#war = null;
    this.#scoring = null;
    this.#line = null;
  }

  #reveal(theater: Theater, at: number) {
    const title = this.#war?.title;
    if (typeof title !== 'object' || !('war' in title)) return;
    this.#war?.steps.push({
      kind: 'theater',
      theater,
      war: title.war,
      at,
      tiles: { britain: [], france: [] },
      strength: null,
      winner: null,
      margin: null,
      effects: [],
      spoils: [],
      vp: { before: this.#vp, after: this.#vp },
    });
  }

  #fight(entry: LogEntry, event: Event) {
    const step = this.#war?.steps.at(-1);
    if (step?.kind !== 'theater') return;
    if (event.event === 'tiles-shown') {
      const basic = event.basic === null ? [] : [BASIC[event.basic] ?? { strength: 0, symbol: 'none', name: null }];
      const more = event.bonus.filter((tile) => tile !== null);
      step.tiles[event.side] = [...basic, ...more.map((tile) => bonus(step.war, event.side, tile))];
    } else if (event.event === 'theater-fought') {
      step.strength = pair(event.strength);
      step.winner = event.winner;
      step.margin = event.margin;
    } else (step.strength ? step.spoils : step.effects).push(entry);
  }

  #count(at: number, what: ScoredLine['what'], counts: PerSide<number> | null, winner: Side | null) {
    const final = typeof what === 'object' && 'final' in what;
    const open = this.#scoring?.steps[0];
    if (open?.kind !== 'scoring' || open.final !== final) {
      this.#close();
      this.#scoring = this.#open(final ? 'final' : `turn-${this.#turn}`, final ? 'final' : { turn: this.#turn }, at);
      const vp = { before: this.#vp, after: this.#vp };
      this.#scoring.steps.push({ kind: 'scoring', turn: this.#turn, final, lines: [], vp });
    }
    const step = this.#scoring?.steps[0];
    if (step?.kind !== 'scoring') return;
    this.#line = { what, counts, winner, vp: none(), trp: none(), debt: none() };
    step.lines.push(this.#line);
  }

  #pay(event: Event, line: ScoredLine) {
    if (event.event === 'vp') line.vp[event.side] += event.amount;
    else if (event.event === 'trp') line.trp[event.side] += event.delta;
    else if (event.event === 'debt') line.debt[event.side] += event.delta;
  }
}

/** All scenes of a log, in order. The last one may still go on. */
export function tell(log: readonly LogEntry[]): Told[] {
  const teller = new Teller();
  for (const entry of log) teller.take(entry);
  return teller.scenes.filter((scene) => scene.steps.length > 0);
}

/** What one turn or war brought, for the account of the whole game. */
export interface AccountRow {
  title: Told['title'];
  /** Victory Points gained by each side, and why. */
  gained: PerSide<{ vp: number; why: Map<string, number> }>;
  after: number;
}

/** Victory Points of the whole game, turn by turn and war by war, with the point after every change. */
export function account(log: readonly LogEntry[]): { rows: AccountRow[]; track: { at: number; vp: number }[] } {
  const rows: AccountRow[] = [];
  const track = [{ at: 0, vp: START_VP }];
  const begin = (title: Told['title'], after: number) =>
    rows.push({
      title,
      gained: { britain: { vp: 0, why: new Map() }, france: { vp: 0, why: new Map() } },
      after,
    });
  let vp = START_VP;
  for (const entry of log) {
    const event = entry.event as Event;
    if (event.event === 'turn') begin({ turn: event.turn }, vp);
    else if (event.event === 'war') begin({ war: event.war }, vp);
    else if (event.event === 'final-scoring' && rows.at(-1)?.title !== 'final') begin('final', vp);
    else if (event.event === 'vp') {
      if (rows.length === 0) begin({ turn: 1 }, vp);
      const row = rows.at(-1);
      if (!row) continue;
      const side = row.gained[event.side];
      side.vp += event.amount;
      side.why.set(event.why, (side.why.get(event.why) ?? 0) + event.amount);
      vp = event.now;
      row.after = vp;
      track.push({ at: entry.number + 1, vp });
    }
  }
  return { rows, track };
}

/** In which Action Round each Investment tile of the latest turn was taken. */
export function rounds(log: readonly LogEntry[]): Map<string, number> {
  const found = new Map<string, number>();
  let round = 0;
  for (const { event: given } of log) {
    const event = given as Event;
    if (event.event === 'turn') found.clear();
    else if (event.event === 'round') round = event.number;
    else if (event.event === 'tile-taken') found.set(event.tile, round);
  }
  return found;
}

/** The strength of a side's tiles alone. */
export function armed(step: TheaterStep, side: Side): number {
  return step.tiles[side].reduce((sum, tile) => sum + tile.strength, 0);
}

export function won(theaters: readonly TheaterStep[], side: Side): number {
  return theaters.filter((step) => step.winner === side).length;
}
