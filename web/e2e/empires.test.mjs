import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { asksFirst, findings, fits, picture, same } from './checks.mjs';
import { drawnAs, viewOf } from './drawn.mjs';
import { alone, playComputer, playOn, positionOf, start } from './harness.mjs';
import { overflowing } from './layout.mjs';

const GAME = 'Struggle of Empires';
const record = fileURLToPath(
  new URL('../../fixtures/struggle-of-empires/deluxe-with-7-players.kab.json', import.meta.url),
);
const decisions = JSON.parse(readFileSync(record, 'utf8')).decisions.length;

/** A table of one person and six computers, with clocks; gives its id. */
async function sevenSeats(tab) {
  await tab.goto('/');
  return tab.evaluate(async () => {
    const post = async (path, body) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await post('/api/guests', {});
    const computers = Array.from({ length: 6 }, () => ({ kind: 'computer', level: 'page' }));
    const clock = { kind: 'slow', days: 3, bank: 10 };
    const game = 'struggle-of-empires';
    return (await post('/api/tables', { game, clock, seats: [{ kind: 'me' }, ...computers] })).id;
  });
}

describe('Struggle of Empires', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('is accessible, and fits a phone', async () => {
    const { tab, faults, context } = await stage.visitor();
    const id = await playComputer(tab, GAME);
    for (const until of ['unit-placed', 'auction', 'round']) {
      await playOn(tab, id, { until });
      assert.deepEqual(await findings(tab), [], until);
    }
    await tab.keyboard.press('?');
    const marks = tab.getByRole('dialog').locator('.board-legend li > span');
    await marks.getByText('Pirates').waitFor();
    // A mark without words would have a key there.
    for (const mark of await marks.allTextContents()) assert.match(mark, /^[A-Z]/);
    await tab.keyboard.press('Escape');
    await tab.emulateMedia({ colorScheme: 'dark' });
    await tab.locator(':root[data-theme=ink]').waitFor();
    assert.deepEqual(await findings(tab, { contrast: true }), [], 'dark');
    await tab.setViewportSize({ width: 390, height: 844 });
    await fits(tab, 'the table');
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('has room for seven seats with their clocks in the bar, and on a phone in its menu', async () => {
    const { tab, faults, context } = await stage.visitor();
    const other = await stage.visitor();
    const id = await sevenSeats(tab);
    await other.tab.goto(`/table/${id}`);
    await tab.goto(`/table/${id}`);
    const menu = tab.getByRole('button', { name: 'Menu', exact: true });
    await menu.waitFor();
    await tab.locator('.prompt').waitFor();
    for (const width of [1600, 1280, 900, 390]) {
      await tab.setViewportSize({ width, height: 844 });
      await fits(tab, 'the table of seven');
      assert.deepEqual(await overflowing(tab), [], `${width} px`);
      const parts = await tab.locator('.bar').evaluate((bar) => {
        const boxes = [...bar.querySelectorAll('.mark[data-role], .clock, b, .menu > button')].map((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return { left, right, width };
        });
        return boxes.filter(({ width }) => width > 0).sort((one, two) => one.left - two.left);
      });
      assert.ok(parts.length >= (width > 860 ? 9 : 4), `${parts.length} things are in the bar at ${width} px`);
      for (const [at, { left }] of parts.entries())
        assert.ok(at === 0 || left >= parts[at - 1].right - 1, `nothing lies over another at ${width} px`);
    }
    await menu.click();
    const seats = tab.locator('.items').getByRole('listitem');
    assert.equal(await seats.count(), 7);
    for (const seat of await seats.all()) {
      assert.ok(await seat.locator('b').isVisible());
      assert.match(await seat.locator('.clock').textContent(), /\d/);
    }
    assert.equal(await seats.filter({ hasText: 'You' }).getByText('here').count(), 1);
    assert.ok((await seats.getByText('to decide').count()) > 0, 'it says whose turn it is');
    await tab.locator('.items').getByText('one spectator').waitFor();
    assert.deepEqual(await overflowing(tab), [], 'the menu');
    assert.deepEqual(faults, []);
    await context.close();
    await other.context.close();
  });

  it('says which rule forbids what is pressed, and the odds of an attack before it is paid for', async () => {
    const { tab, faults, context } = await stage.visitor({ expected: [/422/] });
    const id = await playComputer(tab, GAME);
    const attack = ({ legal }) => legal.find(({ notation }) => notation.startsWith('attack '))?.notation.split(' ');
    let position = await positionOf(tab, id);
    for (let seed = 1; !attack(position); seed++) {
      await playOn(tab, id, { most: 1, seed: seed * 7919 });
      position = await positionOf(tab, id);
    }
    await alone(tab);
    const [, area, target] = attack(position);
    const spot = tab.locator(`.spot.glow[data-id="${area}/${target}"], .spot.glow[data-id="${target}"]`);
    await spot.focus();
    await tab
      .getByRole('tooltip')
      .getByText(/Success: [\d.]+ % if nobody joins/)
      .waitFor();
    await tab.keyboard.press('Enter');
    await tab
      .locator('.quote, .stage .menu')
      .getByText(/Success: [\d.]+ %/)
      .first()
      .waitFor();
    await tab.keyboard.press('Escape');
    await tab.locator('.quote, .stage .menu').waitFor({ state: 'detached' });
    const why = tab.locator('.quote .why');
    const asked = [];
    for (const place of ['.se-board .spot:not(.glow)', '.tile:not(.glow)', '.se-can.no']) {
      const things = tab.locator(`.table ${place}`);
      const count = Math.min(8, await things.count());
      for (let at = 0; at < count; at++) {
        await things.nth(at).dispatchEvent('click');
        await tab.waitForFunction(() => document.querySelector('.table').getAttribute('aria-busy') === 'false');
        if (!(await why.count())) continue;
        assert.match(await why.locator('.rule-no').textContent(), /\d/);
        asked.push(place);
        await tab.keyboard.press('Escape');
        await why.waitFor({ state: 'detached' });
      }
    }
    assert.ok(
      asked.some((place) => place.includes('se-board')),
      'something on the map says why not',
    );
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('shows all tiles and markers in a gallery, with the keyboard and on a phone', async () => {
    const { tab, faults, context } = await stage.visitor();
    const id = await playComputer(tab, GAME);
    await playOn(tab, id, { until: 'round' });
    await tab.getByRole('button', { name: 'All tiles and markers' }).focus();
    await tab.keyboard.press('Enter');
    const gallery = tab.getByRole('dialog', { name: 'Tiles and markers' });
    await gallery.getByText('Fighting Withdrawal').waitFor();
    assert.deepEqual(await findings(tab), []);
    await gallery.getByRole('tab', { name: 'Tiles', exact: true }).focus();
    await tab.keyboard.press('ArrowRight');
    await gallery.getByText(/neutral markers in the bag/).waitFor();
    const [all, lying] = await Promise.all([
      gallery.locator('.marker').count(),
      gallery.getByText('on the map').count(),
    ]);
    assert.ok(lying > 0 && lying < all, `${lying} of ${all} markers are on the map`);
    await tab.keyboard.press('ArrowRight');
    await gallery.getByText(/unrest counters left/).waitFor();
    await tab.setViewportSize({ width: 390, height: 844 });
    await fits(tab, 'the gallery');
    await tab.keyboard.press('Escape');
    await gallery.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('asks before what cannot be taken back, also with the key D', async () => {
    const { tab, faults, context } = await stage.visitor();
    const id = await playComputer(tab, GAME);
    await playOn(tab, id, { until: 'auction' });
    await asksFirst(tab, id, ['pass', 'end'], () => tab.getByRole('button', { name: 'All tiles and markers' }).click());
    assert.deepEqual(faults, []);
    await context.close();
  });

  for (const dark of [false, true]) {
    it(`looks as it did, ${dark ? 'dark' : 'light'}`, async () => {
      const { tab, context } = await stage.visitor({ dark });
      await tab.goto('/replay');
      await tab.locator('input[type=file]').setInputFiles(record);
      await tab.waitForURL(/\/replay\/file/);
      const looks = async (name, part) => same(`empires-${name}${dark ? '-dark' : ''}`, await picture(tab, part));
      const at = Math.floor(decisions * 0.7);
      await tab.goto(`/replay/file?at=${at}`);
      await tab.locator('.se-board .ledger').first().waitFor();
      await looks('board', '.stage');
      await drawnAs(tab, 'empires', await viewOf(stage.base, record, at));
      await looks('rail', '.rail .panels');
      await tab.setViewportSize({ width: 390, height: 844 });
      await looks('board-phone', '.stage');
      await context.close();
    });
  }
});
