import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findings, fits } from './checks.mjs';
import { playComputer, start } from './harness.mjs';
import { weigh } from './measure.mjs';

describe('pages', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  for (const dark of [false, true]) {
    it(`are accessible and fit a phone, ${dark ? 'dark' : 'light'}`, async () => {
      const { tab, faults, context } = await stage.visitor({ dark });
      for (const path of [
        '/',
        '/tables',
        '/new',
        '/replay',
        '/account',
        '/settings',
        '/ratings',
        '/learn',
        '/nowhere',
      ]) {
        await tab.setViewportSize({ width: 1280, height: 860 });
        await tab.goto(path);
        await tab.locator('h1').first().waitFor({ state: 'attached' });
        assert.deepEqual(await findings(tab, { contrast: dark }), [], path);
        await tab.setViewportSize({ width: 390, height: 844 });
        await fits(tab, path);
      }
      assert.deepEqual(faults, []);
      await context.close();
    });

    it(`the table is accessible, ${dark ? 'dark' : 'light'}`, async () => {
      const { tab, context } = await stage.visitor({ dark });
      await playComputer(tab);
      assert.deepEqual(await findings(tab, { contrast: dark }), []);
      await context.close();
    });
  }

  it('make an account of a guest, and let it sign in again', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab);
    const table = new URL(tab.url()).pathname;
    await tab.goto('/account');
    const name = `Ada ${Math.floor(Math.random() * 1e6)}`;
    await tab.getByLabel('Name').fill(name);
    await tab.getByLabel(/^Password/).fill('correct horse');
    await tab.getByRole('button', { name: 'Make the account' }).click();
    await tab.getByRole('link', { name }).waitFor();
    await tab.goto('/account');
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('link', { name: 'Sign in' }).click();
    await tab.getByText('Sign in', { exact: true }).last().waitFor();
    await tab.locator('label', { hasText: 'Sign in' }).first().click();
    await tab.getByLabel('Name').fill(name);
    await tab.getByLabel(/^Password/).fill('correct horse');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await tab.getByRole('link', { name }).waitFor();
    await tab.goto(table);
    await tab.locator('.prompt.mine').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('load a table in less than 400 KB, as the server compresses it', async () => {
    const { tab, context } = await stage.visitor();
    await playComputer(tab);
    const path = new URL(tab.url()).pathname;
    const sizes = await weigh(tab, path);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const names = sizes.map(([name]) => name).join(' ');
    assert.match(names, /garamond.*woff2/);
    assert.match(names, /imperial.*\.js/);
    assert.ok(total > 100_000 && total < 400_000, `${total} bytes`);
    await context.close();
  });
});
