/** Decisions as the server writes them, read into what they point at. No rule is known here: only the words. */
import { named } from '../kit/named';
import { ADVANTAGES, SPACES } from './facts';

/** Where on the table a decision is offered. */
export type PlaceKind = 'space' | 'advantage' | 'tile' | 'card' | 'ministry' | 'theater' | 'pay' | 'bar';

export interface Place {
  kind: PlaceKind;
  /** The id of the thing; for the bar, the verb, so that variants of one decision stay together. */
  id: string;
}

export interface Parsed {
  notation: string;
  verb: string;
  words: string[];
  /** What helps, without the plus sign. */
  help: string[];
  places: Place[];
  /** The Action that pays, if one does. */
  slot: string | null;
}

const SLOTS = new Set(['major', 'minor', 'event', 'bought']);
const AT_SPACE = new Set([
  'shift',
  'clear-conflict',
  'fort',
  'repair',
  'rebel',
  'bastion',
  'choose',
  'damage',
  'disperse',
  'unflag',
  'conquer',
]);
const AT_THEATER = new Set(['assign', 'upgrade', 'swap', 'place', 'move', 'theater', 'return-tile']);

function placesOf(verb: string, words: string[]): Place[] {
  const [a = '', b = ''] = words;
  const bar: Place[] = [{ kind: 'bar', id: verb }];
  if (AT_SPACE.has(verb)) return [{ kind: 'space', id: a }];
  if (AT_THEATER.has(verb)) return [{ kind: 'theater', id: verb === 'move' ? b : a }];
  switch (verb) {
    case 'deploy':
      return [{ kind: 'space', id: b }];
    case 'fleet':
      return SPACES.has(a) ? [{ kind: 'space', id: a }] : bar;
    case 'advantage':
      return b
        ? [
            { kind: 'space', id: b },
            { kind: 'advantage', id: a },
          ]
        : [{ kind: 'advantage', id: a }];
    case 'tile-of':
      return [{ kind: 'advantage', id: a }];
    case 'tile':
      return [{ kind: 'tile', id: a }];
    case 'event':
    case 'discard':
      return [{ kind: 'card', id: a }];
    case 'ministry':
    case 'reveal':
    case 'exchange':
      return [{ kind: 'ministry', id: a }];
    case 'use':
      return SPACES.has(b)
        ? [
            { kind: 'space', id: b },
            { kind: 'ministry', id: a },
          ]
        : [{ kind: 'ministry', id: a }];
    case 'pay':
      return [{ kind: 'pay', id: 'pay' }];
    default:
      return bar;
  }
}

export function parse(notation: string): Parsed {
  const [verb = '', ...rest] = notation.split(' ');
  const words = rest.filter((word) => !word.startsWith('+'));
  const help = rest.filter((word) => word.startsWith('+')).map((word) => word.slice(1));
  const slot = words.findLast((word) => SLOTS.has(word)) ?? null;
  return { notation, verb, words, help, places: placesOf(verb, words), slot };
}

/** Whether a word of a decision names something on the sheet. */
function onSheet(id: string): boolean {
  return SPACES.has(id) || ADVANTAGES.has(id);
}

/** The ids on the sheet, and the cards and tiles, that a decision points at. */
export function targets(notation: string): string[] {
  const { words, help, places } = parse(notation);
  const ids = [
    ...places.filter((place) => place.kind !== 'bar' && place.kind !== 'pay').map((place) => place.id),
    ...words.filter(onSheet),
    ...help.map((word) => word.replace('huguenots:', '')).filter(onSheet),
  ];
  return [...new Set(ids)];
}

/** `pay debt 2 trp 1` as numbers. */
export function payment(notation: string): { debt: number; trp: number } | null {
  const match = /^pay debt (\d+) trp (\d+)$/.exec(notation);
  return match ? { debt: Number(match[1]), trp: Number(match[2]) } : null;
}

/** The Investment tiles, Ministry cards and theaters that an event has changed. */
export function eventMarks(event: unknown): string[] {
  const { event: name, tile, card, theater } = event as Partial<Record<string, unknown>>;
  if (name === 'tile-taken') return [String(tile)];
  if (name === 'revealed' || name === 'ability-works') return [`m${String(card)}`];
  return typeof theater === 'string' ? [theater] : [];
}

/** The words after which the server's ids of events point at the sheet. */
export function eventTargets(event: unknown): string[] {
  return named(event, onSheet);
}
