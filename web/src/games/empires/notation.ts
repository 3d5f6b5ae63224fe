/** Decisions as the server writes them, read into what they point at. No rule is known here: only the words. */
import { named } from '../kit/named';

/** Where on the table a decision is offered. */
export type PlaceKind = 'map' | 'tile' | 'alliance' | 'power' | 'counter' | 'bid' | 'propose' | 'commit' | 'bar';

export interface Place {
  kind: PlaceKind;
  /**
   * The id of the thing. On the map: an area or `home`, with a unit or a power in it after a slash (`india/army`,
   * `india/france`), or a counter or token. In the bar: the verb.
   */
  id: string;
}

export interface Parsed {
  notation: string;
  verb: string;
  words: string[];
  places: Place[];
}

const POWER_IDS = new Set(['britain', 'france', 'spain', 'russia', 'austria', 'prussia', 'united-provinces']);

/** What is attacked, on the map. */
function struck(area: string, target: string): string {
  return POWER_IDS.has(target) ? `${area}/${target}` : target;
}

function placesOf(verb: string, words: string[]): Place[] {
  const [a = '', b = '', c = ''] = words;
  switch (verb) {
    case 'place':
      return [{ kind: 'map', id: b }];
    case 'deploy':
    case 'natives':
    case 'blockade':
      return [{ kind: 'map', id: a }];
    case 'move':
    case 'rebuild':
      return [{ kind: 'map', id: `${b}/${a}` }];
    case 'attack':
    case 'war-office':
      return [{ kind: 'map', id: struck(a, b) }];
    case 'incite':
      return [{ kind: 'map', id: `${b}/${c}` }];
    case 'colonize':
    case 'commerce':
      return [{ kind: 'map', id: a }];
    case 'trade':
      return [
        { kind: 'tile', id: a },
        { kind: 'map', id: b },
      ];
    case 'claim':
      return [{ kind: 'tile', id: a }];
    case 'ally':
    case 'diplomacy':
      return [{ kind: 'alliance', id: a }];
    case 'power':
    case 'loss-to':
      return [{ kind: 'power', id: a }];
    case 'return':
    case 'draft':
      return [{ kind: 'counter', id: a }];
    case 'bid':
    case 'propose':
    case 'commit':
      return [{ kind: verb, id: verb }];
    default:
      return [{ kind: 'bar', id: verb }];
  }
}

export function parse(notation: string): Parsed {
  const [verb = '', ...words] = notation.split(' ');
  return { notation, verb, words, places: placesOf(verb, words) };
}

const AREA_IDS = new Set([
  'german-states',
  'central-europe',
  'mediterranean',
  'baltic',
  'ottoman-empire',
  'north-america',
  'caribbean',
  'south-america',
  'africa',
  'india',
  'east-indies',
]);

const ALLIANCE_IDS = new Set([
  'native-americans',
  'indian-nawab',
  'bavaria',
  'saxony',
  'naples',
  'gauchos',
  'portugal',
  'sweden',
  'denmark',
  'ottoman',
  'cossacks',
]);

/** Whether a word names something on the map. */
function onMap(word: string): boolean {
  return (
    AREA_IDS.has(word) || ALLIANCE_IDS.has(word) || /^n\d\d$/.test(word) || word === 'pirates' || word === 'revolt'
  );
}

/** The ids on the map, and tiles and alliances, that a decision points at. */
export function targets(notation: string): string[] {
  const { words, places } = parse(notation);
  const ids = places.filter(({ kind }) => ['map', 'tile', 'alliance'].includes(kind)).map(({ id }) => id);
  return [...new Set([...ids, ...words.filter(onMap)])];
}

/** The areas, homes, counters, tokens and local alliances an event speaks of. */
export function eventTargets(event: unknown): string[] {
  const { event: tag, power } = event as { event?: string; power?: string };
  const atHome = tag === 'revolution' || named(event, (word) => word === 'home').length > 0;
  return [...named(event, onMap), ...(power && atHome ? [`home/${power}`] : [])];
}

const ON_BOARD = new Set(['claimed', 'tile-dealt', 'tile-used', 'unrest', 'unrest-returned', 'population', 'taxed']);

/** The power boards, and the tiles on them, that an event has changed. */
export function eventMarks(event: unknown): string[] {
  const { event: name, power, tile } = event as Partial<Record<string, string>>;
  if (!name || !power || !ON_BOARD.has(name)) return [];
  return [`board-${power}`, ...(tile ? [`board-${power}-${tile}`] : [])];
}

/** The area, or `home`, that an id on the map lies in; counters and tokens are looked up in `lying`. */
export function areaOf(id: string, lying: ReadonlyMap<string, string>): string {
  return lying.get(id) ?? id.split('/', 1)[0] ?? id;
}
