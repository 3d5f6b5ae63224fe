import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LegalDecision } from '../../lib/board';
import { choices } from './choices';
import type { PlaceKind } from './notation';
import { probe } from './probe';
import type { View } from './view';

function asked(position: string, kind: PlaceKind, id: string, without = false): string | null {
  const file = fileURLToPath(new URL(`./fixtures/${position}.json`, import.meta.url));
  const { view, legal } = JSON.parse(readFileSync(file, 'utf8')) as { view: View; legal: LegalDecision[] };
  return probe(view, choices(without ? [] : legal), { kind, id });
}

describe('what may have been meant', () => {
  it('is said in the words of an Action Round', () => {
    expect(asked('act', 'space', 'albany')).toMatch(/^shift albany (major|minor)$/);
    expect(asked('choose-tile', 'space', 'biscay')).toBe('deploy navy-box biscay major');
    expect(asked('act', 'card', '12')).toBe('event 12');
    expect(asked('act', 'tile', 'e4-d2-a')).toBe('tile e4-d2-a');
    expect(asked('act', 'ministry', 'm11')).toMatch(/^use m11 (major|minor)$/);
    expect(asked('act', 'ministry', 'm3')).toBe('reveal m3');
    expect(asked('pay', 'theater', 'wss-spain')).toBe('upgrade wss-spain');
    expect(asked('keep-tile', 'advantage', 'wheat')).toBe('advantage wheat');
  });

  it('is said in the words of what is offered elsewhere', () => {
    expect(asked('place-tile', 'theater', 'wss-spain')).toBe('place wss-spain');
    expect(asked('event-target', 'space', 'albany')).toBe('choose albany');
    expect(asked('spoils', 'space', 'albany')).toMatch(/^conquer albany/);
    expect(asked('discard', 'card', '12')).toBe('discard 12');
  });

  it('is nothing where nothing can be decided', () => {
    expect(asked('act', 'space', 'albany', true)).toBeNull();
    expect(asked('discard', 'space', 'albany')).toBeNull();
    expect(asked('spoils', 'tile', 'e4-d2-a')).toBeNull();
  });
});
