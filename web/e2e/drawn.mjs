/**
 * What lies on a map against the View it is drawn from, thing by thing: a picture tolerates more than one lost flag.
 * Symbols that a browser could not draw have no size and do not count.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** The View of a record after so many decisions, with all cards open. */
export async function viewOf(base, record, at) {
  const answer = await fetch(`${base}/api/records/look`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record: JSON.parse(readFileSync(record, 'utf8')), eyes: 'open', from: at, count: 1 }),
  });
  return (await answer.json()).positions[0].view;
}

/** Only what there is, so that differences are short. */
const there = (things) => Object.fromEntries(Object.entries(things).filter(([, value]) => value));

function imperialSpaces({ spaces, advantages }) {
  return Object.fromEntries([
    ...spaces.map(({ space, owner, conflict, damaged, huguenots }) => [
      space,
      there({
        owner,
        conflict: conflict && (conflict === 'plus-one' ? 'conflict-plus' : 'conflict'),
        damaged,
        huguenots,
      }),
    ]),
    ...advantages.map(({ advantage, holder, exhausted }) => [advantage, there({ holder, exhausted })]),
  ]);
}

/** Runs in the page. */
function imperialDrawn() {
  const href = (place, part) => {
    const use = place.querySelector(part);
    return use && use.getBBox().width > 0 ? use.getAttribute('href').slice('#is-'.length) : null;
  };
  const side = (name) => name?.replace(/^(flag|squadron)-/, '') ?? null;
  const place = (element) => element.querySelector('[data-id]').dataset.id;
  const kept = (things) => Object.fromEntries(Object.entries(things).filter(([, value]) => value));
  return Object.fromEntries([
    ...[...document.querySelectorAll('.is-board .sp')].map((space) => [
      place(space),
      kept({
        owner: side(href(space, space.classList.contains('naval') ? '.ship' : '.flag')),
        conflict: href(space, '.conflict'),
        damaged: !!space.querySelector('.crack'),
        huguenots: href(space, '.hug') && (space.querySelector('.spent .hug') ? 'spent' : 'fresh'),
      }),
    ]),
    ...[...document.querySelectorAll('.is-board .adv')].map((plate) => [
      place(plate),
      kept({
        holder: /held-(\w+)/.exec(plate.getAttribute('class'))?.[1],
        exhausted: href(plate, '.advicon') === 'exhausted',
      }),
    ]),
  ]);
}

const unitsOf = ({ armies = 0, navies = 0, forts = 0 } = {}) => ({ army: armies, navy: navies, fort: forts });

function empiresAreas({ areas, homes, alliances, blockade, tokens }) {
  return Object.fromEntries([
    ...areas.map(({ area, units, control, neutrals }) => {
      const held = (power) => alliances.filter((one) => one.holder === power && one.areas.includes(area)).length;
      const powers = new Set([...units, ...control].map(({ power }) => power));
      for (const { holder, areas: where } of alliances) if (holder && where.includes(area)) powers.add(holder);
      const rows = [...powers].map((power) => [
        power,
        there({
          markers: control.find((one) => one.power === power)?.markers,
          ...unitsOf(units.find((one) => one.power === power)),
          alliances: held(power),
          blockade: blockade?.area === area && blockade.owner === power ? 1 : 0,
        }),
      ]);
      const loose = there({
        neutral: neutrals.length,
        covert: tokens.filter((token) => token.area === area).length,
        freeally: alliances.filter((one) => one.holder === null && one.areas.includes(area)).length,
      });
      return [area, { rows: Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0)), loose }];
    }),
    ...homes.map((home) => [`home of ${home.power}`, there(unitsOf(home))]),
  ]);
}

/** Runs in the page. */
function empiresDrawn() {
  const kept = (things) => Object.fromEntries(Object.entries(things).filter(([, value]) => value));
  const name = (use) => (use.getBBox().width > 0 ? use.getAttribute('href').slice('#se-'.length) : 'nothing');
  /** A few are drawn one by one, many as one with their number. */
  const units = (group) => {
    const found = { army: 0, navy: 0, fort: 0 };
    let last = null;
    for (const part of group.children) {
      if (part.matches('use')) found[(last = name(part))]++;
      else found[last] = Number(part.textContent);
    }
    return found;
  };
  const ledgers = [...document.querySelectorAll('.se-board .ledger')].map((ledger) => {
    const rows = {};
    let row = null;
    for (const part of ledger.querySelector('.print').children) {
      if (part.matches('use[href^="#se-control-"]')) {
        row = { alliances: 0, blockade: 0 };
        rows[name(part).slice('control-'.length)] = row;
      } else if (part.matches('text.cnt')) row.markers = Number(part.textContent);
      else if (part.matches('g.units')) Object.assign(row, units(part));
      else if (part.matches('use[href="#se-alliance"]')) row.alliances++;
      else if (part.matches('use[href="#se-blockade"]')) row.blockade++;
    }
    const count = (part) => ledger.querySelectorAll(`.print > g > ${part}`).length;
    const loose = { neutral: count('.neutral'), covert: count('.covert'), freeally: count('.freeally') };
    const held = Object.fromEntries(Object.entries(rows).map(([power, things]) => [power, kept(things)]));
    return [ledger.querySelector('.page').dataset.id, { rows: held, loose: kept(loose) }];
  });
  const homes = [...document.querySelectorAll('.se-board .homeplate')].map((plate) => [
    `home of ${name(plate.querySelector('use')).slice('control-'.length)}`,
    kept(units(plate.querySelector('.units'))),
  ]);
  return Object.fromEntries([...ledgers, ...homes.filter(([, things]) => Object.keys(things).length > 0)]);
}

const GAMES = { imperial: [imperialSpaces, imperialDrawn], empires: [empiresAreas, empiresDrawn] };

/** Everything the View has lies on the map where it should, and nothing else does. */
export async function drawnAs(tab, game, view) {
  const [expected, drawn] = GAMES[game];
  const [wanted, found] = [expected(view), await tab.evaluate(drawn)];
  assert.ok(Object.values(wanted).filter((things) => Object.keys(things).length > 0).length > 5);
  for (const [place, things] of Object.entries(wanted)) assert.deepEqual(found[place] ?? {}, things, place);
  for (const [place, things] of Object.entries(found)) assert.deepEqual(things, wanted[place] ?? {}, place);
}
