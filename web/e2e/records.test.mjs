import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findings, fits, picture, same } from './checks.mjs';
import { drawnAs, viewOf } from './drawn.mjs';
import { playComputer, playOn, start } from './harness.mjs';

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

let stage;
before(async () => (stage = await start()));
after(() => stage.close());

describe('a record from disk', () => {
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
    // It arrives with a movement where the reader's system wants any.
    const arrives = () => scene.evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).animationDuration));
    assert.equal(await arrives(), 0);
    await tab.emulateMedia({ reducedMotion: 'no-preference' });
    assert.ok((await arrives()) > 0);
    await tab.emulateMedia({ reducedMotion: 'reduce' });
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

  it('shows both hands with all cards open, and only one with the eyes of its seat', async () => {
    const { tab, faults, context } = await stage.visitor();
    await open(tab);
    await tab.goto(`/replay/file?at=${Math.floor(decisions * 0.6)}`);
    const hand = (name) => tab.locator('.board-dock section').filter({ has: tab.getByRole('heading', { name }) });
    const cards = async (name) => {
      await hand(name).locator('.h').first().waitFor();
      return hand(name).locator('.h').allTextContents();
    };
    const [british, french] = [await cards('Hand of Britain'), await cards('Hand of France')];
    // What rests under the pointer is shown large, with its text.
    const large = tab.locator('.zoomed');
    await tab.locator('.board-dock .tile').first().hover();
    await large.getByText('Major Action').waitFor();
    await tab.locator('.rail .is-wt:not(.down)').first().hover();
    await large.getByText('Basic War tile').waitFor();
    assert.deepEqual(await findings(tab), []);
    await tab.getByLabel('Whose eyes').selectOption({ label: 'What Britain knew' });
    assert.deepEqual(await cards('Your hand'), british);
    await hand('Hand of France').waitFor({ state: 'detached' });
    const page = await tab.content();
    for (const card of french) assert.ok(!page.includes(card), `${card} is France’s`);

    await tab.setViewportSize({ width: 390, height: 844 });
    await hand('Your hand').waitFor({ state: 'detached' });
    await tab.getByRole('button', { name: 'Hand', exact: true }).click();
    assert.deepEqual(await cards('Your hand'), british);
    await fits(tab, 'a hand in a replay on a phone');
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('is gone through with the slider, the keys, by itself, and by its chapters', async () => {
    const { tab, faults, context } = await stage.visitor();
    await open(tab);
    const at = (number) => tab.getByText(`Decision ${number} of ${decisions}`, { exact: true }).waitFor();
    await tab.getByRole('slider').fill('40');
    await at(40);
    const keys = {
      ArrowRight: 41,
      'Shift+ArrowRight': 51,
      ArrowLeft: 50,
      'Shift+ArrowLeft': 40,
      Home: 0,
      End: decisions,
    };
    for (const [key, number] of Object.entries(keys)) {
      await tab.keyboard.press(key);
      await at(number);
    }
    await tab.getByLabel('Go to…').selectOption({ index: 2 });
    await tab.waitForURL((url) => url.searchParams.get('at') !== String(decisions));
    const place = Number(new URL(tab.url()).searchParams.get('at'));
    assert.ok(place > 0 && place < decisions, `a chapter begins at ${place}`);

    const speed = tab.getByRole('button', { name: 'Speed' });
    for (const times of ['2×', '4×', '8×']) {
      await speed.click();
      assert.equal(await speed.textContent(), times);
    }
    await tab.getByRole('button', { name: 'Play', exact: true }).click();
    await at(place + 2);
    await tab.getByRole('button', { name: 'Pause' }).click();
    await tab.getByRole('button', { name: 'Play', exact: true }).waitFor();
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
      const at = Math.floor(decisions * 0.6);
      await tab.goto(`/replay/file?at=${at}`);
      await tab.locator('.is-board').waitFor();
      await looks('board', '.stage');
      await drawnAs(tab, 'imperial', await viewOf(stage.base, record, at));
      assert.deepEqual(await findings(tab, { contrast: dark }), [], 'the replay');
      await looks('rail', '.rail .panels');
      await tab.locator('.chips').getByRole('button', { name: 'War of the Spanish Succession' }).click();
      await tab.locator('.scene .pays').waitFor();
      await looks('war', '.scene');
      assert.deepEqual(await findings(tab, { contrast: dark }), [], 'a scene');
      await tab.keyboard.press('Escape');
      await tab.setViewportSize({ width: 390, height: 844 });
      await looks('board-phone', '.stage');
      await context.close();
    });
  }
});

describe('a game of one’s own', () => {
  it('is replayed up to now while it runs; when it is over, a move is shared and the record kept', async () => {
    const { tab, faults, context } = await stage.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    const id = await playComputer(tab, 'Imperial Struggle');
    const now = await playOn(tab, id, { most: 4 });
    await tab.goto(`/replay/${id}`);
    await tab.getByText(new RegExp(`^Decision (\\d+) of \\1$`)).waitFor();
    assert.deepEqual(await tab.getByLabel('Whose eyes').locator('option').allTextContents(), [
      'What I knew',
      'What all knew',
    ]);
    await tab.getByRole('heading', { name: 'Your hand' }).waitFor();
    assert.equal(await tab.getByRole('link', { name: 'Record' }).count(), 0);

    await tab.evaluate(
      (table) =>
        fetch(`/api/tables/${table}/resign`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      id,
    );
    await tab.reload();
    await tab.getByRole('slider').fill('3');
    await tab.getByText(/^Decision 3 of/).waitFor();
    await tab.getByRole('button', { name: 'Share this move' }).click();
    await tab.getByText('The link is copied.').waitFor();
    const address = await tab.evaluate(() => navigator.clipboard.readText());
    const other = await stage.visitor();
    await other.tab.goto(address);
    await other.tab.getByText(/^Decision 3 of/).waitFor();

    const coming = tab.waitForEvent('download');
    await tab.getByRole('link', { name: 'Record' }).click();
    const kept = await coming;
    assert.equal(kept.suggestedFilename(), `imperial-struggle-${id}.kab.json`);
    const { decisions: taken } = JSON.parse(readFileSync(await kept.path(), 'utf8'));
    assert.ok(taken.length >= now, `${taken.length} of ${now} decisions`);
    assert.deepEqual([...faults, ...other.faults], []);
    await Promise.all([context.close(), other.context.close()]);
  });
});
