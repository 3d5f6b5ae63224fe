import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asksFirst, fits } from './checks.mjs';
import { playByGlow } from './glow.mjs';
import {
  alone,
  decide,
  decideFor,
  moreThan,
  NO_SERVER,
  playComputer,
  playOn,
  positionOf,
  seatedTogether,
  shown,
  start,
} from './harness.mjs';

const GAMES = [
  {
    name: 'Imperial Struggle',
    game: 'imperial-struggle',
    /** What only its owner may know. */
    hidden: ({ cards }) => Object.values(cards.hands).map((hand) => hand.cards),
  },
  {
    name: 'Struggle of Empires',
    game: 'struggle-of-empires',
    hidden: ({ players }) => players.flatMap(({ unrest }) => [unrest.points, unrest.values]),
  },
];

describe('playing', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  for (const { name, game, hidden } of GAMES) {
    describe(name, () => {
      it('against the computer in one click, with undo, reload, resignation, rematch and replay', async () => {
        const { tab, faults, context } = await stage.visitor();
        await playComputer(tab, name);
        assert.match(await tab.title(), /^Your turn/);
        assert.match(await tab.locator('#favicon').getAttribute('href'), /icon-turn/);

        // In Imperial Struggle: two ministries, which the computer chooses at the same time, and who goes first; then the
        // Action Round is mine alone, and the first thing offered there turns up a card.
        for (let turn = 0; turn < 4; turn++) await decide(tab);
        await alone(tab);
        const undo = tab.getByRole('button', { name: 'Undo' });
        for (let turn = 0; turn < 8 && !(await undo.isEnabled()); turn++) {
          await decide(tab);
          await alone(tab);
        }
        // Pressing waits until the button is enabled, so this fails where undo does not reach.
        const known = await shown(tab);
        await undo.click();
        await tab.waitForFunction(
          (before) => Number(document.querySelector('.table').dataset.decisions) < before,
          known,
        );

        for (let turn = 0; turn < 8; turn++) await decide(tab, (count) => (turn * 7) % count);
        // The sentence of a moment when nobody but me may change it.
        await alone(tab);
        const asked = await tab.locator('.prompt p').textContent();
        await tab.reload();
        await alone(tab);
        // Its words come with the board.
        await tab.locator('.prompt p', { hasText: asked.trim() }).waitFor();
        assert.ok((await tab.locator('#log li').count()) > 5);

        await tab.getByRole('button', { name: 'Menu' }).click();
        await tab.getByRole('button', { name: 'Resign' }).click();
        await tab.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        const dialog = tab.getByRole('dialog');
        await dialog.getByText('The dice were fair').waitFor();
        await dialog.getByRole('link', { name: 'Replay' }).click();
        await tab.getByText(/Decision 0 of/).waitFor();
        await tab.keyboard.press('ArrowRight');
        await tab.getByText(/Decision 1 of/).waitFor();
        await tab.keyboard.press('End');
        await tab.waitForURL(/at=[1-9]/);

        await tab.goBack();
        await tab.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
        await tab.locator('.prompt').waitFor();
        assert.deepEqual(faults, []);
        await context.close();
      });

      it('between two browsers, who see each other within a second, and a spectator, who sees only what is public', async () => {
        const one = await stage.visitor();
        const two = await stage.visitor();
        const three = await stage.visitor();
        const id = await seatedTogether(one, two, { game });
        await three.tab.goto(new URL(one.tab.url()).pathname);
        await three.tab.locator('.prompt').waitFor();
        assert.equal(await three.tab.getByRole('button', { name: 'Undo' }).count(), 0);

        // Both decide until one of them waits for the other alone, and both have something to hide.
        const ready = async () => {
          const { waiting_on, view } = await positionOf(one.tab, id);
          return waiting_on.length === 1 && hidden(view).length > 0;
        };
        while (!(await ready())) for (const { tab } of [one, two]) await decideFor(tab, id, 0);
        /** Who must decide, and who looks on. */
        const roles = async () => ((await positionOf(one.tab, id)).legal.length > 0 ? [one, two] : [two, one]);
        const [first, second] = await roles();
        // One decision with the mouse; then as fast as the interface answers.
        await decide(first.tab);
        for (const { tab } of [second, three]) await moreThan(tab, (await shown(first.tab)) - 1);
        // A busy machine may be slow once; the way from one browser to the other is not.
        const times = [];
        for (let move = 0; move < 3; move++) {
          const [mover, other] = await roles();
          const { decisions } = await positionOf(other.tab, id);
          if ((await decideFor(mover.tab, id, move)) === null) break;
          const answered = Date.now();
          await other.tab.waitForFunction(
            (known) => Number(document.querySelector('.table')?.getAttribute('data-decisions')) > known,
            decisions,
            { timeout: 10_000, polling: 20 },
          );
          times.push(Date.now() - answered);
        }
        assert.ok(Math.min(...times) < 1000, `seen after ${times.join(', ')} ms`);

        const known = hidden((await positionOf(one.tab, id)).view);
        assert.ok(known.some((part) => part !== null) && known.some((part) => part === null), 'a seat knows its own');
        const watched = await positionOf(three.tab, id);
        assert.deepEqual([...new Set(hidden(watched.view))], [null], 'a spectator knows nobody’s');
        assert.deepEqual([watched.seat, watched.legal], [null, []]);
        assert.equal(await three.tab.locator('.table .glow').count(), 0, 'nothing is offered to a spectator');

        await one.tab.getByRole('tab', { name: 'Chat' }).click();
        await one.tab.getByPlaceholder('Say something to the table').fill('Bonsoir <b>!');
        await one.tab.getByRole('button', { name: 'Send', exact: true }).click();
        await two.tab.getByRole('tab', { name: /Chat/ }).click();
        await two.tab.getByText('Bonsoir <b>!').waitFor();
        for (const { faults, context } of [one, two, three]) {
          assert.deepEqual(faults, []);
          await context.close();
        }
      });

      it('on a phone, by pressing what glows', async () => {
        const { tab, faults, context } = await stage.visitor({ width: 390, height: 844, phone: true });
        await playComputer(tab, name);
        const known = await shown(tab);
        const pressed = await playByGlow(tab, { enough: 8, phone: true });
        assert.ok((await shown(tab)) >= known + 4, pressed.join(' | '));
        await tab.getByRole('button', { name: 'Map', exact: true }).tap();
        await fits(tab, 'the table');
        assert.deepEqual(faults, []);
        await context.close();
      });

      it('tells what changed since my last turn, and plays it again', async () => {
        const { tab, faults, context } = await stage.visitor();
        await playComputer(tab, name);
        // Until the computer has done something after me.
        const again = tab.locator('.prompt').getByRole('button', { name: 'Replay since my last turn' });
        for (let turn = 0; turn < 40 && (await again.count()) === 0; turn++) {
          await decide(tab, (count) => count - 1);
          await alone(tab);
        }
        const now = await tab.locator('.prompt p').textContent();
        await tab.getByRole('tab', { name: 'Log' }).click();
        const log = tab.locator('#log li');
        await log.first().waitFor();
        assert.ok((await tab.locator('#log li.new').count()) > 0, 'what is new is marked in the log');
        assert.ok((await tab.locator('#log li.new').count()) < (await log.count()), 'what is old is not');
        await again.click();
        const recap = tab.getByRole('region', { name: 'Since my last turn' });
        await recap.getByText(/1 of \d+/).waitFor();
        // It goes on by itself, and by hand.
        const steps = Number(/of (\d+)/.exec(await recap.textContent())[1]);
        for (let step = 2; step <= Math.min(3, steps); step++) {
          await tab.keyboard.press('ArrowRight');
          await recap.getByText(`${step} of ${steps}`).waitFor();
        }
        assert.ok((await recap.locator('li').count()) > 0, 'each step says what happened');
        assert.equal(await tab.locator('.board-sheet .glow').count(), 0, 'the past offers nothing');
        await recap.getByRole('button', { name: 'Back to now' }).click();
        await recap.waitFor({ state: 'detached' });
        assert.equal(await tab.locator('.prompt p').textContent(), now);
        // Another device has not kept what I saw, but the server knows my last decision.
        const marked = await tab.locator('#log li.new').count();
        await tab.evaluate(() => localStorage.clear());
        await tab.reload();
        await again.waitFor();
        await tab
          .locator('#log li.new')
          .nth(marked - 1)
          .waitFor();
        assert.equal(await tab.locator('#log li.new').count(), marked);
        assert.deepEqual(faults, []);
        await context.close();
      });
    });
  }

  it('on a phone that shows a part of the table before the position has come', async () => {
    const { tab, faults, context } = await stage.visitor({ width: 390, height: 844, phone: true });
    await playComputer(tab);
    let come;
    const held = new Promise((resolve) => (come = resolve));
    await tab.route(/\/position/, async (route) => {
      await held;
      await route.continue();
    });
    await tab.reload();
    await tab.getByRole('button', { name: 'Hand', exact: true }).click();
    come();
    await tab.locator('.over .card').first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('on with a plain board where one cannot be drawn, until the next position', async () => {
    const { tab, context } = await stage.visitor();
    await playComputer(tab);
    await tab.route(
      /\/position/,
      async (route) => {
        const answer = await route.fetch();
        const position = await answer.json();
        position.view.spaces = null;
        await route.fulfill({ response: answer, json: position });
      },
      { times: 1 },
    );
    await tab.reload();
    await tab.locator('.generic').waitFor();
    await decide(tab);
    await tab.locator('.is-board').waitFor();
    await context.close();
  });

  it('says which rule forbids what is pressed: a space, a card, a ministry, an Advantage, a tile, a theater', async () => {
    const { tab, faults, context } = await stage.visitor({ expected: [/422/] });
    const id = await playComputer(tab);
    const wrong = [];
    tab.on('response', async (answer) => {
      if (!answer.url().endsWith('/check') || answer.status() !== 422) return;
      const { code } = await answer.json();
      if (code !== 'refused') wrong.push(`${answer.request().postData()}: ${code}`);
    });
    const why = tab.locator('.quote .why');
    const told = new Set();
    const ask = async (kind, place) => {
      const things = tab.locator(`.table ${place}`);
      const count = Math.min(3, await things.count());
      for (let at = 0; at < count; at++) {
        await things.nth(at).dispatchEvent('click');
        await why.waitFor();
        assert.match(await why.locator('.rule-no').textContent(), /\d/, kind);
        told.add(kind);
        await tab.keyboard.press('Escape');
        await why.waitFor({ state: 'detached' });
      }
    };
    // Before a tile is taken, and after, when one's ministries are known to both.
    for (const wanted of ['choose-tile', 'act']) {
      const mine = ({ view, legal }) => view.prompt?.key === wanted && legal.length > 0;
      while (!mine(await positionOf(tab, id))) await playOn(tab, id, { most: 1 });
      await alone(tab);
      await ask('space', '.is-board .sp:not(.legal) .hit');
      await ask('card', '.dock button.is-card:not([data-id^="m"]):not(.glow)');
      await ask('ministry', '.dock button.is-card[data-id^="m"]:not(.glow)');
      await ask('advantage', '.rail .is-chip.plain');
      await ask('tile', '.tiles .tile:not(.glow)');
      await ask('theater', '.rail .theater .n:not(.glow)');
    }
    for (const kind of ['space', 'card', 'tile', 'theater']) assert.ok(told.has(kind), `${kind} says why not`);
    assert.deepEqual([wrong, faults], [[], []]);
    await context.close();
  });

  it('asks before what cannot be taken back, also with the key D', async () => {
    const { tab, faults, context } = await stage.visitor();
    const id = await playComputer(tab, 'Imperial Struggle');
    await asksFirst(tab, id, ['end'], () => tab.keyboard.press('?'));
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('says that the server is gone, and goes on when it is back', async () => {
    const expected = [NO_SERVER];
    const tables = [];
    for (const { game } of GAMES) {
      const one = await stage.visitor({ expected });
      const two = await stage.visitor({ expected });
      const id = await seatedTogether(one, two, { game });
      const before = await positionOf(two.tab, id);
      const [decider, follower] = before.legal.length > 0 ? [two, one] : [one, two];
      tables.push({ id, known: before.decisions, decider, follower });
    }
    const gone = ({ tab }) => tab.locator('.prompt').getByText('No connection, trying again');

    await stage.server.stop();
    for (const { decider, follower, known } of tables) {
      for (const visitor of [decider, follower]) await gone(visitor).waitFor();
      // What is pressed now is refused with a sentence, and lost is nothing.
      const { tab } = decider;
      await tab.keyboard.press('f');
      await tab.locator('.decisions li button').first().click();
      const pay = tab.locator('.quote .btn.go');
      if (await pay.count()) await pay.click();
      await tab.locator('.toast').first().waitFor();
      assert.equal(await shown(tab), known);
    }

    await stage.server.again();
    for (const { id, decider, follower, known } of tables) {
      // Only one of them does something; the other must find its stream again by itself.
      await decideFor(decider.tab, id, 0);
      await moreThan(follower.tab, known, { timeout: 60_000 });
      for (const visitor of [decider, follower]) {
        await gone(visitor).waitFor({ state: 'detached', timeout: 60_000 });
        assert.deepEqual(visitor.faults, []);
        await visitor.context.close();
      }
    }
  });
});
