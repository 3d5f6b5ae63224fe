/** Runs the browser tests: `npm run e2e [-- NAME …]`. Needs the built client and the built program. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .map((name) => here + name);
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', '--test-timeout=480000', ...files], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
