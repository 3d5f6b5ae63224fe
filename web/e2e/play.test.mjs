import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decide, playComputer, start } from './harness.mjs';

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
    await tab.getByRole('button', { name: 'Undo' }).click();
    await tab.locator('.prompt.mine').waitFor();

    for (let turn = 0; turn < 10; turn++) await decide(tab, (count) => (turn * 7) % count);
    const asked = await tab.locator('.prompt p').textContent();
    await tab.reload();
    await tab.locator('.prompt.mine').waitFor();
    assert.equal(await tab.locator('.prompt p').textContent(), asked);
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
    await one.tab.goto('/new');
    await one.tab.getByRole('button', { name: 'Open the table' }).click();
    await one.tab.getByText('Waiting for players').waitFor();

    await two.tab.goto('/tables');
    await two.tab.getByRole('button', { name: 'Sit down' }).first().click();
    await two.tab.locator('.prompt').waitFor();
    await one.tab.locator('.prompt').waitFor();
    await three.tab.goto(new URL(one.tab.url()).pathname);
    await three.tab.locator('.prompt').waitFor();
    assert.equal(await three.tab.getByRole('button', { name: 'Undo' }).count(), 0);

    // Both decide until one of them waits for the other alone.
    for (let turn = 0; turn < 4; turn++) {
      for (const { tab } of [one, two]) if (await tab.locator('.prompt.mine').count()) await decide(tab);
    }
    const mover = (await one.tab.locator('.prompt.mine').count()) ? one : two;
    const other = mover === one ? two : one;
    const entries = await other.tab.locator('#log li').count();
    await decide(mover.tab);
    const answered = Date.now();
    await other.tab.waitForFunction((known) => document.querySelectorAll('#log li').length > known, entries, {
      timeout: 5000,
    });
    assert.ok(Date.now() - answered < 1500, `seen after ${Date.now() - answered} ms`);

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
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `the page is ${wide} px wide`);
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('with the keyboard alone', async () => {
    const { tab, faults, context } = await stage.visitor();
    await tab.goto('/');
    await tab.getByRole('button', { name: 'Play the computer' }).first().focus();
    await tab.keyboard.press('Enter');
    await tab.locator('.prompt.mine').waitFor();
    const before = await tab.locator('.prompt p').textContent();
    await tab.keyboard.press('f');
    await tab.locator('.decisions li button').first().focus();
    await tab.keyboard.press('Enter');
    await tab.waitForFunction((old) => document.querySelector('.prompt p').textContent !== old, before);
    await tab.locator('body').press('u');
    await tab.waitForFunction((old) => document.querySelector('.prompt p').textContent === old, before);
    await tab.keyboard.press('?');
    await tab.getByRole('dialog').getByText('takes back').waitFor();
    await tab.keyboard.press('Escape');
    assert.equal(await tab.getByRole('dialog').count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('goes on after the connection broke', async () => {
    const { tab, context } = await stage.visitor();
    await playComputer(tab);
    await context.setOffline(true);
    await tab.waitForTimeout(500);
    await context.setOffline(false);
    await decide(tab);
    await decide(tab);
    await context.close();
  });
});
