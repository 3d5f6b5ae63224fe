/**
 * Measures what docs/client.md states: `npm run measure`.
 *
 * - what the first load of a table weighs, as the server compresses it;
 * - how long a press takes until the picture that answers it, in both games.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { alone, decide, playComputer, shown, start } from './harness.mjs';

/** What comes compressed by itself. */
const PACKED = /\.(woff2|webp|png)$/;

/** The bytes of everything a visitor's browser loads for a table, compressed as the server does. */
export async function weigh(tab, path) {
  const sizes = [];
  const take = (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('/events')) return;
    sizes.push(
      response.body().then(
        (body) => [
          pathname,
          PACKED.test(pathname)
            ? body.length
            : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
        ],
        () => [pathname, 0],
      ),
    );
  };
  tab.on('response', take);
  await tab.goto(path);
  await tab.locator('.prompt.mine').waitFor();
  // Until nothing more has come for a while.
  for (let known = -1; known < sizes.length;) {
    known = sizes.length;
    await tab.waitForTimeout(600);
  }
  tab.off('response', take);
  return Promise.all(sizes);
}

const ASKED = '.quote, .menu[role="dialog"]';

/**
 * How long presses and keys take until the picture that answers them, in milliseconds, as the browser itself counts
 * it (Event Timing, in steps of 8 ms; what takes less than 16 is 0): on what glows on the map, on closing what that
 * opened, on deciding.
 */
export async function presses(tab, most = 40) {
  await tab.evaluate(() => {
    window.pictures = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
          window.pictures.set(interactionId, Math.max(duration, window.pictures.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  let quick = 0;
  for (let turn = 0; turn < most; turn++) {
    await alone(tab);
    const targets = tab.locator('.board-sheet .glow');
    const count = await targets.count();
    if (count === 0 || turn % 5 === 4) {
      await decide(tab, (number) => turn % number);
      continue;
    }
    const known = await shown(tab);
    await targets.nth((turn * 7) % count).click();
    quick++;
    await tab.waitForFunction(
      ([asked, before]) =>
        document.querySelector(asked) ?? Number(document.querySelector('.table').dataset.decisions) > before,
      [ASKED, known],
    );
    if ((await tab.locator(ASKED).count()) === 0) continue;
    await tab.keyboard.press('Escape');
    await tab.locator(ASKED).waitFor({ state: 'detached' });
    quick++;
  }
  // The browser reports in batches.
  await tab.waitForTimeout(500);
  const counted = await tab.evaluate(() => [...window.pictures.values()]);
  return [...counted, ...Array(Math.max(0, quick - counted.length)).fill(0)].toSorted((a, b) => a - b);
}

async function main() {
  const stage = await start();
  try {
    const { tab, context } = await stage.visitor();
    await playComputer(tab);
    const path = new URL(tab.url()).pathname;
    const fresh = await context
      .browser()
      .newContext({ baseURL: stage.base, storageState: await context.storageState() });
    const cold = await fresh.newPage();
    const sizes = await weigh(cold, path);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    const fonts = sizes.filter(([name]) => name.endsWith('.woff2')).reduce((sum, [, size]) => sum + size, 0);
    console.log(
      `first load of a table: ${(total / 1024).toFixed(0)} KB, of which fonts ${(fonts / 1024).toFixed(0)} KB`,
    );
    await fresh.close();
    for (const game of ['Imperial Struggle', 'Struggle of Empires']) {
      await playComputer(tab, game);
      const times = await presses(tab);
      const most = times.at(-1) ?? 0;
      console.log(`${game}: ${times.length} presses, median ${times[times.length >> 1]} ms, at most ${most} ms`);
    }
  } finally {
    await stage.close();
  }
}

if (process.argv[1]?.endsWith('measure.mjs')) await main();
