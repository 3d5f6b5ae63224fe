import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fits } from './checks.mjs';
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

describe('playing', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('against the computer in one click, with undo, reload, resignation, rematch and replay', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab);
    assert.match(await tab.title(), /^Your turn/);
    assert.match(await tab.locator('#favicon').getAttribute('href'), /icon-turn/);

    // Two ministries, which the computer chooses at the same time, and who goes first; then the Action Round is mine
    // alone, and the first thing offered there turns up a card.
    for (let turn = 0; turn < 4; turn++) await decide(tab);
    // Pressing waits until the button is enabled, so this fails where undo does not reach.
    const known = await shown(tab);
    await tab.getByRole('button', { name: 'Undo' }).click();
    await tab.waitForFunction((before) => Number(document.querySelector('.table').dataset.decisions) < before, known);

    for (let turn = 0; turn < 10; turn++) await decide(tab, (count) => (turn * 7) % count);
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
    const id = await seatedTogether(one, two);
    await three.tab.goto(new URL(one.tab.url()).pathname);
    await three.tab.locator('.prompt').waitFor();
    assert.equal(await three.tab.getByRole('button', { name: 'Undo' }).count(), 0);

    // Both decide until one of them waits for the other alone.
    const waitedOn = async () => (await positionOf(one.tab, id)).waiting_on.length;
    while ((await waitedOn()) > 1) for (const { tab } of [one, two]) await decideFor(tab, id, 0);
    const mover = (await positionOf(one.tab, id)).legal.length > 0 ? one : two;
    const other = mover === one ? two : one;
    // One decision with the mouse; then as fast as the interface answers.
    await decide(mover.tab);
    await moreThan(other.tab, (await shown(mover.tab)) - 1);
    // A busy machine may be slow once; the way from one browser to the other is not.
    const times = [];
    for (let move = 0; move < 3; move++) {
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

  it('on a phone', async () => {
    const { tab, faults, context } = await stage.visitor({ width: 390, height: 844, phone: true });
    await playComputer(tab);
    for (let turn = 0; turn < 5; turn++) {
      await decide(tab, (count) => turn % count);
      await tab.getByRole('button', { name: 'Map', exact: true }).click();
    }
    await fits(tab, 'the table');
    assert.deepEqual(faults, []);
    await context.close();
  });

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

  it('with the keyboard alone', async () => {
    const { tab, faults, context } = await stage.visitor();
    await tab.goto('/');
    await tab.getByRole('button', { name: 'Play the computer' }).first().focus();
    await tab.keyboard.press('Enter');
    await tab.locator('.prompt.mine').waitFor();
    // The computer chooses its ministries at the same time; what it decides is not to be taken for a decision of mine.
    const left = (count) =>
      tab.waitForFunction(
        (text) => document.querySelector('.prompt p').textContent.includes(text),
        `Ministry cards (${count} to go)`,
      );
    await left(2);
    await tab.keyboard.press('f');
    await tab.locator('.decisions li button').first().focus();
    await tab.keyboard.press('Enter');
    await left(1);
    await tab.locator('body').press('u');
    await left(2);
    await tab.keyboard.press('?');
    await tab.getByRole('dialog').getByText('takes back').waitFor();
    await tab.keyboard.press('Escape');
    assert.equal(await tab.getByRole('dialog').count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('with the keyboard on the map: arrows from target to target, Enter for the price and to pay', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab);
    // To where spaces have prices: what is free is decided at once.
    const legal = tab.locator('.sp.legal:has(.tag) .hit');
    for (let turn = 0; turn < 30 && (await legal.count()) < 3; turn++) await decide(tab, (count) => (turn * 5) % count);
    assert.ok((await legal.count()) >= 3);
    await alone(tab);
    await legal.first().focus();
    const id = () => tab.evaluate(() => document.activeElement?.closest('[data-id]')?.dataset.id ?? null);
    const first = await id();
    const reached = new Set([first]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await tab.keyboard.press(key);
      reached.add(await id());
    }
    assert.ok(reached.size > 1 && !reached.has(null), [...reached].join(' '));
    await tab.keyboard.press('Enter');
    const asked = tab.locator('.quote, .menu[role="dialog"]');
    await asked.waitFor();
    await tab.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await tab.locator('.sp.chosen').waitFor({ state: 'detached' });
    assert.ok(reached.has(await id()), 'the focus is back where it was');
    assert.deepEqual(faults, []);
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

  it('says that the server is gone, and goes on when it is back', async () => {
    const expected = [NO_SERVER];
    const one = await stage.visitor({ expected });
    const two = await stage.visitor({ expected });
    const id = await seatedTogether(one, two);
    const before = await positionOf(two.tab, id);
    const decider = before.legal.length > 0 ? two : one;
    const follower = decider === one ? two : one;

    await stage.server.stop();
    const gone = ({ tab }) => tab.locator('.prompt').getByText('No connection, trying again');
    for (const visitor of [one, two]) await gone(visitor).waitFor();
    // What is pressed now is refused with a sentence, and lost is nothing.
    await decider.tab.keyboard.press('f');
    await decider.tab.locator('.decisions li button').first().click();
    const pay = decider.tab.locator('.quote .btn.go');
    if (await pay.count()) await pay.click();
    await decider.tab.locator('.toast').first().waitFor();
    assert.equal(await shown(decider.tab), before.decisions);

    await stage.server.again();
    // Only one of them does something; the other must find its stream again by itself.
    await decideFor(decider.tab, id, 0);
    await moreThan(follower.tab, before.decisions, { timeout: 60_000 });
    for (const visitor of [one, two]) {
      await gone(visitor).waitFor({ state: 'detached', timeout: 60_000 });
      assert.deepEqual(visitor.faults, []);
      await visitor.context.close();
    }
  });

  it('tells what changed since my last turn, and plays it again', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab);
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
    assert.equal(await tab.locator('.sp.legal').count(), 0, 'the past offers nothing');
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
