import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findings } from './checks.mjs';
import { alone, decideFor, moreThan, playComputer, playUntil, positionOf, start, tableOf } from './harness.mjs';

describe('the parts of a table', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('between two: waiting room, clocks, presence, notes, the end', async () => {
    const one = await stage.visitor();
    const two = await stage.visitor();
    const { tab } = one;
    await tab.goto('/new/imperial-struggle');
    await tab.locator('label', { hasText: 'Live' }).click();
    await tab.getByLabel('Minutes each').fill('30');
    await tab.getByRole('button', { name: 'Open the table' }).click();
    await tab.getByText('Waiting for players').waitFor();
    assert.deepEqual(await findings(tab), [], 'the waiting room');
    const id = tableOf(tab);
    await two.tab.goto(`/table/${id}`);
    await two.tab.getByRole('button', { name: 'Sit down' }).first().click();
    for (const visitor of [one, two]) await visitor.tab.locator('.prompt').waitFor();
    const waitedOn = async () => (await positionOf(tab, id)).waiting_on;
    while ((await waitedOn()).length > 1) for (const visitor of [one, two]) await decideFor(visitor.tab, id, 0);
    const { decisions, waiting_on } = await positionOf(tab, id);
    await moreThan(tab, decisions - 1);

    // Only the clock of who must decide runs.
    const clocks = tab.locator('.seats .clock');
    const [running, resting] = [clocks.nth(waiting_on[0]), clocks.nth(1 - waiting_on[0])];
    const [from, rests] = [await running.textContent(), await resting.textContent()];
    for (const clock of [from, rests]) assert.match(clock, /^(\d+:)?\d+:\d\d$/);
    await tab.waitForFunction(
      ([seat, was]) => document.querySelectorAll('.seats .clock')[seat].textContent !== was,
      [waiting_on[0], from],
    );
    assert.equal(await resting.textContent(), rests);

    const notes = async (visitor) => {
      await visitor.tab.getByRole('tab', { name: 'Notes' }).click();
      await visitor.tab.locator('.notes textarea:enabled').waitFor();
      return visitor.tab.locator('.notes textarea');
    };
    await (await notes(one)).fill('He bluffs.');
    await tab.locator('.notes').getByText('Saved.').waitFor();
    await tab.reload();
    assert.equal(await (await notes(one)).inputValue(), 'He bluffs.');
    assert.equal(await (await notes(two)).inputValue(), '');

    // Two goes away, and comes back.
    const other = tab.locator('.seats li').nth((await positionOf(two.tab, id)).seat);
    await other.getByText('here').waitFor({ state: 'attached' });
    await two.tab.goto('about:blank');
    await other.getByText('away').waitFor({ state: 'attached' });
    await two.tab.goto(`/table/${id}`);
    await other.getByText('here').waitFor({ state: 'attached' });

    await two.tab.getByRole('button', { name: 'Menu' }).click();
    await two.tab.getByRole('button', { name: 'Resign' }).click();
    await two.tab.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    const result = tab.getByRole('dialog');
    await result.getByText('The dice were fair').waitFor();
    await result.getByRole('button', { name: /^Chance to win/ }).waitFor({ timeout: 60_000 });
    assert.equal(await result.locator('.win .layer').count(), 2, 'a layer for each seat');
    await result.getByText('How it ended').click();
    await result.getByText('Where it ended').waitFor();
    assert.deepEqual(await findings(tab), [], 'the end');
    for (const { faults, context } of [one, two]) {
      assert.deepEqual(faults, []);
      await context.close();
    }
  });

  for (const { name, later, place } of [
    { name: 'Imperial Struggle', later: 'act', place: ':is(.sp, .adv)' },
    { name: 'Struggle of Empires', later: 'turn', place: ':is(.ledger, .homeplate)' },
  ]) {
    it(`${name}: the sequence marks where we are, and the log points at the map`, async () => {
      const { tab, faults, context } = await stage.visitor();
      const id = await playComputer(tab, name);
      await tab.getByRole('tab', { name: 'Sequence' }).click();
      const current = tab.locator('.sequence [aria-current=step]');
      await current.first().waitFor();
      assert.ok((await tab.locator('.sequence li').count()) > (await current.count()), 'not all of it is now');
      const first = await current.allTextContents();
      await playUntil(tab, id, ({ view }) => view.prompt?.key === later);
      assert.notDeepEqual(await current.allTextContents(), first);

      await alone(tab);
      await tab.getByRole('tab', { name: 'Log' }).click();
      const link = tab.locator('#log .to').first();
      const words = (await link.textContent()).replace(/^the /, '');
      await link.click();
      const lit = tab.locator(`${place}:has(.fresh) [data-id]`).first();
      await lit.waitFor({ state: 'attached' });
      assert.equal(await tab.locator('.board-sheet .fresh:not(use)').count(), 1, 'only what the link names');
      const label = await lit.getAttribute('aria-label');
      assert.ok(label.includes(words), `${words} is not ${label}`);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  it('Imperial Struggle: all cards and tiles, and what the end would bring', async () => {
    const { tab, faults, context } = await stage.visitor();
    const id = await playComputer(tab, 'Imperial Struggle');
    const { view } = await positionOf(tab, id);
    const projection = tab.locator('details', { hasText: 'If the game ended now' });
    await projection.locator('summary').click();
    const sums = await projection.locator('tr.sum td').allTextContents();
    const { sides, 'vp-after': after } = view['final-scoring'];
    assert.deepEqual(sums.slice(0, 2).map(Number).toSorted(), [sides.britain.vp, sides.france.vp].toSorted());
    await projection.getByText(`${after} VP`).first().waitFor();

    await tab.getByRole('button', { name: 'All cards and tiles' }).click();
    const gallery = tab.getByRole('dialog', { name: 'Cards and tiles' });
    assert.deepEqual(await findings(tab), [], 'the gallery');
    const seen = [];
    for (const name of ['Events', 'Ministries', 'Advantages', 'War tiles']) {
      await gallery.getByRole('tab', { name, exact: true }).click();
      await gallery.getByRole('tab', { name, exact: true, selected: true }).waitFor();
      seen.push(await gallery.locator('#gallery-body').textContent());
    }
    assert.equal(new Set(seen).size, 4);
    assert.ok(
      seen.every((text) => text.length > 200),
      seen.map((text) => text.length).join(' '),
    );
    assert.deepEqual(faults, []);
    await context.close();
  });
});
