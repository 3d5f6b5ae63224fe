/**
 * Writes the files in `data/` from the design reference and the fact sheets:
 *
 *   node generate/sheet.mjs DESIGN_FOLDER FACTS_FOLDER
 *
 * - `sheet.svg`    what never changes on the sheet: sea, coast, lakes, rivers, roses
 * - `symbols.svg`  the symbols this board uses
 * - `board.json`   spaces, countries, advantages and lines with their places on the sheet
 * - `cards.json`   what is printed on cards and tiles
 *
 * Run Prettier over `data/` afterwards.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { coast } from '../../kit/paths.mjs';

const [design, facts] = process.argv.slice(2);
if (!design || !facts) throw new Error('usage: node generate/sheet.mjs DESIGN_FOLDER FACTS_FOLDER');
const out = path.join(path.dirname(fileURLToPath(import.meta.url)), '../data');
const load = (file) => import(pathToFileURL(path.resolve(design, file)).href);
const { csv, CLUSTERS, AT_SEA, ROUTES, routeKey, PANELS, LINE, measure, plate } = await load('imperial-shared.mjs');
const { SYMBOLS, DEFS, SHAPES } = await load('symbols.mjs');

const fact = (name) => csv(path.join(facts, `${name}.csv`));
const geometry = new Map(
  csv(path.join(design, 'imperial-geometry.csv')).map((row) => [
    row.id,
    { ...row, x: +row.x, y: +row.y, w: +row.w, h: +row.h, lx: +row.lx, ly: +row.ly },
  ]),
);
const round = (n) => Math.round(n * 10) / 10;
const at = (id) => geometry.get(id);

const drawn = fs.readFileSync(path.join(design, 'imperial-board.svg'), 'utf8');
const clips = [...drawn.matchAll(/<clipPath id="clip-[^"]*">.*?<\/clipPath>/g)].map((m) => m[0]).join('');
const panels = [...drawn.matchAll(/<g class="panel" id="panel-[^"]*">.*?<\/g>(?=<g class="(?:panel|lines))/gs)]
  .map((m) => m[0])
  .join('')
  .replace(/(id="coast-[^"]*") d="([^"]*)"/g, (_, id, d) => `${id} d="${coast(d, 0.4)}"`)
  .replace(/<text class="sub"[^>]*>[^<]*<\/text>/g, '')
  .replace(/ id="panel-[^"]*"/g, '')
  .replace(/(id="|href="#|url\(#)(clip|coast)-/g, '$1is-$2-');
/** Where the name of a part of a region stands; the name itself is in the catalogues. */
const subregions = [...drawn.matchAll(/<text class="sub" x="([^"]*)" y="([^"]*)"( text-anchor="end")?>([^<]+)</g)].map(
  ([, x, y, end, name]) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    x: +x,
    y: +y,
    anchor: end ? 'end' : 'start',
  }),
);
const sheet = `<defs>${clips.replaceAll('id="clip-', 'id="is-clip-')}</defs>${panels}`;
if (sheet.includes('style=')) throw new Error('the sheet must not need inline styles');
fs.writeFileSync(
  path.join(out, 'sheet.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1680 1030">${sheet}</svg>\n`,
);

// ---- symbols ------------------------------------------------------------------------------------------------

const used =
  'prestige alliance furs spice fish tobacco sugar cotton economic diplomatic military event upgrade squadron-britain squadron-france flag-britain flag-france flag-spain flag-usa conflict conflict-plus exhausted huguenots jacobite jacobite-defeat treaty debt vp initiative war-tile navy finance mercantilism governance style scholarship ministry space-political space-market space-territory space-naval space-fort undo check close pass next previous zoom-in zoom-out fit eye hidden lock menu chevron more hand map info cannon'.split(
    ' ',
  );
const number = (text) => text.replace(/(\.\d*?[1-9])0+(?=[^\d])/g, '$1').replace(/\.0+(?=[^\d])/g, '');
const symbols = used
  .map((id) => `<symbol id="is-${id}" viewBox="0 0 32 32">${number(SYMBOLS[id])}</symbol>`)
  .join('\n')
  .replace(/style="color:(var\([^"]*\))"/g, 'color="$1"')
  .replace(/#hatch-/g, '#is-hatch-');
if (symbols.includes('style=')) throw new Error('the symbols must not need inline styles');
const patterns = DEFS.replaceAll('id="hatch-', 'id="is-hatch-')
  .split('\n')
  .filter((line) => !line.startsWith('<pattern') || /gules|azure|or"/.test(line))
  .join('\n');
fs.writeFileSync(
  path.join(out, 'symbols.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${patterns}\n${symbols}</svg>\n`,
);

// ---- places -------------------------------------------------------------------------------------------------

const spaces = fact('spaces');
const advantages = fact('advantages');
const boxes = [];
for (const row of spaces) {
  const g = at(row.id);
  boxes.push({ id: row.id, own: true, box: [g.x - 18, g.y - 18, g.x + 18, g.y + 18] });
  if (g.label) {
    const lines = g.label.split('|');
    const w = Math.max(...lines.map((line) => measure(line, LINE.size)));
    const box = [g.x + g.lx, g.y + g.ly, g.x + g.lx + w, g.y + g.ly + lines.length * LINE.lead];
    boxes.push({ id: row.id, own: false, box });
  }
}
for (const row of advantages) {
  const g = at(row.id);
  boxes.push({ id: row.id, own: true, box: [g.x - g.w / 2, g.y - g.h / 2, g.x + g.w / 2, g.y + g.h / 2] });
}

/** Where a price tag of that width hangs without covering a name: an offset from the middle of the space. */
function tagSpot(row, w) {
  const g = at(row.id);
  const spots = [
    [16, -3],
    [10, 9],
    [-9 - w, 8],
    [-16 - w, -6],
    [-w / 2, 19],
    [-9 - w, -27],
    [-w / 2, -39],
    [14, -34],
  ];
  const map = PANELS[g.panel].map;
  let best = 0;
  let least = Infinity;
  spots.forEach(([dx, dy], k) => {
    const [x0, y0, x1, y1] = [g.x + dx, g.y + dy, g.x + dx + w, g.y + dy + 19];
    let cost = k * 6;
    if (x0 < map[0] + 3 || x1 > map[2] - 3 || y0 < map[1] + 2 || y1 > map[3] - 3) cost += 900;
    for (const { id, own, box } of boxes) {
      if (id === row.id && own) continue;
      const ow = Math.min(x1, box[2]) - Math.max(x0, box[0]);
      const oh = Math.min(y1, box[3]) - Math.max(y0, box[1]);
      if (ow > 0 && oh > 0) cost += ow * oh;
    }
    if (cost < least) [least, best] = [cost, k];
  });
  return spots[best].map(round);
}

function curve(points) {
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[i - 1] ?? points[i];
    const [p1, p2] = [points[i], points[i + 1]];
    const p3 = points[i + 2] ?? p2;
    const a = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const b = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...a, ...b, ...p2].map(round).join(' ')}`;
  }
  return d;
}

function line(a, b, aside = 0) {
  const [from, to] = [at(a), at(b)];
  const way = ROUTES[routeKey(a, b)];
  if (way) return curve([[from.x, from.y], ...(a < b ? way : [...way].reverse()), [to.x, to.y]]);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ox, oy] = [(-(to.y - from.y) / length) * aside, ((to.x - from.x) / length) * aside];
  return `M${round(from.x + ox)} ${round(from.y + oy)}L${round(to.x + ox)} ${round(to.y + oy)}`;
}

const lineOf = (row, aside) => ({ a: row.a, b: row.b, d: line(row.a, row.b, aside) });
const board = {
  shapes: SHAPES,
  panels: Object.entries(PANELS).map(([id, panel]) => ({ id, title: panel.title, box: panel.box, map: panel.map })),
  subregions,
  spaces: spaces.map((row) => {
    const g = at(row.id);
    const lines = g.label ? g.label.split('|') : [];
    const w = Math.max(0, ...lines.map((text) => measure(text, LINE.size)));
    const shift = g.anchor === 'middle' ? w / 2 : g.anchor === 'end' ? w : 0;
    return {
      id: row.id,
      name: row.name,
      region: row.region,
      type: row.type,
      country: row.country || null,
      cost: row.cost ? +row.cost : null,
      commodity: row.commodity || null,
      prestige: row.prestige === '1',
      alliance: row.alliance === '1',
      localAlliance: row.local_alliance === '1',
      spanish: row.spanish_territory === '1',
      wars: row.wars ? row.wars.split(';') : [],
      x: g.x,
      y: g.y,
      label: lines,
      labelX: round(g.x + g.lx + shift),
      labelY: round(g.y + g.ly + 12.2),
      anchor: g.anchor || 'middle',
      atSea: row.type === 'naval' || AT_SEA.has(row.id),
      tag: tagSpot(row, 33.4),
    };
  }),
  countries: Object.entries(CLUSTERS).map(([id, c]) => ({
    id,
    name: c.name,
    x: at(id).x,
    y: at(id).y,
    w: c.w,
    h: c.h,
  })),
  advantages: advantages.map((row) => {
    const g = at(row.id);
    const icons = { 'place-conflict': 'conflict', 'unflag-discount': 'economic', 'reduce-debt': 'debt' };
    const icon = icons[row.kind] ?? (/squadron/.test(row.kind) ? 'navy' : row.ap_type);
    return {
      id: row.id,
      name: row.name,
      region: row.region,
      needs: row.required_spaces.split(';'),
      icon,
      x: g.x,
      y: g.y,
      w: g.w,
      h: g.h,
      label: plate(row.name).lines,
    };
  }),
  connections: fact('connections').map((row) => lineOf(row, 0)),
  conquest: fact('conquest-lines').map((row) => ({
    ...lineOf(row, row.a === 'acadia' ? 5.5 : 0),
    tougherForts: row.only_with_tougher_forts === '1',
  })),
  links: advantages.flatMap((row) =>
    row.required_spaces.split(';').map((id) => ({ a: row.id, b: id, d: line(row.id, id) })),
  ),
};
fs.writeFileSync(path.join(out, 'board.json'), JSON.stringify(board));

// ---- what is printed on tiles and cards, for galleries --------------------------------------------------------

/** The fields of each `[[name]]` table of a TOML file that stand on one line, before any inner table. */
function tables(file, name) {
  const text = fs.readFileSync(path.join(facts, file), 'utf8');
  return text
    .split(`\n[[${name}]]\n`)
    .slice(1)
    .map((part) => part.split(/\n\[\[/)[0])
    .map((part) => Object.fromEntries([...part.matchAll(/^(\w+) = (.*)$/gm)].map(([, key, value]) => [key, value])));
}
const list = (text) => JSON.parse(text ?? '[]');
const cards = {
  events: tables('event-cards.toml', 'event').map((card) => ({
    number: +card.number,
    era: list(card.era),
    needs: list(card.action) === 'none' ? null : list(card.action),
    shared: list(card.versions) === 'shared',
  })),
  ministries: tables('ministry-cards.toml', 'ministry').map((card) => ({
    number: +card.number,
    side: list(card.side),
    eras: list(card.eras),
    keywords: list(card.keywords),
    abilities: [],
  })),
  tiles: fact('investment-tiles').map((row) => ({
    id: row.id,
    major: row.major_type,
    majorAp: +row.major_ap,
    minor: row.minor_type,
    minorAp: +row.minor_ap,
    event: row.event === '1',
    upgrade: row.military_upgrade === '1',
  })),
  bonusTiles: fact('bonus-war-tiles').map((row) => ({ ...row, strength: +row.strength })),
  basicTiles: fact('basic-war-tiles')
    .filter((row) => row.side === 'france')
    .map((row) => ({ strength: +row.strength, symbol: row.symbol, count: +row.count })),
};
const ministryText = fs
  .readFileSync(path.join(facts, 'ministry-cards.toml'), 'utf8')
  .split('\n[[ministry]]\n')
  .slice(1);
cards.ministries.forEach((card, i) => {
  card.abilities = [...ministryText[i].matchAll(/^id = "([^"]*)"/gm)].map((m) => m[1]);
});
fs.writeFileSync(path.join(out, 'cards.json'), JSON.stringify(cards));
console.log('sheet', sheet.length, 'symbols', symbols.length, 'board', JSON.stringify(board).length);
