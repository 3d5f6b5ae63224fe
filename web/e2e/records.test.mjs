import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { picture, same } from './checks.mjs';
import { start } from './harness.mjs';

const record = fileURLToPath(
  new URL('../../fixtures/imperial-struggle/final-scoring-france-1.kab.json', import.meta.url),
);
const decisions = JSON.parse(readFileSync(record, 'utf8')).decisions.length;

/** Opens a record from disk by the file picker. */
async function open(tab) {
  await tab.goto('/replay');
  await tab.locator('input[type=file]').setInputFiles(record);
  await tab.waitForURL(/\/replay\/file/);
  await tab.getByText(new RegExp(`of ${decisions}`)).waitFor();
}

describe('a record from disk', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('is replayed with all cards, or with the eyes of each seat, and after a reload', async () => {
    const { tab, faults, context } = await stage.visitor();
    await open(tab);
    await tab.getByText('The dice were fair').waitFor();
    const eyes = tab.getByLabel('Whose eyes');
    assert.deepEqual(await eyes.locator('option').allTextContents(), [
      'All cards open',
      'What France knew',
      'What Britain knew',
      'What all knew',
    ]);
    await tab.keyboard.press('End');
    await tab.waitForURL(new RegExp(`at=${decisions}`));
    await eyes.selectOption({ label: 'What Britain knew' });
    await tab.waitForURL(/as=seat-1/);
    await tab.reload();
    await tab.getByText(new RegExp(`Decision ${decisions} of ${decisions}`)).waitFor();
    assert.equal(await eyes.inputValue(), 'seat-1');

    // Turns and wars can be gone to, and a war is told theater by theater.
    await tab.getByLabel('Go to…').selectOption({ label: 'Seven Years’ War' });
    await tab.waitForURL((url) => url.searchParams.get('at') !== String(decisions));
    await tab.locator('.chips').getByRole('button', { name: 'Seven Years’ War' }).click();
    const scene = tab.locator('.scene');
    for (let step = 1; step <= 4; step++) {
      await scene.getByText(`${step} of`).waitFor();
      await scene.locator('.verdict').waitFor();
      await tab.keyboard.press('ArrowRight');
    }
    await tab.keyboard.press('Escape');
    await scene.waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('is refused when it is none, or when its decisions do not hold', async () => {
    const { tab, context } = await stage.visitor();
    await tab.goto('/replay');
    const file = (content) => ({ name: 'a.kab.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await tab.locator('input[type=file]').setInputFiles(file('{"format":"something else"}'));
    await tab.getByText('This file is not a record of a game.').waitFor();
    const forged = JSON.parse(readFileSync(record, 'utf8'));
    forged.decisions[5][1] = 'end';
    await tab.locator('input[type=file]').setInputFiles(file(JSON.stringify(forged)));
    await tab.getByRole('alert').waitFor();
    await context.close();
  });

  for (const dark of [false, true]) {
    it(`looks as it did, ${dark ? 'dark' : 'light'}`, async () => {
      const { tab, context } = await stage.visitor({ dark });
      await open(tab);
      const looks = async (name, part) => same(`${name}${dark ? '-dark' : ''}`, await picture(tab, part));
      await tab.goto(`/replay/file?at=${Math.floor(decisions * 0.6)}`);
      await tab.locator('.is-board').waitFor();
      await looks('board', '.stage');
      await looks('rail', '.rail .panels');
      await tab.locator('.chips').getByRole('button', { name: 'War of the Spanish Succession' }).click();
      await tab.locator('.scene .pays').waitFor();
      await looks('war', '.scene');
      await tab.keyboard.press('Escape');
      await tab.setViewportSize({ width: 390, height: 844 });
      await looks('board-phone', '.stage');
      await context.close();
    });
  }
});
