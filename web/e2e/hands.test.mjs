import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { moreThan, playComputer, playUntil, shown, start, tableOf } from './harness.mjs';

const GAMES = [
  {
    name: 'Imperial Struggle',
    /** A moment with targets on the map, and what one of them is. */
    onMap: ({ legal }) => legal.some(({ notation, quote }) => /^shift/.test(notation) && quote?.lines.length > 0),
    target: '.sp.legal:has(.tag) .hit',
    /** A moment with something to pay for, and what shows its price. */
    paid: ({ legal }) => legal.some(({ notation, quote }) => /^shift/.test(notation) && quote?.lines.length > 0),
    price: '.sp.legal:has(.tag) .hit',
  },
  {
    name: 'Struggle of Empires',
    onMap: ({ view }) => view.prompt?.key === 'place',
    target: '.ledger .glow',
    paid: ({ view, legal }) => view.prompt?.key === 'bid' && legal.some(({ quote }) => quote?.lines.length > 0),
    price: '.table .glow:has(.se-cost)',
  },
];
const ASKED = '.quote, .menu[role="dialog"]';

const focused = (tab, selector) => tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Goes on with a key until what is looked for has the focus. */
async function reach(tab, selector, key = 'Tab') {
  const passed = [];
  for (let press = 0; press < 200; press++) {
    await tab.keyboard.press(key);
    if (await focused(tab, selector)) return;
    passed.push(await tab.evaluate(() => document.activeElement?.textContent.trim().slice(0, 20)));
  }
  assert.fail(`${key} never comes to ${selector}, but to ${passed.slice(0, 30).join(' | ')}`);
}

/** What a press with Enter came to: a price, a menu, or the decision itself. */
async function enter(tab, known) {
  await tab.keyboard.press('Enter');
  const came = await tab.waitForFunction((before) => {
    if (document.querySelector('.quote .btn.first')) return 'price';
    if (document.querySelector('.menu[role="dialog"]')) return 'menu';
    return Number(document.querySelector('.table').dataset.decisions) > before ? 'decided' : null;
  }, known);
  return came.jsonValue();
}

/** With Enter to the price of what has the focus, through a menu where there is one. */
async function toPrice(tab) {
  const known = await shown(tab);
  let came = await enter(tab, known);
  if (came === 'menu') {
    // Down to a row that costs something, where there is one.
    for (let row = 0; row < 12; row++) {
      await tab.keyboard.press('ArrowDown');
      assert.ok(await focused(tab, '.menu .rows button'));
      if (await focused(tab, '.menu .rows button:has(.price)')) break;
    }
    came = await enter(tab, known);
  }
  return came;
}

/** Where the sheet lies in the window, and how wide it is. */
const sheet = (tab) =>
  tab.locator('.moved').evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return { x, y, width };
  });

/** Until the sheet lies elsewhere than it did; gives where. */
async function moved(tab, before) {
  await tab.waitForFunction((was) => {
    const { x, y, width } = document.querySelector('.moved').getBoundingClientRect();
    return Math.abs(x - was.x) + Math.abs(y - was.y) + Math.abs(width - was.width) > 1;
  }, before);
  return sheet(tab);
}

const close = (a, b, about, by = 3) => assert.ok(Math.abs(a - b) <= by, `${about}: ${a} and ${b}`);

