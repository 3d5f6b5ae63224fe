import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findings, same } from './checks.mjs';
import { playComputer, playOn, start } from './harness.mjs';

const GAME = 'Struggle of Empires';
const record = fileURLToPath(
  new URL('../../fixtures/struggle-of-empires/deluxe-with-7-players.kab.json', import.meta.url),
);
const decisions = JSON.parse(readFileSync(record, 'utf8')).decisions.length;
const tableOf = (tab) => new URL(tab.url()).pathname.split('/').at(-1);

/** Presses one of the things that glow, and pays for it; says whether something was pressed. */
async function pressOne(tab, chance) {
  const quick = { timeout: 2000 };
  const pay = tab.locator('.quote .btn.go');
  if (await pay.count()) {
    await pay.click(quick).catch(() => undefined);
    return;
  }
  const menu = tab.locator('.menu .glow');
  const glowing = (await menu.count()) > 0 ? menu : tab.locator('.table .glow');
  const count = await glowing.count();
  if (count === 0) return;
  // A thing may be covered by another, or gone before it is pressed: then another is tried.
  const picked = glowing.nth(chance(count));
  await picked.scrollIntoViewIfNeeded(quick).catch(() => undefined);
  await picked.click(quick).catch(() => undefined);
}

describe('Struggle of Empires', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('a guest plays a whole game against the computer by pressing only what glows', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab, GAME);
    let seed = 11;
    const chance = (most) => Math.floor(((seed = (seed * 16807) % 2147483647) / 2147483647) * most);
    const over = tab.getByRole('dialog').getByText('The dice were fair');
    for (let tries = 0; tries < 3000 && (await over.count()) === 0; tries++) {
      if (await tab.locator('.scene').count()) await tab.keyboard.press('Escape');
      if (await tab.locator('.prompt.mine').count()) await pressOne(tab, chance);
      else await tab.waitForTimeout(40);
    }
    await over.waitFor();
    await tab.getByRole('dialog').getByText('Final scoring').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('is accessible, and fits a phone', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab, GAME);
    const id = tableOf(tab);
    for (const until of ['unit-placed', 'auction', 'round']) {
      await playOn(tab, id, { until });
      await tab.waitForTimeout(600);
      assert.deepEqual(await findings(tab), [], until);
    }
    await tab.setViewportSize({ width: 390, height: 844 });
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} px wide`);
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('with the keyboard on the map: arrows from target to target, Enter decides', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab, GAME);
    await playOn(tab, tableOf(tab), { until: 'marker-drawn', most: 1 });
    await tab.locator('.ledger .glow').first().waitFor();
    const id = () => tab.evaluate(() => document.activeElement?.closest('[data-id]')?.dataset.id ?? null);
    await tab.locator('.ledger .glow').first().focus();
    const reached = new Set([await id()]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await tab.keyboard.press(key);
      reached.add(await id());
    }
    assert.ok(reached.size > 1 && !reached.has(null), [...reached].join(' '));
    const before = Number(await tab.locator('.table').getAttribute('data-decisions'));
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(
      (known) => Number(document.querySelector('.table')?.getAttribute('data-decisions')) > known,
      before,
    );
    assert.deepEqual(faults, []);
    await context.close();
  });

  for (const dark of [false, true]) {
    it(`looks as it did, ${dark ? 'dark' : 'light'}`, async () => {
      const { tab, context } = await stage.visitor({ dark });
      await tab.goto('/replay');
      await tab.locator('input[type=file]').setInputFiles(record);
      await tab.waitForURL(/\/replay\/file/);
      await tab.evaluate(() => document.fonts.ready);
      const picture = async (name, part) => {
        await tab.waitForTimeout(700);
        same(`empires-${name}${dark ? '-dark' : ''}`, await tab.locator(part).first().screenshot());
      };
      await tab.goto(`/replay/file?at=${Math.floor(decisions * 0.7)}`);
      await tab.locator('.se-board .ledger').first().waitFor();
      await picture('board', '.stage');
      await picture('rail', '.rail .panels');
      await tab.setViewportSize({ width: 390, height: 844 });
      await picture('board-phone', '.stage');
      await context.close();
    });
  }
});
