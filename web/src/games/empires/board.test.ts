/** The board draws every recorded position: nothing is missing, nothing overlaps, every decision has a place. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LegalDecision, LogEntry } from '../../lib/board';
import { Texts } from '../../lib/texts';
import { choices, price } from './choices';
import { BOARD, CHARTS, EDGE, homeOf, ledgerOf, spotOf, WIDTH } from './layout';
import { parse, targets } from './notation';
import { noteOf } from './rows';
import { accounts, lastCombat, scorings } from './story';
import { areaTag, homeTags, partTags } from './tags';
import { POWERS, type Power, type View } from './view';

const here = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(here(path), 'utf8');
const positions = readdirSync(here('./fixtures')).map((file) => ({
  name: file.replace('.json', ''),
  ...(JSON.parse(read(`./fixtures/${file}`)) as { view: View; legal: LegalDecision[]; log: LogEntry[] }),
}));

interface Box {
  id: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function boxes(view: View): Box[] {
  const ledgers = view.areas.map((area) => {
    const { x, y, h } = ledgerOf(view, area);
    return { id: area.area, x0: x, y0: y, x1: x + WIDTH, y1: y + h };
  });
  const homes = POWERS.map((power) => {
    const { x, y, w, h } = homeOf(view, power, power);
    return { id: `home of ${power}`, x0: x, y0: y, x1: x + w, y1: y + h };
  });
  return [...ledgers, ...homes];
}

function overlaps(all: Box[]): string[] {
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1)
      .map((b) => `${a.id} and ${b.id}`),
  );
}

/** All seven powers with units and markers everywhere, and every free alliance. */
function crowded(view: View): View {
  const units = POWERS.map((power) => ({ power, armies: 4, navies: 2, forts: 1 }));
  return {
    ...view,
    homes: units,
    areas: view.areas.map((area) => ({
      ...area,
      units,
      control: POWERS.map((power) => ({ power, markers: 2 })),
      neutrals: view.counters.filter((counter) => counter.area === area.area).slice(0, 10),
    })),
  };
}

describe.each(positions)('$name', ({ view, legal, log }) => {
  it('has room for everything', () => {
    expect(overlaps(boxes(view))).toEqual([]);
    for (const area of view.areas) {
      const { x, y, h, place } = ledgerOf(view, area);
      const [x0, y0, x1, y1] = CHARTS.get(place.chart)?.box ?? [0, 0, 0, 0];
      expect(x >= x0 && y >= y0 && x + WIDTH <= x1 && y + h <= y1, area.area).toBe(true);
    }
  });

  it('has room for the prices on the things of the map', () => {
    const found = choices(legal);
    const offers = new Map([...found.map, ...found.alliance]);
    const all = boxes(view);
    const parts = view.areas.flatMap((area) => {
      const ledger = ledgerOf(view, area);
      const tags = partTags(ledger, view.you, offers);
      const whole = areaTag(ledger, '10', 'gold', tags);
      return [...tags, whole].map((tag) => ({ tag, from: ledger, of: area.area as string }));
    });
    const home = view.you ? homeOf(view, view.you, view.you) : null;
    const plates = (home ? homeTags(home, offers) : []).map((tag) => ({ tag, from: home, of: `home of ${view.you}` }));
    const tags = [...parts, ...plates].map(({ tag, from, of }) => ({
      of,
      id: `${tag.id} at ${of}`,
      x0: tag.x + (from?.x ?? 0),
      y0: tag.y + (from?.y ?? 0),
      x1: tag.x + (from?.x ?? 0) + tag.w,
      y1: tag.y + (from?.y ?? 0) + tag.h,
    }));
    expect(overlaps(tags)).toEqual([]);
    for (const tag of tags) {
      expect(
        overlaps([tag, ...all.filter(({ id }) => id !== tag.of)]).filter((pair) => pair.startsWith(tag.id)),
      ).toEqual([]);
      expect(tag.x0 >= 0 && tag.y0 >= 0 && tag.x1 <= EDGE.w && tag.y1 <= EDGE.h, tag.id).toBe(true);
    }
    const paid = legal.filter(({ notation, quote }) => /^(attack|colonize) /.test(notation) && price(quote));
    expect(
      paid.filter(({ notation }) => !tags.some(({ id }) => targets(notation).some((at) => id.startsWith(`${at} at`)))),
    ).toEqual([]);
  });

  it('shows where each decision of the map is taken', () => {
    const found = choices(legal);
    expect([...found.map.keys()].filter((id) => spotOf(view, id) === null)).toEqual([]);
    const placed = new Set(Object.values(found).flatMap((kind) => [...kind.values()].flat()));
    expect(placed.size).toBeGreaterThanOrEqual(legal.length);
  });

  it('tells the odds of every attack beside its price', () => {
    const attacks = legal.filter(({ notation }) => /^(attack|war-office) /.test(notation));
    for (const { notation } of attacks) expect(noteOf(view, parse(notation)), notation).toMatch(/\d/);
    expect(noteOf(view, parse('pass'))).toBeNull();
  });

  it('tells combats with their dice', () => {
    const combat = lastCombat(log);
    for (const { dice, totals } of combat?.rounds.flatMap(({ rolls }) => rolls) ?? []) {
      expect(dice.flat().every((die) => die >= 1 && die <= 6)).toBe(true);
      expect(totals.every((total) => total >= 0)).toBe(true);
    }
  });
});

