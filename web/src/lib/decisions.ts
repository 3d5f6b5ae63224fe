/** Orders legal decisions for the list that shows everything. */
import type { LegalDecision } from './board';

export interface Choice {
  decision: LegalDecision;
  text: string;
  group: string;
}

export interface Group {
  title: string;
  choices: Choice[];
}

/** The first word of a notation: its kind. */
export function word(notation: string): string {
  return notation.split(' ', 1)[0] ?? notation;
}

/** A decision whose kind occurs once and has no more words: a button of the prompt bar (`end`, `pass`, `done`). */
export function plain(legal: LegalDecision[]): LegalDecision[] {
  return legal.filter(({ notation }) => !notation.includes(' '));
}

/** What ends or declines something: the one without more words, or the only one. Of several, nobody knows which is meant. */
export function ending(legal: LegalDecision[], ends: (notation: string) => boolean): LegalDecision | null {
  const found = legal.filter(({ notation }) => ends(notation));
  return plain(found)[0] ?? (found.length === 1 ? (found[0] ?? null) : null);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word of the filter must occur in the sentence or in the notation. */
export function matches(choice: Choice, filter: string): boolean {
  const hay = fold(`${choice.text} ${choice.decision.notation}`);
  return fold(filter)
    .split(/\s+/)
    .every((needle) => hay.includes(needle));
}

/** Decisions that differ in one number only: `pay 1 france`, `pay 2 france`, … */
export interface Scale {
  key: string;
  steps: { number: number | null; decision: LegalDecision }[];
}

/** Decisions with those of one scale together, from the least number to the greatest. */
export function scales(legal: LegalDecision[]): Scale[] {
  const found = new Map<string, Scale>();
  for (const decision of legal) {
    const key = decision.notation.replace(/ \d+(?= |$)/, ' #');
    const number = / (\d+)(?= |$)/.exec(decision.notation)?.[1];
    const scale = found.get(key) ?? { key, steps: [] };
    scale.steps.push({ number: number === undefined ? null : Number(number), decision });
    found.set(key, scale);
  }
  for (const { steps } of found.values()) steps.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return [...found.values()];
}

/** Groups in the order in which the server lists their first decision. */
export function grouped(choices: Choice[], filter = ''): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (filter.trim() && !matches(choice, filter.trim())) continue;
    const list = groups.get(choice.group);
    if (list) list.push(choice);
    else groups.set(choice.group, [choice]);
  }
  return [...groups].map(([title, list]) => ({ title, choices: list }));
}
