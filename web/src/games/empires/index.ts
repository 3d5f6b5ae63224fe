/** Struggle of Empires: board, dock, panels and sentences. */
import type { Chapter, GameModule, LogEntry, Scene, SequenceStep, Translate } from '../../lib/board';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import { eventMarks, eventTargets, parse, targets } from './notation';
import Panels from './Panels.svelte';
import { noteOf } from './rows';
import { scorings } from './story';
import Tale from './Tale.svelte';
import { words } from './texts.svelte';
import type { Event, View } from './view';

const GROUPS: Record<string, string> = {
  place: 'units',
  build: 'units',
  rebuild: 'units',
  move: 'units',
  deploy: 'units',
  militia: 'units',
  natives: 'units',
  mercenaries: 'units',
  pressgangs: 'units',
  attack: 'attack',
  'war-office': 'attack',
  incite: 'attack',
  colonize: 'colonies',
  commerce: 'colonies',
  claim: 'tiles',
  trade: 'tiles',
  agriculture: 'tiles',
  blockade: 'tiles',
  ally: 'locals',
  diplomacy: 'locals',
  bid: 'auction',
  propose: 'auction',
};

function group(decision: string): string {
  return words.ui(`group-${GROUPS[parse(decision).verb] ?? 'other'}`);
}

/** What ends or declines something. */
const ENDS = new Set(['end', 'pass', 'stop', 'stand', 'keep', 'no-bonus', 'decline']);

function prompt(given: unknown, mySeat: number | null): string {
  const { prompt: asked, attack, march, auction } = given as View;
  if (!asked) return '';
  const mine = mySeat !== null && asked.seats.includes(mySeat);
  const fields = {
    ...(attack && { area: attack.area, attacker: attack.attacker, target: attack.target, front: attack.front }),
    ...(march && { unit: march.unit, from: march.from, to: march.to }),
    ...(auction && { least: auction.least, number: auction.number, gold: auction.gold, bidder: auction.bidder }),
    side: asked.side,
    powers: asked.powers,
    seats: asked.seats.map((seat) => seat + 1),
  };
  return (
    words.texts.filled(`prompt-${asked.key}${mine ? '' : '-waiting'}`, fields) ??
    words.ui(mine ? 'prompt-mine' : 'prompt', {
      powers: asked.powers.map((power) => words.title('power', power)).join(', '),
    })
  );
}

const STEPS = ['auction', 'actions', 'income', 'scoring', 'end-of-war'];

/** The three wars, and the steps of the one we are in. */
function sequence(given: unknown, t: Translate): SequenceStep[] {
  const view = given as View;
  const over = view.phase === 'over';
  const steps: SequenceStep[] = [
    { label: t('phase-set-up'), state: view.phase === 'set-up' ? 'current' : 'done', depth: 0 },
  ];
  for (const war of [1, 2, 3]) {
    const here = war === view.war && view.phase !== 'set-up' && !over;
    const state = here ? 'current' : over || (war < view.war && view.phase !== 'set-up') ? 'done' : 'coming';
    steps.push({ label: t('phase-war', { war }), state, depth: 0 });
    if (!here) continue;
    const at = STEPS.indexOf(view.phase);
    STEPS.forEach((step, i) => {
      steps.push({ label: t(`phase-${step}`), state: i < at ? 'done' : i === at ? 'current' : 'coming', depth: 1 });
      if (step !== 'actions' || i !== at) return;
      for (let round = 1; round <= view.rounds; round++) {
        const past = round < view.round ? 'done' : round === view.round ? 'current' : 'coming';
        steps.push({ label: t('phase-round', { round, rounds: view.rounds }), state: past, depth: 2 });
      }
    });
  }
  if (over) steps.push({ label: t('phase-over'), state: 'current', depth: 0 });
  return steps;
}

function scenes(log: LogEntry[]): Scene[] {
  return scorings(log)
    .filter(({ complete }) => complete)
    .map((scoring) => ({
      id: `war-${scoring.war}`,
      title: words.ui('war-scored', { war: scoring.war }),
      at: scoring.at + 1,
      steps: [scoring],
      complete: true,
    }));
}

/** Wars and rounds. A chapter begins after the decision that brought it about. */
function chapters(log: LogEntry[]): Chapter[] {
  let war = 0;
  return log.flatMap(({ number, event: given }) => {
    const event = given as Event;
    const at = number === 0 ? 0 : number + 1;
    if (event.event === 'war') {
      war = event.war;
      return [{ at, title: words.ui('war', { war }) }];
    }
    if (event.event === 'round') return [{ at, title: words.ui('war-round', { war, round: event.round }) }];
    if (event.event === 'game-over') return [{ at, title: words.ui('ending') }];
    return [];
  });
}

/** Whose event it is. */
function eventRole(given: unknown): string | null {
  const event = given as Event;
  if ('power' in event) return event.power;
  if ('attacker' in event && typeof event.attacker === 'string') return event.attacker;
  if ('inciter' in event) return event.inciter;
  return 'from' in event && event.event === 'paid' ? event.from : null;
}

const empires: GameModule = {
  id: 'struggle-of-empires',
  Board,
  Panels,
  Dock,
  Scene: Tale,
  scenes,
  Ending,
  Legend,
  chapters,
  describe: (decision) => words.decision(decision),
  describeEvent: (event) => words.event(event),
  note: (decision, view) => noteOf(view as View, parse(decision)),
  targets,
  eventTargets,
  names: (id) => words.forms(id),
  eventMarks,
  eventRole,
  sounds: { claimed: 'card', 'tile-dealt': 'card', war: 'drum', 'attack-declared': 'drum' },
  group,
  ends: (decision) => ENDS.has(parse(decision).verb),
  prompt,
  seatName: (given, seat) => {
    const power = (given as View).powers[seat];
    return power ? words.title('power', power) : '';
  },
  sequence,
};

export default empires;
