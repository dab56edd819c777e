// From a key to the painted sheet, on a processor slowed down: a board, a game of Diplomacy, an event of 500 games.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { anEvent, aGame, putEvent } from '../web/event_site.ts';
import { openBrowser } from '../web/site.ts';
import { median, table } from './measure.ts';
import { phone } from './phone.ts';
import { served, type Served } from './served.ts';

const KEYS = 30;
const GAMES = 500;
const SLOWER = [1, 4, 20];

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await openBrowser();
  site = await served('build/site');
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** Milliseconds from each key until what it changes is laid out, and until the frame after it begins. */
function listen(): void {
  const times: [work: number, painted: number][] = [];
  Object.assign(window, { times });
  addEventListener('input', ({ timeStamp }) => {
    queueMicrotask(() => setTimeout(() => {
      document.body.getBoundingClientRect();
      const work = performance.now() - timeStamp;
      requestAnimationFrame(() => setTimeout(() => times.push([work, performance.now() - timeStamp])));
    }));
  }, true);
}

async function typed(page: Page, field: string, slowDown: (times: number) => Promise<void>): Promise<number[][]> {
  await page.evaluate(listen);
  const rows: number[][] = [];
  for (const slower of SLOWER) {
    await slowDown(slower);
    await page.evaluate(() => void ((window as any).times.length = 0));
    for (let key = 1; key <= KEYS; ++key) {
      await page.locator(field).first().press(key % 2 ? '1' : 'Backspace');
      await page.waitForFunction((key) => (window as any).times.length >= key, key, { polling: 20 });
    }
    const times = await page.evaluate(() => (window as any).times as [number, number][]);
    rows.push([slower, median(times.map(([work]) => work)), Math.max(...times.map(([work]) => work)), median(times.map(([, painted]) => painted))]);
  }
  await slowDown(1);
  return rows;
}

async function onForm(form: string, field: string): Promise<number[][]> {
  const { page, slowDown, close } = await phone(browser, { network: false, slower: 1 });
  await page.goto(site.address + form);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.sheet.settled').waitFor();
  const rows = await typed(page, field, slowDown);
  await close();
  return rows;
}

async function inEvent(): Promise<number[][]> {
  const { page, slowDown, close } = await phone(browser, { network: false, slower: 1 });
  const games = Array.from({ length: GAMES }, (_, at) => aGame(String(at + 1).padStart(4, '0'), 'detour-98f',
    Array.from({ length: 7 }, (_, seat) => `Player ${(at * 31 + seat * 41) % 100}`), [10, 9, 5, 4, 3, 3, 0]));
  await page.goto(`${site.address}#events`);
  await putEvent(page, anEvent('detour-98f', games), `game/0${GAMES}`);
  const rows = await typed(page, 'tally-form input[id$="-0-centres"]', slowDown);
  await close();
  return rows;
}

test('keys', async () => {
  const measured: [name: string, rows: number[][]][] = [
    ['a board of Puffing Billy', await onForm('#puffing-billy', 'tally-form input[id$="-1-score"]')],
    ['a game of Detour 98f', await onForm('#detour-98f', 'tally-form input[id$="-1-centres"]')],
    [`a game in an event of ${GAMES}`, await inEvent()],
  ];
  table('From a key to the sheet, milliseconds', [['Typed in', 'processor slower', 'laid out, median', 'laid out, most', 'frame painted, median'],
    ...measured.flatMap(([name, rows]) => rows.map((row) => [name, ...row]))]);
});
