import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { playComputer, start } from './harness.mjs';

/** Some minutes: `npm run e2e -- whole`. */
describe('a whole game', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('against the computer, from the first click to the result', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab);
    let seed = 7;
    const chance = (most) => Math.floor(((seed = (seed * 16807) % 2147483647) / 2147483647) * most);
    const quick = { timeout: 3000 };
    for (let tries = 0; tries < 4000 && (await tab.locator('dialog').count()) === 0; tries++) {
      if ((await tab.locator('.prompt.mine').count()) === 0) {
        await tab.waitForTimeout(60);
        continue;
      }
      // What is legal may change between looking and pressing: then it is tried again.
      const list = tab.locator('.prompt .list');
      const choices = tab.locator('.decisions li button');
      const buttons = tab.locator('.prompt .acts .btn:not(:disabled):not(.icon):not(.list)');
      // Ending a round early, where that is offered, makes the game short; undo is the first button, and not wanted.
      if ((await list.count()) && (chance(3) === 0 || (await buttons.count()) < 2)) {
        if ((await tab.locator('.decisions').count()) === 0) await list.click(quick).catch(() => undefined);
        const count = await choices.count();
        if (count > 0)
          await choices
            .nth(chance(count))
            .click(quick)
            .catch(() => undefined);
      } else
        await buttons
          .last()
          .click(quick)
          .catch(() => undefined);
      await tab.waitForTimeout(40);
      const pay = tab.locator('.quote .btn.go');
      if (await pay.count()) await pay.click(quick).catch(() => undefined);
    }
    await tab.getByRole('dialog').getByText('The dice were fair').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});
