/** Starts the real server on an empty data folder, the built client before it, and browsers. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const repository = join(web, '..');

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The program: named by KABINETT_BIN, else the one that was built last. */
function program() {
  const places = [
    process.env.KABINETT_BIN,
    join(repository, 'target/release/kabinett'),
    join(repository, 'target/debug/kabinett'),
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('There is no program: build it (cargo build -p kabinett) or name it in KABINETT_BIN.');
  return found;
}

async function answers(url, seconds = 30) {
  for (let attempt = 0; attempt < seconds * 5; attempt++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${url} does not answer`);
}

export async function start() {
  const data = mkdtempSync(join(tmpdir(), 'kabinett-e2e-'));
  const closers = [() => rmSync(data, { recursive: true, force: true })];
  let api = process.env.KABINETT_URL;
  let restart = null;
  if (!api) {
    const port = await freePort();
    api = `http://127.0.0.1:${port}`;
    const serve = () =>
      spawn(program(), ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--rate', '0', '--pace', '0'], {
        stdio: 'ignore',
      });
    let server = serve();
    closers.push(() => server.kill());
    restart = async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await ended;
      server = serve();
      await answers(`${api}/healthz`);
    };
  }
  await answers(`${api}/healthz`);
  process.env.KABINETT_URL = api;
  const page = await preview({ root: web, preview: { port: await freePort(), strictPort: true }, logLevel: 'error' });
  closers.push(() => page.close());
  const base = page.resolvedUrls.local[0].replace(/\/$/, '');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  closers.push(() => browser.close());
  return {
    base,
    browser,
    /** Kills the server and starts it again on the same data; null where the server is not ours. */
    restart,
    /** A visitor with cookies of their own. What goes wrong on the page is collected in `faults`. */
    async visitor({ width = 1280, height = 860, dark = false, phone = false, calm = true } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: calm ? 'reduce' : 'no-preference',
        hasTouch: phone,
        isMobile: phone,
        baseURL: base,
      });
      const tab = await context.newPage();
      const faults = [];
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => {
        // A visitor without a session is answered with 401; the browser notes that by itself.
        // Figures of a game are there only where the server has analysed it. Who decides at the same moment as another
        // is answered with 409, and shown how the table stands.
        const expected = /401|409/.test(message.text()) || message.location().url.endsWith('/analysis');
        if (message.type() === 'error' && !expected) faults.push(message.text());
      });
      tab.on('request', (request) => {
        if (!request.url().startsWith(base) && !request.url().startsWith('blob:'))
          faults.push(`outside: ${request.url()}`);
      });
      return { context, tab, faults };
    },
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}

/** From the first page to a game against the computer: one click. Without a name, the first game that is there. */
export async function playComputer(tab, game = null) {
  await tab.goto('/');
  const within = game ? tab.getByRole('region', { name: game }) : tab;
  await within.getByRole('button', { name: 'Play the computer' }).first().click();
  await tab.waitForURL(/\/table\//);
  await tab.locator('.prompt.mine').waitFor();
}

/** Takes one decision from the list of all decisions; `pick` chooses among their number. */
export async function decide(tab, pick = () => 0) {
  await tab.locator('.prompt.mine').waitFor();
  const list = tab.locator('.prompt .list');
  if (await list.count()) {
    await list.click();
    const choices = tab.locator('.decisions li button');
    await choices.first().waitFor();
    await choices.nth(pick(await choices.count())).click();
  } else await tab.locator('.prompt .acts .btn:not(:disabled)').last().click();
  await tab.waitForTimeout(150);
  const confirm = tab.locator('.quote .btn.go');
  if (await confirm.count()) await confirm.click();
  await tab.locator('.quote').waitFor({ state: 'detached' });
}

/**
 * Decides for this visitor over the interface, without pressing anything, until `enough` says so of the position; the
 * page follows by itself. The same `seed` chooses the same way.
 */
export async function playOn(tab, id, { seed = 7, until = null, most = 2000 } = {}) {
  return tab.evaluate(
    async ([table, start, wanted, limit]) => {
      let state = start;
      const chance = (count) => Math.floor(((state = (state * 16807) % 2147483647) / 2147483647) * count);
      for (let taken = 0; taken < limit;) {
        const position = await (await fetch(`/api/tables/${table}/position?log_since=0`)).json();
        if (position.state === 'finished') return position.decisions;
        if (wanted && position.log.some(({ event }) => event.event === wanted)) return position.decisions;
        if (position.legal.length === 0) {
          await new Promise((done) => setTimeout(done, 30));
          continue;
        }
        const { notation } = position.legal[chance(position.legal.length)];
        const answer = await fetch(`/api/tables/${table}/decisions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ notation, after: position.sequence }),
        });
        if (answer.ok) taken++;
      }
      return null;
    },
    [id, seed, until, most],
  );
}

/** Opens a table for two and lets both sit down at it; gives its id. */
export async function seatedTogether(one, two) {
  await one.tab.goto('/new');
  await one.tab.getByRole('button', { name: 'Open the table' }).click();
  await one.tab.getByText('Waiting for players').waitFor();
  const id = new URL(one.tab.url()).pathname.split('/').at(-1);
  await two.tab.goto(`/table/${id}`);
  await two.tab.getByRole('button', { name: 'Sit down' }).first().click();
  for (const { tab } of [one, two]) await tab.locator('.prompt').waitFor();
  return id;
}

/** One decision over the interface, if this visitor must decide now; gives its notation. */
export async function decideFor(tab, id, choice) {
  return tab.evaluate(
    async ([table, number]) => {
      const position = await (await fetch(`/api/tables/${table}/position?log_since=99999`)).json();
      if (position.legal.length === 0) return null;
      const { notation } = position.legal[number % position.legal.length];
      const answer = await fetch(`/api/tables/${table}/decisions?log_since=99999`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ notation, after: position.sequence }),
      });
      return answer.ok ? notation : null;
    },
    [id, choice],
  );
}

/** The position as this visitor sees it, without the log. */
export async function positionOf(tab, id) {
  return tab.evaluate(async (table) => (await fetch(`/api/tables/${table}/position?log_since=99999`)).json(), id);
}
