/** Imperial Struggle: board, dock, panels and sentences. */
import type { Chapter, GameModule, LogEntry, Scene, SequenceStep, Translate } from '../../lib/board';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import { eventMarks, eventTargets, parse, targets } from './notation';
import Panels from './Panels.svelte';
import { tell } from './story';
import Tale from './Tale.svelte';
import { sceneTitle, words } from './texts.svelte';
import type { Event, View } from './view';

const BUYS = new Set([
  'shift',
  'draw-event',
  'buy-tile',
  'clear-conflict',
  'fort',
  'repair',
  'squadron',
  'deploy',
  'rebel',
  'uprising',
  'convert',
  'bastion',
]);

function group(decision: string): string {
  const { verb, places } = parse(decision);
  const kind = places[0]?.kind;
  if (BUYS.has(verb)) return words.ui('group-buy');
  if (verb === 'event' || verb === 'discard') return words.ui('group-event');
  if (verb === 'use' || kind === 'ministry') return words.ui('group-ministry');
  if (verb === 'advantage' || verb === 'tile-of') return words.ui('group-advantage');
  if (kind === 'theater') return words.ui('group-war');
  return words.ui('group-other');
}

/** What ends or declines something. */
const ENDS = new Set(['end', 'pass', 'done', 'keep', 'refuse']);

function prompt(given: unknown, mySeat: number | null): string {
  const { prompt: asked } = given as View;
  if (!asked) return '';
  const mine = mySeat !== null && asked.seats.includes(mySeat);
  const fields = { ...asked.args, sides: asked.sides };
  return (
    words.texts.filled(`prompt-${asked.key}${mine ? '' : '-waiting'}`, fields) ??
    words.ui('prompt', { sides: asked.sides.map((side) => words.name('side', side)).join(', ') })
  );
}

const PEACE = [
  'deck',
  'debt-limit',
  'award',
  'global-demand',
  'reset',
  'deal-cards',
  'ministry',
  'initiative',
  'action',
  'reduce-treaty-points',
  'remaining-powers',
  'scoring',
  'victory-check',
];
const WAR = ['war-reveal', 'war-effects', 'war-strength', 'war-spoils', 'war-victory-check', 'war-reset', 'war-layout'];
const WAR_STEPS: Record<string, string> = {
  'tile-effects': 'war-effects',
  refusal: 'war-spoils',
  spoils: 'war-spoils',
};

function current(view: View): string {
  const { phase } = view;
  if (phase === 'war') return WAR_STEPS[view.prompt?.key ?? ''] ?? 'war-spoils';
  return phase;
}

function sequence(given: unknown, t: Translate): SequenceStep[] {
  const view = given as View;
  const step = current(view);
  const war = view.phase === 'war' || view.phase === 'war-layout';
  const list = war ? WAR : PEACE;
  const here = list.indexOf(step);
  const title = war ? words.name('war', view.fighting ?? view.war?.war ?? '') : t('phase-turn', { turn: view.turn });
  const steps: SequenceStep[] = [{ label: title, state: 'current', depth: 0 }];
  list.forEach((key, i) => {
    const state = i < here ? 'done' : i === here ? 'current' : 'coming';
    steps.push({ label: t(`phase-${key}`), state, depth: 1 });
    const round = view['action-round'];
    if (key !== 'action' || state !== 'current' || round === null) return;
    for (let n = 1; n <= 4; n++) {
      const side = n === round ? words.name('side', view.round?.side ?? view.prompt?.sides[0] ?? view.first) : '';
      const label = n === round ? t('phase-action-round', { round: n, side }) : `${n}`;
      steps.push({ label, state: n < round ? 'done' : n === round ? 'current' : 'coming', depth: 2 });
    }
  });
  return steps;
}

function scenes(log: LogEntry[]): Scene[] {
  return tell(log).map((scene) => ({ ...scene, title: sceneTitle(scene.title, true) }));
}

/** Turns and wars. A chapter begins after the decision that brought it about. */
function chapters(log: LogEntry[]): Chapter[] {
  return log.flatMap(({ number, event: given }) => {
    const event = given as Event;
    const at = number === 0 ? 0 : number + 1;
    if (event.event === 'turn') return [{ at, title: sceneTitle({ turn: event.turn }) }];
    if (event.event === 'war') return [{ at, title: sceneTitle({ war: event.war }) }];
    if (event.event === 'game-over') return [{ at, title: words.event(event) }];
    return [];
  });
}

const imperial: GameModule = {
  id: 'imperial-struggle',
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
  targets,
  eventTargets,
  eventMarks,
  sounds: {
    'cards-drawn': 'card',
    'event-played': 'card',
    revealed: 'card',
    war: 'drum',
    'theater-revealed': 'drum',
  },
  group,
  ends: (decision) => ENDS.has(parse(decision).verb),
  prompt,
  seatName: (given, seat) => {
    const side = (given as View).sides[seat];
    return side ? words.name('side', side) : '';
  },
  sequence,
};

export default imperial;
