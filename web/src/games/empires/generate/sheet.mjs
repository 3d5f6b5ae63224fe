/**
 * Writes the files in `data/` from the design reference:
 *
 *   node generate/sheet.mjs DESIGN_FOLDER
 *
 * - `sheet.svg`    what never changes on the sheet: sea, coast, areas and homes, frames
 * - `symbols.svg`  the symbols this board uses
 * - `board.json`   charts, ledgers and home plates with their places on the sheet
 *
 * Run Prettier over `data/` afterwards.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { coast } from '../../kit/paths.mjs';

const [design] = process.argv.slice(2);
if (!design) throw new Error('usage: node generate/sheet.mjs DESIGN_FOLDER');
const out = path.join(path.dirname(fileURLToPath(import.meta.url)), '../data');
const load = (file) => import(pathToFileURL(path.resolve(design, file)).href);
const { CHARTS, GROUPS } = await load('empires-shared.mjs');
const { SYMBOLS, DEFS } = await load('symbols.mjs');
const { LEDGER, HOME } = await load('empires-board.mjs');
const land = JSON.parse(fs.readFileSync(path.join(design, 'coast.json'), 'utf8')).empires;

const kebab = (id) => id.replaceAll('_', '-');
const round = (n) => Math.round(n * 10) / 10;
const rings = (list) => list.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('');
/** Hatching of homes by the old engravers' code; Austria is plain. */
const HATCH = {
  britain: 'gules',
  france: 'azure',
  spain: 'or',
  russia: 'vert',
  prussia: 'sable',
  united_provinces: 'tenne',
};

function graticule(id, chart) {
  const [x0, y0, x1, y1] = chart.box;
  const line = (points) => `M${points.map((point) => point.map(round).join(' ')).join('L')}`;
  let d = '';
  if (id === 'europe') {
    for (let lon = -40; lon <= 70; lon += 5) {
      d += line(Array.from({ length: 20 }, (_, i) => chart.proj(lon, 28 + i * 2.4)));
    }
    for (let lat = 30; lat <= 70; lat += 5) {
      d += line(Array.from({ length: 45 }, (_, i) => chart.proj(-40 + i * 2.5, lat)));
    }
    return d;
  }
  for (let lon = -180; lon <= 180; lon += 10) {
    const [x] = chart.proj(lon, 0);
    if (x > x0 && x < x1) d += `M${round(x)} ${y0}V${y1}`;
  }
  for (let lat = -60; lat <= 80; lat += 10) {
    const [, y] = chart.proj(0, lat);
    if (y > y0 && y < y1) d += `M${x0} ${round(y)}H${x1}`;
  }
  return d;
}

let clips = '';
let charts = '';
for (const [id, chart] of Object.entries(CHARTS)) {
  const [x, y, x1, y1] = chart.box;
  const box = `x="${x}" y="${y}" width="${x1 - x}" height="${y1 - y}"`;
  const name = kebab(id);
  clips += `<clipPath id="se-clip-${name}"><rect ${box}/></clipPath>`;
  charts += `<g clip-path="url(#se-clip-${name})"><rect ${box} class="sea"/><path class="graticule" d="${graticule(id, chart)}"/>`;
  charts += `<defs><path id="se-coast-${name}" d="${coast(rings(land.land[id]), 0.5)}"/></defs>`;
  charts += ['w3', 'w3s', 'w2', 'w2s', 'w1', 'w1s', 'land']
    .map((part) => `<use href="#se-coast-${name}" class="${part}"/>`)
    .join('');
  for (const [group, { chart: on, kind }] of Object.entries(GROUPS)) {
    if (on !== id) continue;
    const place = kebab(group);
    // A shape without a colour of its own, so that the client can show it again in another.
    const shape = `se-place-${place}`;
    charts += `<defs><path id="${shape}" d="${coast(rings(land.groups[group]), 0.5)}"/></defs>`;
    charts += `<use href="#${shape}" class="region ${kind} rg-${place}"/>`;
    if (HATCH[group]) {
      charts += `<use href="#${shape}" class="hatch" fill="url(#se-hatch-${HATCH[group]})" color="var(--unit-${place})"/>`;
    }
  }
  charts += '</g>';
}
const sheet = `<defs>${clips}</defs>${charts}`;
if (sheet.includes('style=')) throw new Error('the sheet must not need inline styles');
fs.writeFileSync(
  path.join(out, 'sheet.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 1030">${sheet}</svg>\n`,
);

const used =
  'alliance army navy fort control-britain control-france control-spain control-russia control-austria control-prussia control-united_provinces gold population unrest die-1 die-2 die-3 die-4 die-5 die-6 sea-success sea-stay sea-sink pirate revolt blockade vp military cannon treaty zoom-in zoom-out fit close check pass next hidden eye exhausted info chevron'.split(
    ' ',
  );
const number = (text) => text.replace(/(\.\d*?[1-9])0+(?=[^\d])/g, '$1').replace(/\.0+(?=[^\d])/g, '');
const symbols = used
  .map((id) => `<symbol id="se-${kebab(id)}" viewBox="0 0 32 32">${number(SYMBOLS[id])}</symbol>`)
  .join('\n')
  .replace(/style="color:(var\([^"]*\))"/g, 'color="$1"')
  .replaceAll('#hatch-', '#se-hatch-');
if (symbols.includes('style=')) throw new Error('the symbols must not need inline styles');
fs.writeFileSync(
  path.join(out, 'symbols.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${DEFS.replaceAll('id="hatch-', 'id="se-hatch-')}\n${symbols}</svg>\n`,
);

/** Moved so that ledgers of seven powers and two lines of markers keep clear of each other. */
const MOVED = {
  german_states: { y: 18, way: [[912, 96]] },
  central_europe: { y: 312 },
  baltic: { y: 30 },
  caribbean: { y: 384 },
  south_america: { y: 662 },
  britain: { y: 298 },
  france: { y: 378 },
};

const board = {
  charts: Object.entries(CHARTS).map(([id, { box }]) => ({ id: kebab(id), box })),
  ledgers: Object.entries(LEDGER).map(([id, [x, y, tx, ty, way = []]]) => ({
    id: kebab(id),
    chart: kebab(GROUPS[id].chart),
    x,
    y,
    at: [tx, ty],
    way,
    ...MOVED[id],
  })),
  homes: Object.entries(HOME).map(([id, [x, y]]) => ({ id: kebab(id), x, y, ...MOVED[id] })),
};
fs.writeFileSync(path.join(out, 'board.json'), JSON.stringify(board));
console.log('sheet', sheet.length, 'symbols', symbols.length);
