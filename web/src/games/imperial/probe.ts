/**
 * A decision one might have meant by pressing something where nothing is legal, so that the server can say why not.
 * Only a guess at the words: the server knows the rules.
 */
import type { Choices } from './choices';
import { ADVANTAGES, SPACES, type SpaceFacts } from './facts';
import type { Place, PlaceKind } from './notation';
import type { ActionType, View } from './view';

/** The Action that pays for such things, as far as there is one. */
function slotFor(view: View, ...kinds: ActionType[]): string {
  return view.round?.purses.find(({ ap }) => kinds.includes(ap))?.slot ?? 'major';
}

/** What Action Points buy at a space. */
function bought(view: View, { id, type }: SpaceFacts): string {
  switch (type) {
    case 'naval':
      return `deploy navy-box ${id} ${slotFor(view, 'military')}`;
    case 'fort': {
      const damaged = view.spaces.find(({ space }) => space === id)?.damaged;
      return `${damaged ? 'repair' : 'fort'} ${id} ${slotFor(view, 'military')}`;
    }
    case 'political':
      return `shift ${id} ${slotFor(view, 'diplomatic')}`;
    default:
      return `shift ${id} ${slotFor(view, 'economic')}`;
  }
}

/** The words that the use of a Ministry card takes besides its number. */
function use(view: View, card: string): string {
  switch (card) {
    case 'm1':
    case 'm5':
    case 'm8':
    case 'm16':
      return `use ${card}`;
    case 'm9':
      return `use m9 ${[...SPACES.values()].find(({ type }) => type === 'territory')?.id}`;
    case 'm10':
      return `use m10 ${(view.you && view.cards.hands[view.you].cards?.[0]) ?? 1}`;
    case 'm11':
      return `use m11 ${slotFor(view, 'military')}`;
    case 'm15':
    case 'm20':
    case 'm22':
      return `use ${card} ${slotFor(view, 'diplomatic')}`;
    case 'm21':
      return 'use m21 furs';
    default:
      return `reveal ${card}`;
  }
}

/** In an Action Round. */
function inRound(view: View, kind: PlaceKind, id: string): string | null {
  const space = SPACES.get(id);
  switch (kind) {
    case 'space':
      return space ? bought(view, space) : null;
    case 'advantage': {
      // Those that put a marker on a space name it.
      const { icon, needs } = ADVANTAGES.get(id) ?? {};
      return `advantage ${id}${icon === 'conflict' ? ` ${needs?.[0]}` : ''}`;
    }
    case 'tile':
      return `tile ${id}`;
    case 'card':
      return `event ${id}`;
    case 'ministry':
      return use(view, id);
    case 'theater':
      return `upgrade ${id}`;
    default:
      return null;
  }
}

/** What is offered at another thing of that kind, most of all at one that looks the same, said of this one. */
function alike(choices: Choices, kind: PlaceKind, id: string): string | null {
  const others = [...choices[kind].entries()];
  const type = SPACES.get(id)?.type;
  const [other, options] = others.find(([one]) => SPACES.get(one)?.type === type) ?? others[0] ?? [];
  const words = options?.[0]?.notation.split(' ');
  return words?.map((word) => (word === other ? id : word)).join(' ') ?? null;
}

const ROUND = new Set(['choose-tile', 'act', 'pay']);
/** What a prompt asks for, where nothing like the thing that was pressed is offered. */
const ASKED: Partial<Record<string, string>> = {
  'space event-target': 'choose',
  'space tile-effects': 'unflag',
  'space spoils': 'conquer',
  'space usa-flags': 'choose',
  'space usa-forts': 'choose',
  'space canada': 'choose',
  'space spanish-shift': 'choose',
  'space lose-squadrons': 'fleet',
  'card discard': 'discard',
  'advantage event-advantage': 'tile-of',
};

/** Nothing where nothing can be decided, or nothing like it could be. */
export function probe(view: View, choices: Choices, { kind, id }: Place): string | null {
  const prompt = view.prompt?.key;
  if (!prompt || Object.values(choices).every(({ size }) => size === 0)) return null;
  if (ROUND.has(prompt)) return inRound(view, kind, id);
  const verb = ASKED[`${kind} ${prompt}`];
  return alike(choices, kind, id) ?? (verb ? `${verb} ${id}` : view.round ? inRound(view, kind, id) : null);
}
