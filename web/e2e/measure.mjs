/**
 * Measures what docs/client.md states: `npm run measure`.
 *
 * - what the first load of a table weighs, as the server compresses it;
 * - how long a press on a target takes until the picture with its price.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { decide, playComputer, start } from './harness.mjs';

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

/** Milliseconds from a press on a legal target until the picture with its price, over some presses. */
export async function presses(tab, most = 24) {
  const times = [];
  for (let turn = 0; turn < most; turn++) {
    const count = await tab.locator('.sp.legal .hit').count();
    if (count === 0) {
      await decide(tab, (number) => turn % number);
      continue;
    }
    times.push(
      await tab.evaluate(async (which) => {
        const target = document.querySelectorAll('.sp.legal .hit')[which];
        const pressed = performance.now();
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        // What is sent in a frame arrives after that frame has been drawn.
        await new Promise((drawn) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = drawn;
            port2.postMessage(null);
          });
        });
        return performance.now() - pressed;
      }, turn % count),
    );
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Escape');
    await tab.locator('.quote, .menu[role=dialog]').first().waitFor({ state: 'detached' });
  }
  return times;
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
    for (let turn = 0; turn < 4; turn++) await decide(cold, () => 0);
    const times = (await presses(cold)).toSorted((a, b) => a - b);
    const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    console.log(`${times.length} presses until the next picture: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms`);
  } finally {
    await stage.close();
  }
}

if (process.argv[1]?.endsWith('measure.mjs')) await main();
