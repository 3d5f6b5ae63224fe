import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { decideFor, moreThan, positionOf, seatedTogether, start } from './harness.mjs';

/** Every text the page of a visitor receives: answers, and what the streams send. */
async function overhear({ tab, context }) {
  const heard = [];
  const asked = [];
  tab.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return;
    asked.push(
      response.text().then(
        (text) => heard.push(text),
        () => undefined,
      ),
    );
  });
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  session.on('Network.eventSourceMessageReceived', ({ data }) => heard.push(data));
  return {
    /** What was heard until now; an answer that was never read to its end is not waited for. */
    async texts() {
      await Promise.race([Promise.all(asked), tab.waitForTimeout(2000)]);
      return heard;
    },
  };
}

/** What only its owner may know: cards in hand, ministries face down, War tiles, and the decisions about them. */
function secrets(position) {
  const { view } = position;
  const side = view.you;
  return {
    side,
    hand: view.cards.hands[side].cards,
    ministries: view.ministries[side].filter(({ face }) => face === 'down').map(({ card }) => card),
    tiles: (view.war?.theaters ?? []).map(({ sides }) => sides[side]),
  };
}

/** The names of the things of a game, by their keys. */
function names(game) {
  const folder = new URL(`../../locales/en/${game}/`, import.meta.url);
  return new Map(
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^([a-z0-9-]+) = (.+)$/gm)].map(([, key, text]) => [
        key,
        text,
      ]),
    ),
  );
}
const said = names('imperial-struggle');
const publicNames = [...said].filter(([key]) => /^(theater|war|space|advantage)-/.test(key)).map(([, text]) => text);

/** Everything in a value, at any depth. */
function* inside(value) {
  yield value;
  if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* inside(inner);
}

/** Everything in what was heard that has a view. */
function* viewsIn(texts) {
  for (const text of texts) {
    let value;
    try {
      value = JSON.parse(text);
    } catch {
      continue;
    }
    for (const part of inside(value)) if (part?.view) yield part;
  }
}

