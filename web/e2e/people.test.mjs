import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { decideFor, moreThan, positionOf, seatedTogether, shown, start } from './harness.mjs';

let people = 0;
/** Makes an account over the interface; gives its name. */
async function account({ tab }, word = 'Person') {
  const name = `${word} ${Date.now() % 1e7} ${++people}`;
  await tab.goto('/');
  const made = await tab.evaluate(
    async (wish) =>
      (
        await fetch('/api/accounts', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: wish, password: 'correct horse' }),
        })
      ).status,
    name,
  );
  assert.equal(made, 201);
  return name;
}

describe('people', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  it('make a token that works until it is removed', async () => {
    const visitor = await stage.visitor();
    const { tab, faults, context } = visitor;
    const name = await account(visitor);
    await tab.goto('/account');
    await tab.getByLabel('What for').fill('My program');
    await tab.getByRole('button', { name: 'Make a token' }).click();
    const token = (await tab.locator('.fresh code').textContent()).trim();
    const ask = () => fetch(`${stage.base}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    assert.equal((await (await ask()).json()).name, name);
    const row = tab.getByRole('listitem').filter({ hasText: 'My program' });
    await row.getByText('may play').waitFor();
    await row.getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    assert.equal((await ask()).status, 401);
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('say where they want to be told, and are told when a browser refuses', async () => {
    // No permission is given, so that the browser refuses by itself.
    const visitor = await stage.visitor({ expected: [/4\d\d/] });
    const { tab, faults, context } = visitor;
    await account(visitor);
    await tab.goto('/account');
    await tab.getByLabel('Address (https)').fill('https://example.org/hook');
    await tab.getByRole('button', { name: 'Add' }).click();
    const row = tab.getByRole('listitem').filter({ hasText: 'example.org' });
    await row.getByText('Webhook').waitFor();
    await row.getByRole('button', { name: 'Remove' }).click();
    await row.waitFor({ state: 'detached' });
    // An address inside the server's own network is none.
    await tab.getByLabel('Address (https)').fill('https://127.0.0.1/hook');
    await tab.getByRole('button', { name: 'Add' }).click();
    await tab.locator('.toast').first().waitFor();
    assert.equal(await tab.getByRole('listitem').filter({ hasText: '127.0.0.1' }).count(), 0);
    const push = tab.getByRole('button', { name: 'Tell me in this browser' });
    if (await push.count()) {
      await push.click();
      await tab
        .getByText(/does not allow|refuse|not allow/i)
        .first()
        .waitFor();
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('go on vacation and come back, and take their data with them', async () => {
    const visitor = await stage.visitor();
    const { tab, faults, context } = visitor;
    const name = await account(visitor);
    await tab.goto('/account');
    await tab.getByLabel('Days').fill('3');
    await tab.getByRole('button', { name: 'Go on vacation' }).click();
    await tab.getByText(/^Away until/).waitFor();
    await tab.reload();
    await tab.getByRole('button', { name: 'I am back' }).click();
    await tab.getByText(/days left this year/).waitFor();
    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      tab.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    const data = readFileSync(await download.path(), 'utf8');
    assert.ok(JSON.parse(data) && data.includes(name), 'the file has what the account has');
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('get a rating from a rated game, and are on the page of ratings', async () => {
    const one = await stage.visitor();
    const two = await stage.visitor();
    const [winner, loser] = [await account(one, 'Winner'), await account(two, 'Loser')];
    await one.tab.goto('/ratings');
    await one.tab.getByText('Nobody has a rating here yet.').waitFor();
    await one.tab.goto('/new');
    await one.tab.getByRole('checkbox', { name: /^Rated/ }).check();
    const id = await seatedTogether(one, two, { form: true });
    for (const { tab } of [one, two, one, two]) await decideFor(tab, id, 0);
    await two.tab.getByRole('button', { name: 'Menu' }).click();
    await two.tab.getByRole('button', { name: 'Resign' }).click();
    await two.tab.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await one.tab.getByRole('dialog').getByText('The dice were fair').waitFor();

    // The server counts finished games every other second.
    const rows = one.tab.locator('main ol li');
    do {
      await one.tab.goto('/ratings');
      await rows.first().or(one.tab.getByText('Nobody has a rating here yet.')).waitFor();
    } while ((await rows.count()) === 0);
    const names = await rows.locator('.nm').allTextContents();
    assert.equal(names.length, 2);
    assert.ok(names[0].startsWith(winner) && names[1].startsWith(loser), names.join(' | '));
    const points = (await rows.locator('.num:not(.place)').allTextContents()).map((text) => Number.parseInt(text, 10));
    assert.ok(points[0] > 1500 && points[1] < 1500, points.join(' '));
    await one.tab.goto('/account');
    await one.tab
      .getByRole('cell', { name: String(points[0]) })
      .first()
      .waitFor();
    for (const { faults, context } of [one, two]) {
      assert.deepEqual(faults, []);
      await context.close();
    }
  });

  it('offer each other gold, and pay it', async () => {
    const one = await stage.visitor();
    const two = await stage.visitor();
    const id = await seatedTogether(one, two, { game: 'struggle-of-empires' });
    const gold = async (tab, seat) =>
      (await positionOf(tab, id)).view.players.find((player) => player.seat === seat)?.gold;
    // Until both have a power, and with it gold.
    while ((await positionOf(one.tab, id)).view.players.length < 2)
      for (const { tab } of [one, two]) await decideFor(tab, id, 0);
    const { decisions, seat } = await positionOf(one.tab, id);
    for (const { tab } of [one, two]) await moreThan(tab, decisions - 1);
    const before = await gold(two.tab, 1 - seat);

    await one.tab.getByRole('tab', { name: 'Offers' }).click();
    const form = one.tab.locator('.offers form');
    await form.getByLabel('Gold').fill('2');
    await form.getByLabel('What for').fill('Leave India alone');
    await form.getByRole('button', { name: 'Offer', exact: true }).click();
    // On a phone, offers are beside the log, and its tab says how many there are.
    const size = two.tab.viewportSize();
    await two.tab.setViewportSize({ width: 390, height: 844 });
    await two.tab.getByRole('button', { name: 'Log 1' }).click();
    await two.tab.getByRole('tab', { name: 'Offers 1' }).click();
    await two.tab.locator('.over .offer').waitFor();
    await two.tab.setViewportSize(size);
    await two.tab.getByRole('tab', { name: /Offers/ }).click();
    const offer = two.tab.locator('.offer');
    await offer.getByText(/offers 2 gold to/).waitFor();
    await offer.getByText('Leave India alone').waitFor();
    await offer.getByRole('button', { name: 'Accept' }).click();
    await offer.waitFor({ state: 'detached' });
    await one.tab.locator('.offer').waitFor({ state: 'detached' });
    assert.equal(await gold(two.tab, 1 - seat), before, 'an offer binds nobody');

    // What was promised is paid by a decision of its own, that need not wait for one's turn.
    const aside = one.tab.locator('.offers li').first();
    await aside.getByLabel('Gold').selectOption('2');
    const known = await shown(one.tab);
    await aside.getByRole('button').click();
    const pay = one.tab.locator('.quote .btn.go');
    await one.tab.waitForFunction(
      (decided) =>
        document.querySelector('.quote .btn.go') ||
        Number(document.querySelector('.table').dataset.decisions) > decided,
      known,
    );
    if (await pay.count()) await pay.click();
    await moreThan(two.tab, known);
    assert.equal(await gold(two.tab, 1 - seat), before + 2);
    for (const { faults, context } of [one, two]) {
      assert.deepEqual(faults, []);
      await context.close();
    }
  });
});
