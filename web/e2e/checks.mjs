/** Checks of a page that several tests make: how it reads to a screen reader, and whether it looks as it did. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { alone, moreThan, playOn, positionOf, shown } from './harness.mjs';

const kept = (name) => fileURLToPath(new URL(`./snapshots/${name}.png`, import.meta.url));
/** Lettering differs a little between versions of a browser; a lost line is much more. Flags: see drawn.mjs. */
const TOLERATED = 0.012;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Until the page has its fonts and nothing on it moves. */
export async function still(tab) {
  await tab.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/**
 * Serious findings of the accessibility checker, as short texts. A theme changes only colours: where a page was checked
 * in one, `contrast` is enough in the other.
 */
export async function findings(tab, { contrast = false } = {}) {
  await still(tab);
  await tab.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(contrast && { runOnly: ['color-contrast'] }) };
  const { violations } = await tab.evaluate((wish) => globalThis.axe.run(document, wish), options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')}`,
    );
}

/** The page is not wider than the window. */
export async function fits(tab, about) {
  const [wide, window] = await tab.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  assert.ok(wide <= window, `${about} is ${wide} px wide in a window of ${window}`);
}

/**
 * What is free but cannot be taken back asks first, and Escape leaves the position as it was: from the list, and with
 * the key D, which means one of `ends` and nothing else. Behind an open dialog, which `open` shows, no key decides.
 */
export async function asksFirst(tab, id, ends, open) {
  const quote = tab.locator('.quote');
  const left = async (press) => {
    const before = await positionOf(tab, id);
    await press();
    await quote.locator('.final').waitFor();
    await tab.keyboard.press('Escape');
    await quote.waitFor({ state: 'detached' });
    assert.equal((await positionOf(tab, id)).sequence, before.sequence);
  };
  let done;
  for (;;) {
    const { legal, state } = await positionOf(tab, id);
    assert.equal(state, 'running', `nothing of ${ends} was ever offered that cannot be taken back`);
    done = legal.find(({ notation }) => ends.includes(notation));
    if (done?.final && !done.quote && legal.length > 1) break;
    await playOn(tab, id, { most: 1 });
  }
  await alone(tab);

  await tab.keyboard.press('f');
  const final = tab.locator('.decisions li button:has([href="#ui-lock"])').first();
  await left(() => final.click());
  const key = () => tab.locator('body').press('d');
  await left(key);

  await open();
  const dialog = tab.locator('dialog[open]');
  await dialog.waitFor();
  await tab.keyboard.press('d');
  assert.equal(await quote.count(), 0, 'a key acts behind a dialog');
  await tab.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await key();
  await quote.waitFor();
  const known = await shown(tab);
  const [sent] = await Promise.all([tab.waitForRequest(/\/decisions/), quote.locator('.btn.go').press('Enter')]);
  assert.equal(sent.postDataJSON().notation, done.notation);
  await moreThan(tab, known);
}

/** A picture of the page, or of a part of it, once two in a row are the same. */
export async function picture(tab, part = null) {
  await still(tab);
  const place = part ? tab.locator(part).first() : tab;
  let last = await place.screenshot();
  for (let attempt = 0; attempt < 20; attempt++) {
    const next = await place.screenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Compares a picture with the one that is kept. UPDATE_SNAPSHOTS=1 keeps it instead. */
export function same(name, taken) {
  const path = kept(name);
  if (process.env.UPDATE_SNAPSHOTS || !existsSync(path)) {
    assert.ok(process.env.UPDATE_SNAPSHOTS, `${path} is missing: UPDATE_SNAPSHOTS=1 takes it`);
    mkdirSync(fileURLToPath(new URL('./snapshots', import.meta.url)), { recursive: true });
    writeFileSync(path, taken);
    return;
  }
  const [wanted, found] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(taken)];
  const { width, height } = wanted;
  assert.deepEqual([found.width, found.height], [width, height], name);
  const difference = new PNG({ width, height });
  const different = pixelmatch(wanted.data, found.data, difference.data, width, height, { threshold: 0.2 });
  if (different > TOLERATED * width * height) {
    const shown = path.replace('.png', '.new.png');
    writeFileSync(shown, taken);
    assert.fail(`${name}: ${((100 * different) / width / height).toFixed(2)} % of the picture differ; see ${shown}`);
  }
}
