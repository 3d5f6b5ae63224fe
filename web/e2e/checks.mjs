/** Checks of a page that several tests make: how it reads to a screen reader, and whether it looks as it did. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const kept = (name) => fileURLToPath(new URL(`./snapshots/${name}.png`, import.meta.url));
/** Lettering differs a little between versions of a browser; a lost flag or line is much more. */
const TOLERATED = 0.012;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious findings of the accessibility checker, as short texts. */
export async function findings(tab) {
  await tab.evaluate(axe);
  const { violations } = await tab.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
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

/** Compares a picture with the one that is kept. UPDATE_SNAPSHOTS=1 keeps it instead. */
export function same(name, picture) {
  const path = kept(name);
  if (process.env.UPDATE_SNAPSHOTS || !existsSync(path)) {
    assert.ok(process.env.UPDATE_SNAPSHOTS, `${path} is missing: UPDATE_SNAPSHOTS=1 takes it`);
    mkdirSync(fileURLToPath(new URL('./snapshots', import.meta.url)), { recursive: true });
    writeFileSync(path, picture);
    return;
  }
  const [wanted, found] = [PNG.sync.read(readFileSync(path)), PNG.sync.read(picture)];
  const { width, height } = wanted;
  assert.deepEqual([found.width, found.height], [width, height], name);
  const difference = new PNG({ width, height });
  const different = pixelmatch(wanted.data, found.data, difference.data, width, height, { threshold: 0.2 });
  if (different > TOLERATED * width * height) {
    const shown = path.replace('.png', '.new.png');
    writeFileSync(shown, picture);
    assert.fail(`${name}: ${((100 * different) / width / height).toFixed(2)} % of the picture differ; see ${shown}`);
  }
}
