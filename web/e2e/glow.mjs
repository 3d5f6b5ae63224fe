/** Playing with the eyes of a person: only what glows is pressed, where it can be seen, with the mouse. */

/** What a person would press next; runs in the page. */
async function look([chosen, patience, pages]) {
  const shuffled = (list) => list.map((_, i) => list[(i + chosen) % list.length]);
  /** A point where the element is on top of everything, scrolled to if it must be. */
  const point = (element) => {
    // What lies on the map is not scrolled to: that is moved by hand.
    if (!element.closest('.moved')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const [u, v] of [
      [0.5, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
      [0.12, 0.5],
      [0.88, 0.5],
      [0.25, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
      [0.75, 0.25],
    ]) {
      const at = { x: x + u * width, y: y + v * height };
      const top = document.elementFromPoint(at.x, at.y);
      if (top && (top === element || element.contains(top))) return at;
    }
    return null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const give = (kind, candidates) => {
    for (const element of candidates) {
      const at = point(element);
      if (at) return { kind, name: element.getAttribute('aria-label') ?? element.textContent.trim(), ...at };
    }
    return null;
  };
  const until = performance.now() + patience;
  for (;;) {
    if (document.querySelector('dialog[open]')) return { kind: 'over' };
    if (document.querySelector('.scene')) return { kind: 'scene' };
    const table = document.querySelector('.table');
    if (table?.getAttribute('aria-busy') === 'false' && table.dataset.waiting === table.dataset.seat) {
      const [price, menu, any] = ['.quote .btn.go:not(:disabled)', '.menu .glow', '.table .glow:not(:disabled)'].map(
        all,
      );
      // Ending a round early, where that is offered, makes a game shorter.
      const ends = chosen % 2 === 0 ? all('.prompt .glow:not(:disabled)') : [];
      const found = price.length
        ? give('price', price)
        : menu.length
          ? give('menu', shuffled(menu))
          : give('thing', [...ends.reverse(), ...shuffled(any)]);
      if (found) return found;
      if (pages) return { kind: 'elsewhere' };
    }
    if (performance.now() > until) return { kind: 'nothing', said: document.querySelector('.prompt')?.textContent };
    await new Promise((done) => setTimeout(done, 12));
  }
}

/**
 * What a press can change: the position, a price, a menu, what is taken up. With what it was before, this waits until it
 * is something else. Runs in the page.
 */
async function state(before) {
  const until = performance.now() + 15_000;
  for (;;) {
    const picked = [...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent);
    const open = ['.quote', '.menu[role=dialog]', '.scene', 'dialog[open]'].map(
      (part) => !!document.querySelector(part),
    );
    const now = JSON.stringify([document.querySelector('.table').dataset.decisions, ...open, ...picked]);
    if (now !== before || performance.now() > until) return now;
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** On a phone not all is on the page at once: the charts where something is legal, then the other pages, in turn. */
async function turnPage(tab, page) {
  const tabs = tab.locator('nav.tabs button');
  await tabs.first().tap();
  const charts = tab.locator('.charts button:has(i)');
  const count = await charts.count();
  const at = page % (count + 2);
  await (at < count ? charts.nth(at) : tabs.nth(at - count + 1)).tap();
}

/**
 * Plays a game to its end, or until `enough` was pressed. Fails when nothing glows, or when something that glows does nothing when it is pressed.
 * Gives what was pressed.
 */
export async function playByGlow(tab, { seed = 11, most = 3000, enough = Infinity, phone = false } = {}) {
  let random = seed;
  let page = 0;
  const pressed = [];
  for (let press = 0; press < most && pressed.length < enough; press++) {
    random = (random * 16807) % 2147483647;
    const next = await tab.evaluate(look, [random, 30_000, phone]);
    if (next.kind === 'over') return pressed;
    if (next.kind === 'nothing') throw new Error(`nothing glows: ${next.said}; after ${pressed.slice(-5).join(' | ')}`);
    if (next.kind === 'scene') {
      // What else is new may come next.
      await tab.keyboard.press('Escape');
      continue;
    }
    if (next.kind === 'elsewhere') {
      await turnPage(tab, page++);
      continue;
    }
    pressed.push(next.name);
    const before = await tab.evaluate(state, null);
    await (phone ? tab.touchscreen.tap(next.x, next.y) : tab.mouse.click(next.x, next.y));
    if ((await tab.evaluate(state, before)) === before)
      throw new Error(`a press on “${next.name}” (${next.kind}) does nothing; after ${pressed.slice(-5).join(' | ')}`);
  }
  if (pressed.length >= enough) return pressed;
  throw new Error(`no end after ${most} presses`);
}
