/**
 * Pictures: `npm run shots -- FOLDER` takes every page at three widths and in both themes; `npm run shots -- art` makes
 * the pictures of the first page (`public/art`) and the icons (`public/icon-*.png`). Needs what the browser tests need.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decide, playComputer, start } from './harness.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const out = process.argv[2] ?? 'shots';
const stage = await start();
try {
  await (out === 'art' ? art() : pages());
} finally {
  await stage.close();
}

async function play(tab, decisions) {
  await playComputer(tab);
  for (let turn = 0; turn < decisions; turn++) await decide(tab, (count) => (turn * 5) % count);
  return new URL(tab.url()).pathname.split('/').at(-1);
}

async function pages() {
  mkdirSync(out, { recursive: true });
  for (const dark of [false, true]) {
    const { tab, context } = await stage.visitor({ dark });
    const id = await play(tab, 12);
    for (const [width, height] of [
      [390, 844],
      [1280, 860],
      [2560, 1440],
    ]) {
      await tab.setViewportSize({ width, height });
      for (const [name, path] of Object.entries({
        home: '/',
        lobby: '/tables',
        new: '/new',
        account: '/account',
        settings: '/settings',
        learn: '/learn',
        table: `/table/${id}`,
        replay: `/replay/${id}?at=9`,
      })) {
        await tab.goto(path);
        await tab.waitForTimeout(900);
        await tab.screenshot({ path: join(out, `${name}-${width}${dark ? '-dark' : ''}.png`) });
      }
    }
    await context.close();
  }
}

async function art() {
  const folder = join(web, 'public/art');
  mkdirSync(folder, { recursive: true });
  for (const dark of [false, true]) {
    const { tab, context } = await stage.visitor({ width: 1500, height: 1000, dark });
    const id = await play(tab, 16);
    const { game } = await tab.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), id);
    await tab.goto(`/replay/${id}?at=1&as=spectator`);
    await tab.waitForTimeout(1500);
    const session = await context.newCDPSession(tab);
    const box = await tab.locator('.stage svg').first().boundingBox();
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: box.x, y: box.y, width: box.width * 0.48, height: box.height * 0.5, scale: 2 },
    });
    writeFileSync(join(folder, `${game}${dark ? '-dark' : ''}.webp`), Buffer.from(data, 'base64'));
    await context.close();
  }
  const { tab, context } = await stage.visitor();
  const icon = readFileSync(join(web, 'public/icon.svg'), 'utf8');
  for (const [name, size, inset] of [
    ['icon-192', 192, 0],
    ['icon-512', 512, 0],
    ['icon-maskable', 512, 64],
  ]) {
    await tab.setViewportSize({ width: size, height: size });
    const ground = inset ? '#231D15' : 'transparent';
    await tab.setContent(
      `<body style="margin:0;background:${ground}"><div style="padding:${inset}px;width:${size}px;height:${size}px;box-sizing:border-box">${icon}</div></body>`,
    );
    await tab.screenshot({ path: join(web, `public/${name}.png`), omitBackground: true });
  }
  await context.close();
}
