/** Every line of the log that speaks of the map points at it, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from 'virtual:languages';
import { afterAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/board';
import { i18n } from '../../lib/i18n.svelte';
import { FALLBACK } from '../../lib/languages';
import { segments } from '../../lib/segments';
import { spotOf } from './layout';
import { eventTargets } from './notation';
import { words } from './texts.svelte';
import { POWERS, type View } from './view';

const folder = new URL('./fixtures/', import.meta.url);
const positions = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { view: View; log: LogEntry[] },
);

/** What seldom happens. */
const TOKENS = ['pirates', 'revolt'].flatMap((token) => [
  { event: 'incited', inciter: 'spain', token, area: 'caribbean', struck: 'france' },
  { event: 'token-stays', token, area: 'north-america', power: 'france' },
  { event: 'token-back', token },
  { event: 'attack-declared', attacker: 'france', area: 'caribbean', target: { token }, 'war-office': true },
]);
const SELDOM = POWERS.flatMap((power) => [
  { event: 'revolution', power },
  { event: 'unit-lost', power, kind: 'army', place: 'home', why: 'maintenance' },
  { event: 'moved', power, kind: 'navy', from: 'home', to: 'ottoman-empire' },
  { event: 'arm-chosen', power, alliance: 'denmark', front: 'sea' },
  { event: 'blockade-laid', power, area: 'german-states' },
  { event: 'surrendered', power, area: 'east-indies' },
]);

for (const { view } of positions.slice(0, 1)) {
  positions.push({ view, log: [...TOKENS, ...SELDOM].map((event, number) => ({ number, event })) });
}

afterAll(() => i18n.speak(FALLBACK));

describe.each(languages)('the log, $name', ({ tag }) => {
  it('links everything it names on the map', async () => {
    await words.ready;
    await i18n.speak(tag);
    const bare = new Set<string>();
    let lines = 0;
    for (const { view, log } of positions) {
      words.learn(view);
      for (const { event } of log) {
        const ids = eventTargets(event);
        const text = words.event(event);
        lines += ids.length > 0 ? 1 : 0;
        const linked = segments(text, ids, (id) => words.forms(id)).flatMap(({ id }) => id ?? []);
        for (const id of ids) if (!linked.includes(id)) bare.add(`${id}: ${text}`);
        // Companies are called after areas, but are no places.
        const place =
          !('tile' in (event as object)) && view.areas.some(({ area }) => text.includes(words.name('area', area)));
        if (place && ids.length === 0) bare.add(text);
      }
    }
    expect(lines).toBeGreaterThan(400);
    expect([...bare]).toEqual([]);
  });
});

describe('what the log names', () => {
  it('lies on the map, or belongs there', () => {
    for (const { view, log } of positions) {
      const lost = log.flatMap(({ event }) => eventTargets(event)).filter((id) => spotOf(view, id) === null);
      // A token that nobody has incited lies nowhere.
      expect(lost.filter((id) => id !== 'pirates' && id !== 'revolt')).toEqual([]);
    }
  });
});
