/**
 * Pictures. Needs what the browser tests need.
 *
 *   npm run shots -- FOLDER   every page at three widths, light and dark
 *   npm run shots -- readme   the pictures of the documents (docs/images)
 *   npm run shots -- art      the pictures of the first page (public/art) and the icons (public/icon-*.png)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture } from './checks.mjs';
import { alone, CLASH, decide, playComputer, playOn, positionOf, start, tableOf } from './harness.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const fixtures = join(web, '../fixtures');
const out = process.argv[2] ?? 'shots';
/** Which part of a map is shown on the first page, after how many decisions. */
const ART = [
  { name: 'Imperial Struggle', at: 1, left: 0 },
  { name: 'Struggle of Empires', at: 16, left: 0.272 },
];

const stage = await start();
try {
  await (out === 'art' ? art() : out === 'readme' ? readme() : pages());
} finally {
  await stage.close();
}

/** A table of the first game that is there, or of the one named, after some decisions. */
async function play(tab, decisions, game = null) {
  await playComputer(tab, game);
  for (let turn = 0; turn < decisions; turn++) await decide(tab, (count) => (turn * 5) % count);
  return tableOf(tab);
}

/** Every page, and the states of a table that a page alone does not show. */
async function pages() {
  mkdirSync(out, { recursive: true });
  for (const dark of [false, true]) {
    const { tab, context, faults } = await stage.visitor({ dark, expected: [CLASH] });
    await playComputer(tab);
    const over = tableOf(tab);
    await playOn(tab, over, { seed: 9 });
    const id = await play(tab, 9);
    const war = await warTable(tab);
    const others = await empires(tab);
    for (const [width, height] of [
      [390, 844],
      [1280, 860],
      [2560, 1440],
    ]) {
      await tab.setViewportSize({ width, height });
      const shot = async (name) =>
        writeFileSync(join(out, `${name}-${width}${dark ? '-dark' : ''}.png`), await picture(tab));
      for (const [name, path] of Object.entries({
        home: '/',
        lobby: '/tables',
        new: '/new',
        account: '/account',
        settings: '/settings',
        learn: '/learn',
        replays: '/replay',
        ratings: '/ratings',
        table: `/table/${id}`,
        end: `/table/${over}`,
        replay: `/replay/${over}?at=120`,
        ...others,
      })) {
        await tab.goto(path);
        await tab.locator('main, .table').first().waitFor();
        await tab.locator('.loading').waitFor({ state: 'detached' });
        await shot(name);
      }
      await tab.goto(`/table/${war}`);
      await tab.locator('.prompt').waitFor();
      if (width <= 860) await tab.getByRole('button', { name: 'Log', exact: true }).click();
      await tab.locator('.chips .chip').last().click();
      await shot('war');
      for (const [name, path, open] of [
        ['gallery', `/table/${id}`, 'All cards and tiles'],
        ['empires-gallery', others['empires-turn'], 'All tiles and markers'],
      ]) {
        await tab.goto(path);
        await tab.locator('.prompt').waitFor();
        if (width <= 860) await tab.getByRole('button', { name: /^(Score|Powers)$/ }).click();
        await tab.getByRole('button', { name: open }).click();
        await shot(name);
      }
      if (width <= 860) {
        await tab.goto(`/table/${id}`);
        for (const [name, label] of Object.entries({ dock: 'Hand', panels: 'Score', log: 'Log' })) {
          await tab.getByRole('button', { name: label, exact: true }).click();
          await shot(name);
        }
      }
    }
    for (const fault of faults) {
      process.exitCode = 1;
      console.error(fault);
    }
    await context.close();
  }
}

/** A table that has come to its first war. */
async function warTable(tab) {
  return tableAt(tab, null, 'layout');
}

/** A table that was played on until something happened, or to its end. */
async function tableAt(tab, game, until) {
  await playComputer(tab, game);
  const id = tableOf(tab);
  await playOn(tab, id, { seed: 7, until });
  return id;
}

/** Struggle of Empires at the moments that look different. */
async function empires(tab) {
  const moments = { auction: 'bid', turn: 'round', attack: 'attack-declared', late: 'war-ends', end: null };
  const found = {};
  for (const [name, until] of Object.entries(moments)) {
    found[`empires-${name}`] = `/table/${await tableAt(tab, 'Struggle of Empires', until)}`;
  }
  return found;
}

