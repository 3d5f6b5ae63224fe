import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { playByGlow } from './glow.mjs';
import { playComputer, start } from './harness.mjs';

describe('a whole game', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  for (const [game, scoring] of [
    ['Imperial Struggle', 'The whole game'],
    ['Struggle of Empires', 'Final scoring'],
  ]) {
    it(`of ${game} against the computer, from the first click to the result, by pressing only what glows`, async () => {
      const { tab, faults, context } = await stage.visitor();
      await playComputer(tab, game);
      const pressed = await playByGlow(tab);
      assert.ok(pressed.length > 40, `${pressed.length} presses`);
      const result = tab.getByRole('dialog');
      await result.getByText('The dice were fair').waitFor();
      await result.getByText(scoring).waitFor();
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