describe('hands', () => {
  let stage;
  before(async () => (stage = await start()));
  after(() => stage.close());

  for (const { name, onMap, target, paid, price } of GAMES) {
    it(`${name} with the keyboard alone: from the first page to a decision on the map, and to one that is paid for`, async () => {
      const { tab, faults, context } = await stage.visitor();
      await tab.goto('/');
      await tab.getByRole('region', { name }).waitFor();
      const region = `[aria-labelledby="${await tab.getByRole('region', { name }).getAttribute('aria-labelledby')}"]`;
      await reach(tab, `${region} button.go`);
      await tab.keyboard.press('Enter');
      await tab.waitForURL(/\/table\//);
      await tab.locator('.prompt.mine').waitFor();
      const id = tableOf(tab);

      await playUntil(tab, id, onMap);
      await reach(tab, target);
      const here = () => tab.evaluate(() => document.activeElement?.closest('[data-id]')?.dataset.id ?? null);
      const reached = new Set([await here()]);
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
        await tab.keyboard.press(key);
        reached.add(await here());
      }
      assert.ok(reached.size > 1 && !reached.has(null), [...reached].join(' '));
      const [last, known] = [await here(), await shown(tab)];
      await reach(tab, '.table .glow', 'Shift+Tab');
      assert.notEqual(await here(), last);
      await reach(tab, `[data-id="${last}"]`);
      if ((await toPrice(tab)) === 'price') await tab.keyboard.press('Enter');
      await moreThan(tab, known);

      await playUntil(tab, id, paid);
      const before = await shown(tab);
      // The first bid may be nothing, which is free.
      if ((await tab.locator(price).count()) === 0) {
        await reach(tab, '[aria-label="More"]');
        await tab.keyboard.press('Enter');
      }
      await reach(tab, price);
      const pressed = await tab.evaluateHandle(() => document.activeElement);
      assert.equal(await toPrice(tab), 'price');
      assert.ok((await tab.locator('.quote dl dt').count()) > 0, 'the price is broken down');
      assert.ok(await focused(tab, '.quote .btn.go'), 'Enter pays');
      // Away and back: the first word is not the last.
      await tab.keyboard.press('Escape');
      await tab.locator(ASKED).waitFor({ state: 'detached' });
      assert.ok(await tab.evaluate((was) => document.activeElement === was, pressed), 'the focus is back where it was');
      assert.equal(await shown(tab), before);
      assert.equal(await toPrice(tab), 'price');
      await tab.keyboard.press('Enter');
      await moreThan(tab, before);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }

  it('the keyboard alone: the list of all decisions, undo and help', async () => {
    const { tab, faults, context } = await stage.visitor();
    await playComputer(tab);
    // The computer chooses its ministries at the same time; what it decides is not to be taken for a decision of mine.
    const left = (count) =>
      tab.waitForFunction(
        (text) => document.querySelector('.prompt p').textContent.includes(text),
        `Ministry cards (${count} to go)`,
      );
    await left(2);
    await tab.keyboard.press('f');
    await reach(tab, '.decisions li button');
    await tab.keyboard.press('Enter');
    await left(1);
    await tab.keyboard.press('u');
    await left(2);
    await tab.keyboard.press('?');
    await tab.getByRole('dialog').getByText('takes back').waitFor();
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('the map is zoomed at the pointer by the wheel, dragged, and moved with keys', async () => {
    const { tab, faults, context } = await stage.visitor();
    const id = await playComputer(tab, GAMES[0].name);
    await playUntil(tab, id, GAMES[0].onMap);
    await tab.locator('.moved').waitFor();
    const window = await tab.locator('main .stage').boundingBox();
    const at = { x: window.x + window.width * 0.4, y: window.y + window.height * 0.45 };
    const whole = await sheet(tab);
    await tab.mouse.move(at.x, at.y);
    await tab.mouse.wheel(0, -800);
    const near = await moved(tab, whole);
    assert.ok(near.width > whole.width * 2, `${whole.width} became ${near.width}`);
    for (const way of ['x', 'y'])
      close(at[way], near[way] + ((at[way] - whole[way]) * near.width) / whole.width, `under the pointer, ${way}`);

    const known = await shown(tab);
    await tab.mouse.down();
    await tab.mouse.move(at.x - 70, at.y - 40, { steps: 5 });
    await tab.mouse.up();
    const dragged = await sheet(tab);
    close(dragged.x, near.x - 70, 'dragged to the left');
    close(dragged.y, near.y - 40, 'dragged up');
    close(dragged.width, near.width, 'as large as before');

    const press = async (key, from) => {
      await tab.keyboard.press(key);
      return moved(tab, from);
    };
    const fitted = await press('0', dragged);
    close(fitted.width, whole.width, '0 shows the whole sheet');
    const larger = await press('+', fitted);
    close(larger.width / fitted.width, 1.3, '+', 0.01);
    close((await press('-', larger)).width, fitted.width, '-');
    const first = await press('1', fitted);
    const second = await press('2', first);
    assert.ok(first.width > fitted.width && second.width > fitted.width, 'a digit looks at one chart');
    assert.deepEqual([await shown(tab), await tab.locator(ASKED).count()], [known, 0], 'nothing was pressed');
    assert.deepEqual(faults, []);
    await context.close();
  });

  it('the map is pinched with two fingers; one that rests reads, and presses nothing', async () => {
    const { tab, faults, context } = await stage.visitor({ width: 390, height: 844, phone: true });
    const id = await playComputer(tab, GAMES[0].name);
    await playUntil(tab, id, GAMES[0].onMap);
    const session = await context.newCDPSession(tab);
    const touch = (type, ...fingers) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([x, y], number) => ({ x, y, id: number })),
      });
    const before = await sheet(tab);
    await touch('touchStart', [150, 400], [230, 400]);
    for (const apart of [50, 60, 70, 80]) await touch('touchMove', [190 - apart, 400], [190 + apart, 400]);
    await touch('touchEnd');
    const pinched = await moved(tab, before);
    assert.ok(pinched.width > before.width * 1.5, `${before.width} became ${pinched.width}`);

    await tab.locator('.charts button:has(i)').first().tap();
    await moved(tab, pinched);
    const known = await shown(tab);
    /** A target in the window, with nothing over it. */
    const spot = await tab.evaluate((target) => {
      for (const element of document.querySelectorAll(target)) {
        const { x, y, width, height } = element.closest('.sp').querySelector('.body').getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(...middle) === element) return middle;
      }
      return null;
    }, GAMES[0].target);
    assert.ok(spot, 'a target is in the window');
    await touch('touchStart', spot);
    await tab.locator('.tip').waitFor();
    // A finger rests for half a second: that is what is tried here.
    await tab.waitForTimeout(500);
    await touch('touchEnd');
    await tab.locator('.tip').waitFor({ state: 'detached' });
    assert.deepEqual([await shown(tab), await tab.locator(ASKED).count()], [known, 0], 'reading presses nothing');
    // The same place, touched briefly, is pressed.
    await tab.touchscreen.tap(...spot);
    await tab.locator(ASKED).first().waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
});
