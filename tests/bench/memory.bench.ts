// The browser memory that standings of large events need: the engine's own, and the peak of the page's whole process,
// which has the games as JavaScript objects. (Only Linux reports a process's peak.)
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, test } from 'vitest';
import { CHROMIUM, openBrowser } from '../web/chromium.ts';
import { SINGLE, type SystemId } from './games.ts';
import { table } from './measure.ts';
import { served, type Served } from './served.ts';

const SIZES = [100, 1000, 10_000, 100_000];
const SYSTEMS = (Object.keys(SINGLE) as SystemId[]).filter((system) => system !== 'union-pacific');
const MEGABYTE = 1024 * 1024;

/** Runs in the page: scores, and returns the engine's memory in bytes afterwards. */
const SCRIPT = `
  import load from './tallysheet.js';
  import { standingsOf } from './games.js';
  const systems = await load();
  window.score = ([id, size]) => {
    const { system, name, request } = standingsOf(id, size);
    const outcome = systems[system][name](request);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems[0]));
    return window.engineMemory.buffer.byteLength;
  };`;

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await openBrowser(CHROMIUM);
  const { code } = await transformWithOxc(readFileSync('tests/bench/games.ts', 'utf8'), 'games.ts');
  const files = {
    '/games.js': code,
    '/memory.js': SCRIPT,
    '/memory.html': '<!doctype html><script type="module" src="./memory.js"></script>',
  };
  site = await served(
    'build/site',
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  );
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** Keeps a reference to the engine's memory when it is created. */
function holdMemory(): void {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (async (...given: Parameters<typeof instantiate>) => {
    const made: any = await instantiate(...given);
    const memory = Object.values(made.instance.exports).find((one) => one instanceof WebAssembly.Memory);
    Object.assign(window, { engineMemory: memory ?? (window as any).engineMemory });
    return made;
  }) as typeof instantiate;
}

interface Process {
  id: number;
  type: string;
}

/** The peak memory of the page's process in bytes; NaN if the system does not report it. */
async function peak(): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as { processInfo: Process[] };
  await session.detach();
  const peaks = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakOfProcess(id));
  return Math.max(...peaks);
}

function peakOfProcess(id: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))![1]) * 1024;
  } catch {
    return NaN;
  }
}

async function measured(system: SystemId, size: number): Promise<(string | number)[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(holdMemory);
  await page.goto(`${site.address}memory.html`);
  await page.waitForFunction(() => 'score' in window);
  const before = await peak();
  const engine = await page.evaluate((what) => (window as any).score(what) as number, [system, size]);
  const after = await peak();
  await context.close();
  return [system, size, engine / MEGABYTE, before / MEGABYTE, after / MEGABYTE, after / MEGABYTE < 512 ? 'yes' : 'no'];
}

test('memory', async () => {
  const rows: (string | number)[][] = [];
  for (const system of SYSTEMS) for (const size of SIZES) rows.push(await measured(system, size));
  table('Memory of the standings in Chromium, in MB', [
    ['System', 'games', 'engine', 'page’s process before, peak', 'with the standings, peak', 'within 512'],
    ...rows,
  ]);
});
