import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findings, fits } from './checks.mjs';
import { alone, decide, NO_SERVER, playComputer, start } from './harness.mjs';
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

  for (const [game, code] of [
    ['Imperial Struggle', /imperial.*\.js/],
    ['Struggle of Empires', /empires.*\.js/],
  ]) {
    it(`load a table of ${game} in less than 400 KB, as the server compresses it`, async () => {
      const { tab, context } = await stage.visitor();
      await playComputer(tab, game);
      const path = new URL(tab.url()).pathname;
      const sizes = await weigh(tab, path);
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      const names = sizes.map(([name]) => name).join(' ');
      assert.match(names, /garamond.*woff2/);
      assert.match(names, code);
      assert.ok(total > 100_000 && total < 400_000, `${total} bytes`);
      await context.close();
    });
  }

  it('can be installed, and say without a network that there is none', async () => {
    const { tab, faults, context } = await stage.visitor({ expected: [NO_SERVER] });
    await tab.goto('/');
    const manifest = await tab.evaluate(async () =>
      (await fetch(document.querySelector('link[rel=manifest]').href)).json(),
    );
    assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ['Kabinett', '/', 'standalone']);
    const icons = [...manifest.icons, { src: '/icon-turn.svg', sizes: 'any' }];
    const widths = await tab.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const image = Object.assign(new Image(), { src });
            await image.decode();
            return image.naturalWidth;
          }),
        ),
      icons.map(({ src }) => src),
    );
    for (const [at, { src, sizes }] of icons.entries())
      assert.ok(sizes === 'any' ? widths[at] > 0 : widths[at] === Number.parseInt(sizes, 10), `${src}: ${widths[at]}`);
    for (const purpose of ['maskable', undefined]) assert.ok(icons.some((icon) => icon.purpose === purpose));

    // The first load is not led by the worker yet.
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await tab.goto('/tables');
    await tab.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
    assert.deepEqual(await findings(tab), [], 'offline');
    await context.setOffline(false);
    // It goes on by itself.
    await tab.getByRole('heading', { name: 'The server cannot be reached' }).waitFor({ state: 'detached' });
    await tab.locator('.bar').waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('move only where the reader wants it, and are silent until told otherwise', async () => {
    const quick = (tab) =>
      tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--t-move').trim());
    const lively = await stage.visitor({ calm: false });
    await lively.tab.goto('/settings');
    assert.notEqual(Number.parseFloat(await quick(lively.tab)), 0);
    await lively.context.close();

    const { tab, faults, context } = await stage.visitor();
    await tab.addInitScript(() => {
      window.heard = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...at) {
        window.heard++;
        return start.apply(this, at);
      };
    });
    const heard = () => tab.evaluate(() => window.heard);
    await playComputer(tab, 'Struggle of Empires');
    await decide(tab);
    assert.equal(await heard(), 0);

    await tab.goto('/settings');
    assert.equal(Number.parseFloat(await quick(tab)), 0);
    await tab.locator('label', { hasText: 'Full' }).click();
    assert.notEqual(Number.parseFloat(await quick(tab)), 0);
    const sounds = tab.getByRole('checkbox', { name: /^Sounds/ });
    assert.equal(await sounds.isChecked(), false);
    await sounds.check();
    assert.ok((await heard()) > 0);
    await tab.reload();
    await sounds.waitFor();
    assert.equal(await sounds.isChecked(), true);
    assert.notEqual(Number.parseFloat(await quick(tab)), 0);
    await tab.goto('/tables');
    await tab.locator('a[href^="/table/"]').first().click();
    await alone(tab);
    const before = await heard();
    await decide(tab);
    assert.ok((await heard()) > before, 'a decision is heard');
    assert.deepEqual(faults, []);
    await context.close();
  });
});
