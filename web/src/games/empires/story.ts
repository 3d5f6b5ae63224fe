/** What the log tells that the view does not: bids of an auction, combats with their dice, where points came from. */
import type { LogEntry } from '../../lib/board';
import type { Area, Event, Front, Power, Strength, Target, Verdict } from './view';

function events(log: readonly LogEntry[]): Event[] {
  return log.map(({ event }) => event as Event);
}

// ---- auctions ------------------------------------------------------------------------------------------------------

export interface Bid {
  power: Power;
  /** Nothing for a pass. */
  gold: number | null;
  pair: [Power | null, Power | null];
}

/** The bids and passes of the auction under way, latest first. */
export function bidding(log: readonly LogEntry[]): Bid[] {
  const all = events(log);
  const from = all.findLastIndex((event) => event.event === 'auction');
  if (from < 0) return [];
  return all
    .slice(from)
    .flatMap((event): Bid[] => {
      if (event.event === 'bid') {
        return [{ power: event.power, gold: event.gold, pair: [event.proposal.red, event.proposal.blue] }];
      }
      return event.event === 'bid-passed' ? [{ power: event.power, gold: null, pair: [null, null] }] : [];
    })
    .reverse();
}

// ---- combats -------------------------------------------------------------------------------------------------------

export interface Round {
  front: Front;
  strengths: [Strength, Strength] | null;
  /** The rolls in order; all but the last were thrown again. */
  rolls: { dice: [[number, number], [number, number]]; totals: [number, number] }[];
  verdict: Verdict | null;
}

export interface Combat {
  /** After how many decisions it began. */
  at: number;
  attacker: Power;
  area: Area;
  target: string;
  strike: string | null;
  /** Allies who were asked and sent nothing. */
  out: Power[];
  rounds: Round[];
  losses: { power: Power; kind: string }[];
  success: boolean | null;
}

function targetId(target: Target): string {
  return Object.values(target)[0] as string;
}

/** The latest attack or strike, with everything that fell. */
export function lastCombat(log: readonly LogEntry[]): Combat | null {
  const from = log.findLastIndex(({ event }) => ['attack-declared', 'incited'].includes((event as Event).event));
  const first = log[from];
  if (!first) return null;
  const begun = first.event as Event;
  let combat: Combat;
  if (begun.event === 'attack-declared') {
    const { attacker, area, target } = begun;
    combat = {
      at: first.number,
      attacker,
      area,
      target: targetId(target),
      strike: null,
      out: [],
      rounds: [],
      losses: [],
      success: null,
    };
  } else if (begun.event === 'incited') {
    const { inciter, area, struck, token } = begun;
    combat = {
      at: first.number,
      attacker: inciter,
      area,
      target: struck,
      strike: token,
      out: [],
      rounds: [],
      losses: [],
      success: null,
    };
  } else return null;
  for (const event of events(log.slice(from + 1))) {
    let round = combat.rounds.at(-1);
    if ((event.event === 'strengths' || event.event === 'rolled') && round?.front !== event.front) {
      round = { front: event.front, strengths: null, rolls: [], verdict: null };
      combat.rounds.push(round);
    }
    if (event.event === 'strengths' && round) round.strengths = [event.attacker, event.defender];
    else if (event.event === 'committed' && event.navies + event.armies === 0) combat.out.push(event.power);
    else if (event.event === 'rolled' && round) {
      const { dice, totals } = event;
      round.rolls.push({ dice: [dice[0], dice[1]], totals });
    } else if (event.event === 'combat-over' && round) round.verdict = event.verdict;
    else if (event.event === 'unit-lost' && event.why === 'combat') {
      combat.losses.push({ power: event.power, kind: event.kind });
    } else if (event.event === 'attack-over') {
      combat.success = event.success;
      break;
    }
  }
  return combat;
}

// ---- points --------------------------------------------------------------------------------------------------------

/** Where the victory points of a power came from. */
export interface Account {
  power: Power;
  /** From the map, by war. */
  wars: number[];
  /** Everything else that was gained, such as Industry and rewards of neutral markers. */
  other: number;
  /** Points of unrest, once they are shown. */
  unrest: number | null;
  /** Victory points lost for them. */
  lost: number;
  revolution: boolean;
}

export function accounts(log: readonly LogEntry[], powers: readonly Power[]): Account[] {
  const found = new Map(
    powers.map((power): [Power, Account] => [
      power,
      { power, wars: [], other: 0, unrest: null, lost: 0, revolution: false },
    ]),
  );
  let war = 0;
  for (const event of events(log)) {
    if (event.event === 'war') war = event.war;
    const account = 'power' in event ? found.get(event.power) : undefined;
    if (!account) continue;
    if (event.event === 'scored') account.wars[war - 1] = (account.wars[war - 1] ?? 0) + event.vp;
    else if (event.event === 'revealed') account.unrest = event.points;
    else if (event.event === 'revolution') account.revolution = true;
    else if (event.event === 'vp') {
      if (event.why === 'unrest' || event.why === 'revolution') account.lost -= event.delta;
      else if (event.why !== 'area') account.other += event.delta;
    }
  }
  return [...found.values()];
}

/** What each war brought from the map: area by area. */
export interface Scoring {
  war: number;
  at: number;
  areas: { area: Area; points: { power: Power; vp: number }[] }[];
  /** Those who play, best first: what the map brought them, and what they have then. */
  totals: { power: Power; vp: number; now: number }[];
  complete: boolean;
}

export function scorings(log: readonly LogEntry[]): Scoring[] {
  const found: Scoring[] = [];
  const now = new Map<Power, number>();
  let war = 0;
  for (const { number, event: given } of log) {
    const event = given as Event;
    if (event.event === 'war') war = event.war;
    else if (event.event === 'turn') now.set(event.power, now.get(event.power) ?? 0);
    else if (event.event === 'scored') {
      let scoring = found.at(-1);
      if (scoring?.war !== war) {
        scoring = { war, at: number, areas: [], totals: [], complete: false };
        found.push(scoring);
      }
      const there = scoring.areas.find(({ area }) => area === event.area);
      if (there) there.points.push({ power: event.power, vp: event.vp });
      else scoring.areas.push({ area: event.area, points: [{ power: event.power, vp: event.vp }] });
    } else if (event.event === 'vp') {
      now.set(event.power, event.now);
      const scoring = found.at(-1);
      if (event.why === 'area' && scoring?.war === war) scoring.totals = totals(scoring, now);
    } else if (event.event === 'war-ends' || event.event === 'game-over') {
      const last = found.at(-1);
      if (last?.war === war) last.complete = true;
    }
  }
  return found;
}

function totals({ areas }: Scoring, now: ReadonlyMap<Power, number>): Scoring['totals'] {
  const points = areas.flatMap((area) => area.points);
  return [...now]
    .map(([power, now]) => ({
      power,
      vp: points.reduce((sum, one) => sum + (one.power === power ? one.vp : 0), 0),
      now,
    }))
    .toSorted((a, b) => b.now - a.now);
}
