/** Runs the browser tests: `npm run e2e [-- NAME …]`. Needs the built client and the built program. */
import { readdirSync } from 'node:fs';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
/** The longest come first, so that two lanes end at about the same time. */
const LONG = ['languages', 'play', 'learn', 'whole', 'pages', 'table', 'hands', 'records', 'empires'];
const rank = (name) => (LONG.indexOf(name.split('.', 1)[0]) + LONG.length + 1) % (LONG.length + 1);

const files = readdirSync(here)
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .toSorted((a, b) => rank(a) - rank(b))
  .map((name) => here + name);

/** Each file has a server and a browser of its own; more than two at once only get in each other's way. */
run({ files, concurrency: Math.min(2, files.length), timeout: 900_000 })
  .on('test:fail', () => (process.exitCode = 1))
  .compose(new spec())
  .pipe(process.stdout);
