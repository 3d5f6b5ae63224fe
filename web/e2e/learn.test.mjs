import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findings } from './checks.mjs';
import { start } from './harness.mjs';
import { overflowing } from './layout.mjs';

const GAMES = ['imperial-struggle', 'struggle-of-empires'];
const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844, phone: true };

/** Where the lesson is: its step, and what is still to be pressed there. */
const where = (tab) =>
  tab.evaluate(() => {
    const lesson = document.querySelector('.lesson');
    return `${lesson?.dataset.step} after ${lesson?.dataset.decisions}`;
  });

async function open(tab, game, step = 1) {
  await tab.goto(`/lesson/${game}?step=${step}`);
  await tab.locator('.guide h2').waitFor();
}

/** Presses what glows, and pays if that has a price; then the lesson is somewhere else. */
async function press(tab) {
  const from = await where(tab);
  // A pair of powers is already put together: the button that proposes it stands out.
  const [go, any] = ['.lesson .btn.go.glow:visible', '.lesson .glow:visible'].map((what) => tab.locator(what));
  await any.first().waitFor();
  await ((await go.count()) > 0 ? go : any).first().click();
  const pay = tab.locator('.quote .btn.go');
  await tab.waitForFunction(
    (before) => {
      const lesson = document.querySelector('.lesson');
      return (
        document.querySelector('.quote') || `${lesson?.dataset.step} after ${lesson?.dataset.decisions}` !== before
      );
    },
    from,
    { timeout: 5000 },
  );
  if ((await pay.count()) > 0) await pay.click();
  await tab.locator('.quote').waitFor({ state: 'detached' });
  assert.notEqual(await where(tab), from, 'the lesson goes on');
}

/** From the first step to the last: reads, and presses what glows. Gives how many steps and presses there were. */
async function walk(tab) {
  let presses = 0;
  const steps = new Set();
  for (;;) {
    steps.add((await where(tab)).split(' ')[0]);
    // A phone shows one part of the table at a time.
    const marks = await tab.evaluate(() => {
      const { mark = '' } = document.querySelector('.lesson').dataset;
      const absent = (name) => innerWidth > 860 && !document.querySelector(`[data-part="${name}"][data-framed]`);
      return mark.split(' ').filter((name) => name && absent(name));
    });
    assert.deepEqual(marks, [], 'what the guide speaks of is there');
    if (await tab.locator('.guide .task').count()) {
      await press(tab);
      presses += 1;
    } else if (await tab.locator('.guide .end').count()) return { steps: steps.size, presses };
    else await tab.locator('.guide .ways .go').click();
  }
}

/** Chooses a language in the bar. */
async function speak(tab, language) {
  await tab.locator('header.bar button[aria-haspopup]').last().click();
  await tab.locator(`.items button[lang=${language}]`).click();
  await tab.waitForFunction((tag) => document.documentElement.lang === tag, language);
}

describe('a guided lesson', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  for (const [name, size] of Object.entries({ wide: WIDE, phone: PHONE })) {
    for (const game of GAMES) {
      it(`of ${game} is gone through by pressing what glows, and spoken in every language, ${name}`, async () => {
        const { tab, faults, context } = await stage.visitor(size);
        await open(tab, game);
        const { steps, presses } = await walk(tab);
        assert.ok(steps >= 10 && steps <= 15, `${steps} steps`);
        assert.ok(presses >= 10, `${presses} presses`);
        assert.deepEqual(await findings(tab), []);
        const titles = new Set();
        for (const language of ['en', 'it', 'de']) {
          await speak(tab, language);
          for (const end of ['first', 'last']) {
            await tab.locator('.guide .dots button')[end]().click();
            titles.add(await tab.locator('.guide h2').textContent());
            assert.doesNotMatch(await tab.locator('.guide .say').textContent(), /[{}]|learn-/);
            assert.deepEqual(await overflowing(tab), []);
          }
        }
        assert.equal(titles.size, 6, 'every language has its own words');
        assert.deepEqual(faults, []);
        await context.close();
      });
    }
  }

  it('takes only what it asks for, and can be gone through with the keyboard', async () => {
    const { tab, faults, context } = await stage.visitor(WIDE);
    await open(tab, GAMES[0], 8);
    const title = tab.locator('.guide h2');
    await tab.getByText('Flag a Market').waitFor();
    // Another market is not what is asked for.
    await tab.locator('.is-board [data-id="kurpa"]').click();
    await tab.getByText('Not that one now: press what glows.').waitFor();
    assert.equal(await title.textContent(), 'Flag a Market');
    // The price is shown before it is paid, and can be put aside.
    await tab.locator('.lesson .glow').first().click();
    await tab.locator('.quote').getByText('Printed cost').waitFor();
    await tab.keyboard.press('Escape');
    await tab.locator('.quote').waitFor({ state: 'detached' });
    await tab.locator('.guide .ways .btn').last().focus();
    await tab.keyboard.press('ArrowLeft');
    assert.equal(await title.textContent(), 'Three kinds of points');
    await tab.keyboard.press('ArrowRight');
    await tab.keyboard.press('ArrowRight');
    assert.equal(await title.textContent(), 'Remove a flag, on credit');
    // It is remembered after it was left.
    await tab.keyboard.press('Escape');
    await tab.waitForURL(/\/learn\/imperial-struggle/);
    await tab.getByRole('link', { name: 'Go on at step 9' }).click();
    await tab.getByText('Remove a flag, on credit').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('is reached from the first page, and ends with a game against the computer', async () => {
    const { tab, faults, context } = await stage.visitor(WIDE);
    await tab.goto('/');
    await tab.getByRole('link', { name: 'Guided first turn' }).first().click();
    await tab.locator('.guide h2').waitFor();
    await tab.locator('.guide .dots button').last().click();
    await tab.getByRole('button', { name: 'Play the computer' }).click();
    await tab.waitForURL(/\/table\//);
    assert.deepEqual(faults, []);
    await context.close();
  });
});
