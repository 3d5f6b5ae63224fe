/** One sentence for each thing on the sheet: kind, price, owner, marks, legality, in this order. */
import { inLines } from '../kit/lines';
import { price, type Option } from './choices';
import type { AdvantageFacts, SpaceFacts } from './facts';
import { words } from './texts.svelte';
import type { AdvantageView, SpaceView } from './view';

export function spaceName(facts: SpaceFacts): string {
  return words.name('space', facts.id);
}

/** A name as it stands on the sheet, where a language has a shorter one, or one that can be broken, for it. */
function sheetName(kind: 'space' | 'advantage', id: string): string {
  return words.maybe(`${kind}-${id}-map`) ?? words.name(kind, id);
}

/** The name as it stands on the sheet: in as many lines at most as there is room for. */
export function spaceLines(facts: SpaceFacts): readonly string[] {
  const name = sheetName('space', facts.id);
  return facts.label.join(' ') === name ? facts.label : inLines(name, facts.label.length);
}

/** What a letter on a plate takes on average, and what beside the letters the plate holds. */
const LETTER = 6.7;
const PLATE_ROOM = 30;

/** The name of an Advantage on its plate. A line that is wider than the plate says how wide it may be. */
export function advantageLines(facts: AdvantageFacts): { text: string; width: number | null }[] {
  const name = sheetName('advantage', facts.id);
  if (facts.label.join(' ') === name) return facts.label.map((text) => ({ text, width: null }));
  const room = facts.w - PLATE_ROOM;
  return inLines(name, facts.label.length).map((text) => ({ text, width: text.length * LETTER > room ? room : null }));
}

/** What kind of space: “fur market”, “naval space”. */
export function spaceKind(facts: SpaceFacts): string {
  const kind = words.name('type', facts.type);
  const parts = [
    facts.commodity ? words.ui('kind-of', { what: words.name('commodity', facts.commodity), kind }) : kind,
  ];
  if (facts.prestige) parts.push(words.name('mark', 'prestige'));
  if (facts.alliance) parts.push(words.name('mark', 'alliance'));
  if (facts.localAlliance) parts.push(words.name('mark', 'local-alliance'));
  return parts.join(', ');
}

/** Whose it is and what lies there. */
export function spaceState(facts: SpaceFacts, state: SpaceView | undefined, locked: boolean): string[] {
  const parts: string[] = [];
  if (locked) parts.push(words.ui('locked'));
  const owner = state?.owner;
  if (owner === 'britain' || owner === 'france') parts.push(words.maybe(`side-${owner}-adjective`) ?? owner);
  else if (owner) parts.push(words.name('flag', owner));
  else if (!locked) parts.push(words.ui(facts.type === 'fort' ? 'unbuilt' : 'free'));
  if (state?.conflict)
    parts.push(words.name('marker', state.conflict === 'plus-one' ? 'conflict-plus-one' : 'conflict'));
  if (state?.damaged) parts.push(words.name('marker', 'damaged'));
  if (state?.huguenots) parts.push(words.name('marker', `huguenots-${state.huguenots}`));
  if (state?.protected) parts.push(words.ui('protected'));
  if (state?.isolated.now) parts.push(words.ui('isolated'));
  return parts;
}

export function spaceLabel(
  facts: SpaceFacts,
  state: SpaceView | undefined,
  locked: boolean,
  options: readonly Option[],
): string {
  const cost = price(options);
  const parts = [
    spaceName(facts),
    spaceKind(facts),
    ...(facts.cost !== null && facts.type !== 'naval' ? [words.ui('cost', { cost: facts.cost })] : []),
    ...spaceState(facts, state, locked),
  ];
  if (options.length > 0) parts.push(cost ? words.ui('legal-for', { price: cost.total }) : words.ui('legal'));
  return parts.join(', ');
}

export function advantageLabel(facts: AdvantageFacts, state: AdvantageView | undefined, legal: boolean): string {
  const parts = [words.name('advantage', facts.id), words.ui('advantage')];
  parts.push(state?.holder ? words.ui('held-by', { side: words.name('side', state.holder) }) : words.ui('free'));
  if (state?.exhausted) parts.push(words.ui('exhausted'));
  if (legal) parts.push(words.ui('legal'));
  return parts.join(', ');
}