describe('the sheet', () => {
  const [first] = positions;
  it('has a ledger for each area and a plate for each home', () => {
    expect(BOARD.ledgers).toHaveLength(11);
    expect(BOARD.homes).toHaveLength(7);
  });
  it('has room for seven powers everywhere', () => {
    if (!first) throw new Error('no positions');
    const full = crowded(first.view);
    expect(overlaps(boxes(full))).toEqual([]);
  });
});

describe('an attack', () => {
  it('names the allies who stay out', () => {
    const asked = positions.find(({ name }) => name === 'reserves');
    expect(lastCombat(asked?.log ?? [])?.out).toEqual(['russia']);
  });
});

describe('the end', () => {
  const over = positions.find(({ name }) => name === 'over');
  it('adds up to the points of each power', () => {
    if (!over) throw new Error('no finished game');
    const { view, log } = over;
    const powers = view.players.map(({ power }) => power);
    for (const { power, wars, other, lost } of accounts(log, powers)) {
      const vp = view.players.find((player) => player.power === power)?.vp;
      expect(wars.reduce((sum, war) => sum + war, 0) + other - lost, power).toBe(vp);
    }
    expect(scorings(log).map(({ war, complete }) => [war, complete])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    for (const { war, totals } of scorings(log)) {
      const brought = accounts(log, powers).map(({ power, wars }) => [power, wars[war - 1] ?? 0]);
      expect(new Map(totals.map(({ power, vp }) => [power, vp]))).toEqual(new Map(brought as [Power, number][]));
      expect(totals.map(({ now }) => now)).toEqual(totals.map(({ now }) => now).toSorted((a, b) => b - a));
    }
  });
});

describe('the catalogue', () => {
  const folder = here('../../../../locales/en/struggle-of-empires/');
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const texts = new Texts([Texts.bundle('en', sources)]);
  const code = readdirSync(here('.'))
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => read(`./${name}`))
    .join('\n');

  it('has every caption the board asks for by name', () => {
    const asked = new Set([...code.matchAll(/\.ui\(\s*'([a-z0-9-]+)'/g)].map((match) => `board-${match[1] ?? ''}`));
    expect(asked.size).toBeGreaterThan(60);
    expect([...asked].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has a sentence for each decision and prompt of the recorded positions', () => {
    const keys = positions.flatMap(({ view, legal }) => [
      ...legal.map(({ notation }) => `decision-${notation.split(' ')[0] ?? ''}`),
      ...(view.prompt ? [`prompt-${view.prompt.key}`, `prompt-${view.prompt.key}-waiting`] : []),
    ]);
    expect([...new Set(keys)].filter((key) => !texts.has(key))).toEqual([]);
  });
});
