/** Recorded positions: everything the server offers has a place, and everything it names is known here. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LegalDecision, LogEntry } from '../../lib/board';
import { Texts } from '../../lib/texts';
import { choices } from './choices';
import { ADVANTAGES, BOARD, CARDS, EVENTS, MINISTRIES, PANELS, SHEET, SPACES, TILES } from './facts';
import { SIDES, type View } from './view';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(here(path), 'utf8');
const positions = readdirSync(here('./fixtures')).map((file) => ({
  name: file.replace('.json', ''),
  ...(JSON.parse(read(`./fixtures/${file}`)) as { view: View; legal: LegalDecision[]; log: LogEntry[] }),
}));
const folder = '../../../../locales/en/imperial-struggle';
const catalogues = readdirSync(here(folder)).filter((file) => file.endsWith('.ftl'));
const texts = new Texts([
  Texts.bundle(
    'en',
    catalogues.map((file) => read(`${folder}/${file}`)),
  ),
]);

describe('the sheet', () => {
  it('has every space, advantage and line', () => {
    expect(BOARD.spaces).toHaveLength(112);
    expect(BOARD.advantages).toHaveLength(22);
    expect(BOARD.conquest).toHaveLength(20);
    expect(CARDS.events).toHaveLength(41);
    expect(CARDS.ministries).toHaveLength(26);
    expect(CARDS.tiles).toHaveLength(24);
    for (const { a, b } of [...BOARD.connections, ...BOARD.conquest]) {
      expect(SPACES.has(a) && SPACES.has(b), `${a} ${b}`).toBe(true);
    }
  });

  it('puts every space inside its chart, clear of its neighbours', () => {
    for (const space of BOARD.spaces) {
      const [x0, y0, x1, y1] = PANELS.get(space.region)?.map ?? [0, 0, 0, 0];
      expect(space.x > x0 && space.x < x1 && space.y > y0 && space.y < y1, space.id).toBe(true);
      expect(space.x < SHEET.w && space.y < SHEET.h).toBe(true);
      for (const other of BOARD.spaces) {
        if (other === space) continue;
        expect(Math.hypot(space.x - other.x, space.y - other.y), `${space.id} ${other.id}`).toBeGreaterThan(34);
      }
    }
  });

  it('needs no inline style, which the content security policy forbids', () => {
    for (const file of ['sheet.svg', 'symbols.svg']) expect(read(`./data/${file}`)).not.toContain('style=');
  });
});

describe.each(positions)('position $name', ({ view, legal, log }) => {
  it('names only what the board knows', () => {
    for (const { space } of view.spaces) expect(SPACES.has(space), space).toBe(true);
    for (const { advantage } of view.advantages) expect(ADVANTAGES.has(advantage), advantage).toBe(true);
    for (const { tile } of view.tiles.available) expect(TILES.has(tile), tile).toBe(true);
    for (const card of [...view.cards.unseen, ...view.cards.discard, ...view.cards.played]) {
      expect(EVENTS.has(card), String(card)).toBe(true);
    }
    for (const side of SIDES) {
      for (const { card } of view.ministries[side]) if (card !== null) expect(MINISTRIES.has(card)).toBe(true);
    }
  });

  it('offers every legal decision somewhere', () => {
    const found = choices(legal);
    const offered = new Set(
      Object.values(found).flatMap((places) => [...places.values()].flat().map((option) => option.notation)),
    );
    for (const { notation } of legal) expect(offered.has(notation), notation).toBe(true);
    for (const id of found.space.keys()) expect(SPACES.has(id), id).toBe(true);
    for (const id of found.advantage.keys()) expect(ADVANTAGES.has(id), id).toBe(true);
    for (const id of found.theater.keys()) {
      expect(
        view.war?.theaters.some((theater) => theater.theater === id),
        id,
      ).toBe(true);
    }
    // Cards and tiles must lie on the table to be pressed.
    const hand = view.you ? (view.cards.hands[view.you].cards ?? []) : [];
    for (const id of found.card.keys()) expect(hand.includes(Number(id)), id).toBe(true);
    const cabinet = view.you ? view.ministries[view.you].map(({ card }) => `m${card}`) : [];
    for (const [id, options] of found.ministry) {
      expect(cabinet.includes(id) || options.every(({ verb }) => verb === 'ministry'), id).toBe(true);
    }
    for (const id of found.tile.keys())
      expect(
        view.tiles.available.some(({ tile }) => tile === id),
        id,
      ).toBe(true);
  });

  it('has a sentence for every decision and event', () => {
    for (const { notation } of legal) expect(texts.decision(notation), notation).not.toBe(notation);
    for (const { event } of log) {
      const { event: tag } = event as { event: string };
      expect(texts.has(`event-${tag}`), tag).toBe(true);
    }
  });
});

describe('captions', () => {
  it('exist for every key the components ask for', () => {
    const files = readdirSync(here('.')).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'));
    for (const file of files) {
      for (const [, key] of read(`./${file}`).matchAll(/words\.ui\('([a-z0-9-]+)'/g)) {
        expect(texts.has(`board-${key}`), `${key} in ${file}`).toBe(true);
      }
    }
  });
});