/** The pictures of the documents: both games in the middle of a decision, a war, and a phone. */
async function readme() {
  const folder = join(web, '../docs/images');
  mkdirSync(folder, { recursive: true });
  const record = join(fixtures, 'imperial-struggle/final-scoring-france-1.kab.json');
  const at = Math.floor(JSON.parse(readFileSync(record, 'utf8')).decisions.length * 0.45);
  for (const dark of [false, true]) {
    const name = (part) => join(folder, `imperial-struggle${part}${dark ? '-dark' : ''}.png`);
    const { tab, context } = await stage.visitor({ width: 1440, height: 900, dark });
    await playComputer(tab);
    // To an Action Round of one's own with something to buy, and the price of it.
    const targets = tab.locator('.sp.legal');
    for (let turn = 0; turn < 30 && (await targets.count()) < 8; turn++)
      await decide(tab, (count) => (turn * 5) % count);
    await tab.getByRole('tab', { name: 'Log' }).click();
    const priced = tab.locator('.sp.legal:has(.tag) .hit');
    for (let at = 0; at < 8 && (await tab.locator('.quote').count()) === 0; at++) {
      await tab.keyboard.press('Escape');
      await priced.nth(at).click({ force: true });
      await tab.locator('.quote, .menu[role=dialog]').first().waitFor();
    }
    writeFileSync(name(''), await picture(tab));
    await tab.goto('/replay');
    await tab.locator('input[type=file]').setInputFiles(record);
    await tab.waitForURL(/file/);
    await tab.goto(`/replay/file?at=${at}`);
    await tab.locator('.chips .chip', { hasText: 'War of the Spanish Succession' }).click();
    await tab.locator('.scene .verdict').waitFor();
    writeFileSync(name('-war'), await picture(tab));
    await empiresAttack(tab, join(folder, `struggle-of-empires${dark ? '-dark' : ''}.png`));
    await context.close();
  }
  const { tab, context } = await stage.visitor({ width: 390, height: 844, phone: true });
  await play(tab, 6);
  await tab.getByRole('button', { name: 'Map', exact: true }).click();
  writeFileSync(join(folder, 'imperial-struggle-phone.png'), await picture(tab));
  await context.close();
}

/** The second war of Struggle of Empires: what may be attacked in an area, with the chances. */
async function empiresAttack(tab, path) {
  await playComputer(tab, 'Struggle of Empires');
  const id = tableOf(tab);
  await playOn(tab, id, { seed: 5, until: 'war-ends' });
  const could = ({ view, legal }) =>
    view.prompt?.key === 'turn' && legal.some(({ notation }) => /^attack/.test(notation));
  while (!could(await positionOf(tab, id))) await playOn(tab, id, { most: 1 });
  await alone(tab);
  if (await tab.locator('.scene').count()) await tab.keyboard.press('Escape');
  await tab.getByRole('tab', { name: 'Log' }).click();
  const { legal } = await positionOf(tab, id);
  const areas = legal.map(({ notation }) => /^attack (\S+)/.exec(notation)?.[1]).filter(Boolean);
  const most = areas.toSorted(
    (a, b) => areas.filter((one) => one === b).length - areas.filter((one) => one === a).length,
  )[0];
  await tab.locator(`.se-board .ledger .page[data-id="${most}"]`).click({ position: { x: 60, y: 8 } });
  writeFileSync(path, await picture(tab));
}

async function art() {
  const folder = join(web, 'public/art');
  mkdirSync(folder, { recursive: true });
  for (const dark of [false, true]) {
    for (const part of ART) await chart(folder, part, dark);
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

/** A part of a game's map. */
async function chart(folder, { name, at, left }, dark) {
  const { tab, context } = await stage.visitor({ width: 1500, height: 1000, dark });
  const id = await play(tab, 16, name);
  const { game } = await tab.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), id);
  await tab.goto(`/replay/${id}?at=${at}&as=spectator`);
  await tab.locator('.stage svg').first().waitFor();
  await picture(tab);
  const session = await context.newCDPSession(tab);
  const box = await tab.locator('.stage svg').first().boundingBox();
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    clip: { x: box.x + box.width * left, y: box.y, width: box.width * 0.48, height: box.height * 0.5, scale: 2 },
  });
  writeFileSync(join(folder, `${game}${dark ? '-dark' : ''}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}
