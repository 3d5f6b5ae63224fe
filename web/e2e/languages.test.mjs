import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { same, still } from './checks.mjs';
import { playOn, start } from './harness.mjs';
import { overflowing, quiet } from './layout.mjs';
import { weigh } from './measure.mjs';

const GAMES = ['imperial-struggle', 'struggle-of-empires'];
/** How a sentence reads in each language: in the shell, and at the end of a game. */
const WORDS = {
  en: { settings: 'Settings', close: 'Look at the board', fair: 'The dice were fair' },
  de: { settings: 'Einstellungen', close: 'Spielplan ansehen', fair: 'Die Würfel waren ehrlich' },
  it: { settings: 'Impostazioni', close: 'Guarda il tabellone', fair: 'I dadi erano onesti' },
};
const PHONE = { width: 390, height: 844, phone: true };

/** Chooses a language in the bar. */
async function choose(tab, language) {
  await tab.locator('header.bar button[aria-haspopup]').last().click();
  await tab.locator(`.items button[lang=${language}]`).click();
  await tab.waitForFunction((tag) => document.documentElement.lang === tag, language);
}

/** The page has not been loaded again since this was asked first. */
async function sameDocument(tab) {
  return tab.evaluate(() => {
    const known = globalThis.kept === true;
    globalThis.kept = true;
    return known;
  });
}