describe('hidden cards', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('are nowhere in the page, the answers or the streams of the wrong seat, or of a spectator', async () => {
    const one = await stage.visitor();
    const two = await stage.visitor();
    const watcher = await stage.visitor();
    const ears = await Promise.all([one, two, watcher].map(overhear));
    const id = await seatedTogether(one, two);
    await watcher.tab.goto(`/table/${id}`);
    await watcher.tab.locator('.prompt').waitFor();

    const spoken = [];
    for (let round = 0; round < 30; round++) {
      for (const [seat, { tab }] of [one, two].entries()) {
        const notation = await decideFor(tab, id, round * 5 + seat);
        if (notation) spoken.push({ seat, notation });
      }
      if (round % 15 !== 14) continue;
      const [mine, theirs] = await Promise.all([one, two].map(({ tab }) => positionOf(tab, id)));
      for (const { tab } of [one, two, watcher]) await moreThan(tab, mine.decisions - 1);
      for (const [owner, others] of [
        [mine, [two, watcher]],
        [theirs, [one, watcher]],
      ]) {
        const { side, hand, ministries } = secrets(owner);
        const names = [...hand.map((card) => `card-${card}`), ...ministries.map((card) => `ministry-m${card}`)]
          .map((key) => said.get(key))
          // Some share their name with a theater, which everybody sees.
          .filter((name) => !publicNames.some((other) => other.includes(name)));
        assert.ok(names.length > 0);
        for (const { tab } of others) {
          // The log may speak of a card that was discarded and drawn again since.
          const page = await tab.evaluate(() => {
            const copy = document.body.cloneNode(true);
            copy.querySelector('#log')?.remove();
            return copy.innerHTML;
          });
          for (const name of names) assert.ok(!page.includes(name), `${name} of ${side} is on the wrong page`);
        }
      }
    }

    for (const [ear, own] of [
      [ears[0], 0],
      [ears[1], 1],
      [ears[2], null],
    ]) {
      const texts = await ear.texts();
      assert.ok(texts.length > 20);
      let views = 0;
      for (const part of viewsIn(texts)) {
        const { view } = part;
        if (!view.cards?.hands) continue;
        views++;
        const you = view.you;
        assert.equal(you === null, own === null);
        for (const side of ['britain', 'france']) {
          if (side === you) continue;
          assert.equal(view.cards.hands[side].cards, null);
          for (const seal of view.ministries[side]) {
            if (seal.face === 'down' && seal.card !== null) assert.equal(seal.card, 4, 'only M-4 is known face down');
          }
          assert.equal(view.war?.tiles[side].own ?? null, null);
          for (const theater of view.war?.theaters ?? []) {
            if (theater.stage !== 'waiting') continue;
            for (const tile of [...theater.sides[side].basic, ...theater.sides[side].bonus]) assert.equal(tile, null);
          }
          assert.equal(view.simultaneous?.choices[side] ?? null, null);
        }
        for (const { event } of part.log ?? []) {
          if (event.side && event.side !== you && event.event === 'cards-drawn') assert.equal(event.cards, null);
          if (event.side && event.side !== you && event.event === 'tile-drawn') assert.equal(event.tile, null);
        }
      }
      assert.ok(views > 3, `${views} views were heard`);
      // A choice that is not shown yet is not in anybody else's ears, in any form.
      for (const { seat, notation } of spoken) {
        if (seat === own || !/^ministry /.test(notation)) continue;
        for (const text of texts) assert.ok(!text.includes(`"${notation}"`), `${notation} was heard`);
      }
    }
    for (const { faults, context } of [one, two, watcher]) {
      assert.deepEqual(faults, []);
      await context.close();
    }
  });

  it('of Struggle of Empires, drafted markers and unrest, are nowhere either', async () => {
    const called = names('struggle-of-empires');
    const one = await stage.visitor();
    const two = await stage.visitor();
    const watcher = await stage.visitor();
    const ears = await Promise.all([one, two, watcher].map(overhear));
    await one.tab.goto('/new/struggle-of-empires');
    await one.tab.getByLabel('Draft', { exact: true }).selectOption('on');
    const id = await seatedTogether(one, two, { form: true });
    await watcher.tab.goto(`/table/${id}`);
    await watcher.tab.locator('.prompt').waitFor();
    const everywhere = async () => {
      const { decisions } = await positionOf(one.tab, id);
      for (const { tab } of [one, two, watcher]) await moreThan(tab, decisions - 1);
    };

    /** The markers that a page shows, and those that its reader may see. */
    const face = ({ kind, value, area }) =>
      `${kind === 'defence' ? value : called.get(`board-short-${kind}`)} ${called.get(`area-${area}-title`)}`;
    const lying = (tab) =>
      tab.$$eval('.marker', (all) =>
        all.map((one) => `${one.querySelector('.face').textContent} ${one.querySelector('b').textContent}`).sort(),
      );
    const picks = [];
    let choice = 0;
    for (let drafts = 0; ;) {
      const positions = await Promise.all([one, two].map(({ tab }) => positionOf(tab, id)));
      const [{ view }] = positions;
      if (view.draft && drafts < 2) {
        drafts++;
        await everywhere();
        const hands = positions.map((position) => position.view.draft);
        const shared = hands[0].hand.filter(({ counter }) => hands[1].hand.some((other) => other.counter === counter));
        assert.deepEqual(shared, [], 'each hand is seen by one');
        for (const [seat, { tab }] of [one, two].entries()) {
          const { hand, chosen } = hands[seat];
          assert.ok(hand.length > 0);
          assert.deepEqual(await lying(tab), [...hand, ...chosen].map(face).sort());
        }
        assert.deepEqual(await lying(watcher.tab), []);
      } else if (drafts > 0 && !view.draft && view.players.every(({ unrest }) => unrest.drawn > 0)) break;
      for (const [seat, { tab }] of [one, two].entries()) {
        const { legal } = positions[seat];
        if (legal.length === 0) continue;
        // The shortest way to unrest.
        const costly = legal.findIndex(({ quote }) => quote?.lines.some(({ label }) => label === 'unrest'));
        const idle = legal.findIndex(({ notation }) => notation === 'pass');
        const notation = await decideFor(
          tab,
          id,
          [costly, idle, choice++ * 7].find((at) => at >= 0),
        );
        // Only the first hand of each was never in another's eyes.
        if (view.draft?.passed === 0 && notation?.startsWith('draft ')) picks.push({ seat, notation });
      }
    }
    assert.equal(picks.length, 2);

    await everywhere();
    const [mine, theirs] = await Promise.all([one, two].map(({ tab }) => positionOf(tab, id)));
    for (const [{ tab }, readers] of [
      [one, [mine.view.you]],
      [two, [theirs.view.you]],
      [watcher, []],
    ]) {
      const hidden = tab.locator('.rail').getByTitle(/the points are hidden/);
      await hidden.first().waitFor();
      assert.equal(await hidden.count(), 2 - readers.length);
      assert.equal(
        await tab
          .locator('.rail')
          .getByTitle(/^\d+ points? of unrest/)
          .count(),
        readers.length,
      );
    }

    for (const [ear, own] of [
      [ears[0], 0],
      [ears[1], 1],
      [ears[2], null],
    ]) {
      const texts = await ear.texts();
      const heard = { drafts: 0, unrest: 0 };
      for (const { view, log } of viewsIn(texts)) {
        const { you } = view;
        if (view.draft) {
          heard.drafts++;
          assert.equal(view.bag, null);
          if (own === null) assert.deepEqual([view.draft.hand, view.draft.chosen], [[], []]);
        }
        for (const { power, unrest } of view.players) {
          if (power !== you) assert.deepEqual([unrest.points, unrest.values], [null, null]);
        }
        for (const { event } of log ?? []) {
          if (event.power === you) continue;
          if (event.event === 'drafted') assert.equal(event.counter, null);
          if (event.event !== 'unrest') continue;
          heard.unrest++;
          assert.equal(event.values, null);
        }
      }
      assert.ok(heard.drafts > 1 && heard.unrest > 0, JSON.stringify(heard));
      for (const { seat, notation } of picks) {
        const there = texts.some((text) => text.includes(`"${notation}"`));
        assert.equal(there, seat === own, `${notation} of seat ${seat + 1} in the ears of ${own}`);
      }
    }
    for (const { faults, context } of [one, two, watcher]) {
      assert.deepEqual(faults, []);
      await context.close();
    }
  });
});
