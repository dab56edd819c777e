// The longest time for which the page does not respond, on a processor slowed down four times: while it starts, scores,
// imports a spreadsheet of 500 games and opens their standings.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { csvOf } from '../../web/src/export/games_csv.ts';
import { aGame, anEvent, putEvent } from '../web/event_site.ts';
import { median, table } from './measure.ts';
import { opened } from './opened.ts';
import { heard, phone, type Phone } from './phone.ts';

const ROUNDS = 5;
const GAMES = 500;
const SLOWER = 4;

const its = opened();

/** Waits until the target is drawn, and returns the tasks since `begun` that took longer than 50 ms. */
function watch(): void {
  let long: number[] = [];
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  const note = (entries: PerformanceEntry[]) => long.push(...entries.map(({ duration }) => duration));
  observer.observe({ type: 'longtask', buffered: true });
  const tell = () => {
    note(observer.takeRecords());
    console.debug(`long ${[0, ...long].join(' ')}`);
    long = [];
  };
  Object.assign(window, {
    until(sought: string) {
      if (!document.querySelector(sought)) return void requestAnimationFrame(() => (window as any).until(sought));
      requestAnimationFrame(() => setTimeout(tell, 500));
    },
  });
}

/** The tasks of an action until its result shows. */
async function during(page: Page, sought: string, what: () => Promise<unknown>): Promise<number[]> {
  const saying = heard(page, 'long');
  await what();
  await page.evaluate((sought) => (window as any).until(sought), sought);
  return (await saying).map(Number);
}

const press = (page: Page, sought: string) =>
  page.evaluate((sought) => document.querySelector<HTMLElement>(sought)!.click(), sought);
const PRESS_EXAMPLE = '.tools button:first-child';

async function slowPhone(): Promise<Phone> {
  const one = await phone(its.browser, { network: false, slower: SLOWER });
  await one.page.addInitScript(watch);
  return one;
}

async function aForm(): Promise<number[][]> {
  const { page, close } = await slowPhone();
  const load = await during(page, 'tally-form', () => page.goto(`${its.site.address}#detour-98f`));
  const example = await during(page, '.sheet.settled', () => press(page, PRESS_EXAMPLE));
  await close();
  return [load, example];
}

const games = Array.from({ length: GAMES }, (_, at) =>
  aGame(
    String(at + 1),
    'detour-98f',
    Array.from({ length: 7 }, (_, seat) => `Player ${(at * 31 + seat * 41) % 100}`),
    [10, 9, 5, 4, 3, 3, 0],
  ),
);

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document
    .querySelector('#import-text')!
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

async function anImport(): Promise<number[][]> {
  const { page, close } = await slowPhone();
  await page.goto(`${its.site.address}#events`);
  await putEvent(page, anEvent('detour-98f', []), 'files');
  await page.locator('#import-text').waitFor();
  const looked = await during(page, '.take', () => page.evaluate(paste, csvOf('detour-98f', games)));
  const taken = await during(page, '#import-text', () => press(page, '.take'));
  const standings = await during(page, '.standings tbody', () =>
    page.evaluate(() => void (location.hash = '#event/anevent/standings')),
  );
  await close();
  return [looked, taken, standings];
}

const WHAT = [
  'first load of a form',
  'its example scored',
  `${GAMES} games pasted and previewed`,
  'imported',
  'their standings opened',
];

test('tasks', async () => {
  const rounds: number[][][] = [];
  for (let round = 0; round < ROUNDS; ++round) rounds.push([...(await aForm()), ...(await anImport())]);
  const rows = WHAT.map((what, at) => {
    const each = rounds.map((round) => round[at]!);
    return [
      what,
      median(each.map((tasks) => Math.max(...tasks))),
      Math.max(...each.flat()),
      median(each.map((tasks) => tasks.length - 1)),
    ];
  });
  table(`Tasks of more than 50 ms, processor ${SLOWER}× slower (0: none)`, [
    ['While', 'longest, ms, median', 'longest of all', 'how many, median'],
    ...rows,
  ]);
});