/** A request of the page itself. */
async function ask(tab, path, method = 'GET', body = undefined) {
  return tab.evaluate(
    async ([address, how, what]) => {
      const answer = await fetch(`/api${address}`, {
        method: how,
        headers: { 'content-type': 'application/json' },
        body: what && JSON.stringify(what),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [path, method, body],
  );
}

/** A table of a game; gives its id. */
async function table(tab, game, seats) {
  const wish = { game, seats: [{ kind: 'me' }, ...seats], start: true };
  return (await ask(tab, '/tables', 'POST', wish)).id;
}
const COMPUTER = { kind: 'computer', level: 'random' };

/** Somebody with that name, on the first page. */
async function somebody(stage, name, options) {
  const visitor = await stage.visitor(options);
  await visitor.tab.goto('/settings');
  await ask(visitor.tab, '/guests', 'POST', { name });
  return visitor;
}

describe('languages', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('come from the browser, change at once, and are kept', async () => {
    const { tab, faults, context } = await stage.visitor({ locale: 'de-AT' });
    const loaded = [];
    tab.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await tab.goto('/');
    await tab.locator(`.gear[title="${WORDS.de.settings}"]`).waitFor();
    assert.equal(await tab.evaluate(() => document.documentElement.lang), 'de');
    await tab.locator('.about', { hasText: /Frankreich gegen/ }).waitFor();
    await sameDocument(tab);
    await choose(tab, 'it');
    await tab.locator(`.gear[title="${WORDS.it.settings}"]`).waitFor();
    await tab.locator('.about', { hasText: /Francia contro/ }).waitFor();
    assert.ok(await sameDocument(tab));
    // Neither of them lacks anything: English was not asked for.
    const texts = (
      await Promise.all(
        [...new Set(loaded)]
          .filter((path) => path.endsWith('.js'))
          .map((path) => tab.evaluate(async (address) => (await fetch(address)).text(), path)),
      )
    ).join('\n');
    assert.ok(texts.includes('language-name = Deutsch') && texts.includes('language-name = Italiano'));
    assert.ok(!texts.includes('language-name = English'));
    await tab.reload();
    await tab.locator(`.gear[title="${WORDS.it.settings}"]`).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('go with a person to another device', async () => {
    const one = await somebody(stage, 'Ada', { locale: 'de-DE' });
    const { tab } = one;
    assert.equal((await ask(tab, '/me')).language, 'de');
    await tab.goto('/settings');
    await tab.locator('label', { hasText: 'Italiano' }).click();
    await tab.getByRole('heading', { name: WORDS.it.settings }).waitFor();
    const name = `Ada ${Math.floor(Math.random() * 1e6)}`;
    await ask(tab, '/accounts', 'POST', { name, password: 'correct horse' });
    const two = await stage.visitor({ locale: 'en-GB' });
    await two.tab.goto('/settings');
    await two.tab.getByRole('heading', { name: WORDS.en.settings }).waitFor();
    await ask(two.tab, '/sessions', 'POST', { name, password: 'correct horse' });
    await two.tab.reload();
    await two.tab.getByRole('heading', { name: WORDS.it.settings }).waitFor();
    // The server speaks it too.
    assert.equal((await ask(two.tab, '/tables/nowhere')).detail, 'Questo tavolo non esiste.');
    for (const { faults, context } of [one, two]) {
      assert.deepEqual(
        faults.filter((fault) => !fault.includes('404')),
        [],
      );
      await context.close();
    }
  });

  for (const game of GAMES) {
    it(`change at once at a table of ${game}`, async () => {
      const { tab, faults, context } = await somebody(stage, 'Ada', { locale: 'en-US' });
      const id = await table(tab, game, [COMPUTER]);
      await tab.goto(`/table/${id}`);
      await tab.locator('.prompt.mine').waitFor();
      await sameDocument(tab);
      const said = () =>
        tab.evaluate(() => ({
          prompt: document.querySelector('.prompt').innerText,
          rail: document.querySelector('.rail').innerText,
          board: document.querySelector('.stage').textContent,
        }));
      const seen = [await said()];
      for (const language of ['de', 'it', 'en']) {
        await choose(tab, language);
        seen.push(await said());
      }
      for (const part of ['prompt', 'rail', 'board'])
        assert.equal(new Set(seen.map((words) => words[part])).size, 3, `${part} has three languages`);
      assert.deepEqual(seen[3], seen[0]);
      assert.ok(await sameDocument(tab));
      assert.deepEqual(faults, []);
      await context.close();
    });

    it(`meet at one table of ${game}, from the first decision to the last`, async () => {
      // Who decides at the same moment as the other is answered with 409, and tries again.
      const expected = [/409/];
      const players = [
        await somebody(stage, 'Heidi', { locale: 'de-DE', expected }),
        await somebody(stage, 'Piero', { locale: 'it-IT', expected }),
      ];
      const [heidi, piero] = players.map(({ tab }) => tab);
      const reader = await stage.visitor({ locale: 'en-GB' });
      const id = await table(heidi, game, [{ kind: 'open' }]);
      await ask(piero, `/tables/${id}/seats/1`, 'POST');
      const tabs = { de: heidi, it: piero };
      for (const [language, tab] of Object.entries(tabs)) {
        await tab.goto(`/table/${id}`);
        await tab.locator('.prompt').waitFor();
        assert.equal(await tab.evaluate(() => document.documentElement.lang), language);
      }
      const line = 'Buongiorno, wie geht’s?';
      await ask(piero, `/tables/${id}/chat`, 'POST', { text: line });
      await heidi.getByRole('tab', { name: /^Chat/ }).click();
      await heidi.getByText(line).waitFor();

      await Promise.all([playOn(heidi, id, { seed: 5 }), playOn(piero, id, { seed: 8 })]);
      // Whole games in English are played elsewhere: this one is only looked at.
      tabs.en = reader.tab;
      await reader.tab.goto(`/table/${id}`);
      for (const [language, tab] of Object.entries(tabs)) {
        const end = tab.getByRole('dialog');
        await end.getByText(WORDS[language].fair).waitFor();
        await end.getByRole('button', { name: WORDS[language].close }).waitFor();
      }
      for (const { faults, context } of [...players, reader]) {
        assert.deepEqual(faults, []);
        await context.close();
      }
    });
  }

  it('weigh less than 400 KB with a table, fallback and all', async () => {
    const { tab, context } = await somebody(stage, 'Ada', { locale: 'de' });
    const id = await table(tab, GAMES[0], [COMPUTER]);
    const sizes = await weigh(tab, `/table/${id}`);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    assert.ok(total > 100_000 && total < 400_000, `${total} bytes`);
    await context.close();
  });

  for (const language of ['de', 'it']) {
    it(`fit a phone in ${language}`, async () => {
      const { tab, faults, context } = await somebody(stage, 'Ada', { ...PHONE, locale: language });
      const tables = {};
      for (const game of GAMES) tables[`table-${game}`] = `/table/${await table(tab, game, [COMPUTER])}`;
      const pages = {
        lobby: '/tables',
        new: '/new',
        settings: '/settings',
        home: '/',
        account: '/account',
        replays: '/replay',
        ratings: '/ratings',
        learn: '/learn',
        ...tables,
      };
      for (const [name, path] of Object.entries(pages)) {
        await tab.goto(path);
        await tab
          .locator(name.startsWith('table') ? '.prompt.mine' : 'h1')
          .first()
          .waitFor({ state: 'attached' });
        await quiet(tab);
        await still(tab);
        assert.deepEqual(await overflowing(tab), [], `${language} ${path}`);
        if (language !== 'de' || ['account', 'replays', 'ratings', 'learn'].includes(name)) continue;
        // What chance lays on a board, and how long ago something was, is no matter here.
        const mask = [tab.locator('.stage'), tab.locator('.rows time, .rows .when')];
        same(`${name}-phone-de`, await tab.screenshot({ mask }));
      }
      for (const game of GAMES) {
        await tab.goto(tables[`table-${game}`]);
        await tab.locator('.prompt.mine').waitFor();
        const count = await tab.locator('.tabs button').count();
        for (let at = 0; at < count; at++) {
          await tab.locator('.tabs button').nth(at).click();
          await still(tab);
          assert.deepEqual(await overflowing(tab), [], `${language} ${game}, tab ${at}`);
        }
      }
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
