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

/** What a browser notes by itself, and is no fault. */
const EXPECTED = [
  // A visitor without a session is answered with 401.
  /401/,
  // Figures of a game are there only where the server has analysed it.
  /\/analysis$/,
];
/** Who decides at the same moment as another is answered with 409, and shown how the table stands. */
export const CLASH = /409/;
/** While there is no server, there are no answers. */
export const NO_SERVER = /502|504|ERR_|Failed to load resource|Bad Gateway/;

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
  for (let attempt = 0; attempt < seconds * 20; attempt++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** A server of our own, that can be stopped and started again on the same data. */
async function serve(closers) {
  const data = mkdtempSync(join(tmpdir(), 'kabinett-e2e-'));
  closers.push(() => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const start = () =>
    spawn(program(), ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, '--rate', '0', '--pace', '0'], {
      stdio: 'ignore',
    });
  let server = start();
  closers.push(() => server.kill());
  await answers(`${api}/healthz`);
  return {
    api,
    /** Kills the server at once; whatever it was doing is not ended. */
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await ended;
    },
    async again() {
      server = start();
      await answers(`${api}/healthz`);
    },
  };
}

export async function start() {
  const closers = [];
  const server = process.env.KABINETT_URL ? null : await serve(closers);
  if (server) process.env.KABINETT_URL = server.api;
  else await answers(`${process.env.KABINETT_URL}/healthz`);
  const page = await preview({
    root: web,
    build: { outDir: process.env.WEB_DIST ?? 'dist' },
    preview: { port: await freePort(), strictPort: true },
    logLevel: 'error',
  });
  closers.push(() => page.close());
  const base = page.resolvedUrls.local[0].replace(/\/$/, '');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  closers.push(() => browser.close());
  return {
    base,
    browser,
    /** Stops and starts the server; null where it is not ours. */
    server,
    /** A visitor with cookies of their own. What goes wrong on the page, and is not expected, is in `faults`. */
    async visitor({
      width = 1280,
      height = 860,
      dark = false,
      phone = false,
      calm = true,
      expected = [],
      permissions = [],
      locale = 'en-US',
    } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: calm ? 'reduce' : 'no-preference',
        hasTouch: phone,
        isMobile: phone,
        baseURL: base,
        locale,
        permissions,
      });
      const tab = await context.newPage();
      const faults = [];
      tab.on('pageerror', (error) => faults.push(error.message));
      tab.on('console', (message) => {
        const said = [message.text(), message.location().url];
        const known = [...EXPECTED, ...expected].some((sign) => said.some((text) => sign.test(text)));
        if (message.type() === 'error' && !known) faults.push(said.join(' '));
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

/** The table that is shown. */
export function tableOf(tab) {
  return new URL(tab.url()).pathname.split('/').at(-1);
}

/** From the first page to a game against the computer: one click. Without a name, the first game that is there. */
export async function playComputer(tab, game = null) {
  await tab.goto('/');
  const within = game ? tab.getByRole('region', { name: game }) : tab;
  await within.getByRole('button', { name: 'Play the computer' }).first().click();
  await tab.waitForURL(/\/table\//);
  await tab.locator('.prompt.mine').waitFor();
  return tableOf(tab);
}

/** How many decisions the page shows. */
export async function shown(tab) {
  return Number(await tab.locator('.table').getAttribute('data-decisions'));
}

/** Until the page shows more decisions than were known, and waits for no answer. */
export async function moreThan(tab, known, options) {
  await tab.waitForFunction(
    (before) => {
      const table = document.querySelector('.table');
      return table?.getAttribute('aria-busy') === 'false' && Number(table.dataset.decisions) > before;
    },
    known,
    options,
  );
}

/** Until it is this visitor's turn and nobody else's, so that nothing changes but by their own decision. */
export async function alone(tab) {
  await tab.waitForFunction(() => {
    const table = document.querySelector('.table');
    // The table may be known before its position.
    if (table?.dataset.decisions === undefined) return false;
    return table.getAttribute('aria-busy') === 'false' && table.dataset.waiting === table.dataset.seat;
  });
}

/**
 * Takes one decision from the list of all decisions; `pick` chooses among their number. Ends when the server has
 * answered and the page shows what came of it.
 */
export async function decide(tab, pick = () => 0) {
  await alone(tab);
  const known = await shown(tab);
  const list = tab.locator('.prompt .list');
  if (await list.count()) {
    await list.click();
    const choices = tab.locator('.decisions li button');
    await choices.first().waitFor();
    await choices.nth(pick(await choices.count())).click();
  } else await tab.locator('.prompt .acts .glow').last().click();
  await settled(tab, known);
}

/** After a press at `known` decisions: says yes where that is asked for, and waits for what came of it. */
export async function settled(tab, known) {
  // Its price first, or what came of it at once.
  const price = await tab.waitForFunction((before) => {
    const table = document.querySelector('.table');
    if (document.querySelector('.quote .btn.go:not(:disabled)')) return 'price';
    return Number(table?.dataset.decisions) > before ? 'decided' : null;
  }, known);
  if ((await price.jsonValue()) === 'price') await tab.locator('.quote .btn.go').click();
  await moreThan(tab, known);
}

/**
 * Decides for this visitor over the interface, without pressing anything, until `until` is among the events, or `most`
 * decisions were taken; the page has followed when it ends. The same `seed` chooses the same way.
 */
export async function playOn(tab, id, { seed = 7, until = null, most = 2000 } = {}) {
  const decisions = await tab.evaluate(
    async ([table, start, wanted, limit]) => {
      let state = start;
      const chance = (count) => Math.floor(((state = (state * 16807) % 2147483647) / 2147483647) * count);
      let position = null;
      // Only what is new is read: the whole log of a long game is long.
      let known = 0;
      for (let taken = 0; taken < limit;) {
        position ??= await (await fetch(`/api/tables/${table}/position?log_since=${known}`)).json();
        if (position.state === 'finished') break;
        if (wanted && position.log.some(({ event }) => event.event === wanted)) break;
        known = position.decisions;
        if (position.legal.length === 0) {
          position = null;
          await new Promise((done) => setTimeout(done, 15));
          continue;
        }
        const { notation } = position.legal[chance(position.legal.length)];
        const answer = await fetch(`/api/tables/${table}/decisions?log_since=${known}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ notation, after: position.sequence }),
        });
        if (answer.ok) taken++;
        position = answer.ok ? await answer.json() : null;
      }
      return position?.decisions ?? 0;
    },
    [id, seed, until, most],
  );
  // A page that shows the table follows by itself; there may be another page.
  if (tableOf(tab) === id) await moreThan(tab, decisions - 1);
  return decisions;
}

/** Decides for this visitor over the interface until the position passes the test; only they must decide then. */
export async function playUntil(tab, id, test, most = 80) {
  for (let turn = 0; turn < most; turn++) {
    const position = await positionOf(tab, id);
    if (position.legal.length > 0 && position.waiting_on.length === 1 && test(position)) {
      await moreThan(tab, position.decisions - 1);
      return alone(tab);
    }
    await playOn(tab, id, { most: 1, seed: 7 + turn * 99_991 });
  }
  throw new Error(`no such position in ${most} decisions`);
}

/**
 * Opens a table for two and lets both sit down at it; gives its id. Of the first game that is there, or of one by its
 * id; `form` says that the form is open and filled in.
 */
export async function seatedTogether(one, two, { game = '', form = false } = {}) {
  if (!form) await one.tab.goto(game ? `/new/${game}` : '/new');
  await one.tab.getByRole('button', { name: 'Open the table' }).click();
  await one.tab.getByText('Waiting for players').waitFor();
  const id = tableOf(one.tab);
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
