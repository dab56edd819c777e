// From a key to the painted sheet, on a processor slowed down: a board, a game of Diplomacy, an event of 500 games.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { anEvent, aGame, putEvent } from '../web/event_site.ts';
import { median, table } from './measure.ts';
import { opened } from './opened.ts';
import { heard, phone } from './phone.ts';

const KEYS = 30;
const GAMES = 500;
const SLOWER = [1, 4, 20];

const its = opened();

/** Tells of each key the milliseconds until what it changes is laid out, and until the frame after it has begun. */
function listen(): void {
  addEventListener(
    'input',
    ({ timeStamp }) => {
      queueMicrotask(() =>
        setTimeout(() => {
          document.body.getBoundingClientRect();
          const work = performance.now() - timeStamp;
          requestAnimationFrame(() => setTimeout(() => console.debug(`key ${work} ${performance.now() - timeStamp}`)));
        }),
      );
    },
    true,
  );
}

/** Writes one of two figures over the other, each of which gives a sheet. */
async function typed(
  page: Page,
  field: string,
  figures: [string, string],
  slowDown: (times: number) => Promise<void>,
): Promise<number[][]> {
  await page.evaluate(listen);
  await page.locator(field).first().focus();
  const rows: number[][] = [];
  for (const slower of SLOWER) {
    await slowDown(slower);
    const times: number[][] = [];
    for (let key = 0; key < KEYS; ++key) {
      await page.keyboard.press('ControlOrMeta+a');
      const [reported] = await Promise.all([heard(page, 'key'), page.keyboard.press(figures[key % 2]!)]);
      times.push(reported.map(Number));
    }
    const works = times.map(([work]) => work!);
    rows.push([slower, median(works), Math.max(...works), median(times.map(([, painted]) => painted!))]);
  }
  await slowDown(1);
  return rows;
}

async function onForm(form: string, field: string, figures: [string, string]): Promise<number[][]> {
  const { page, slowDown, close } = await phone(its.browser, { network: false, slower: 1 });
  await page.goto(its.site.address + form);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.sheet.settled .below').waitFor();
  const rows = await typed(page, field, figures, slowDown);
  await close();
  return rows;
}

async function inEvent(): Promise<number[][]> {
  const { page, slowDown, close } = await phone(its.browser, { network: false, slower: 1 });
  const games = Array.from({ length: GAMES }, (_, at) =>
    aGame(
      String(at + 1).padStart(4, '0'),
      'detour-98f',
      Array.from({ length: 7 }, (_, seat) => `Player ${(at * 31 + seat * 41) % 100}`),
      [10, 9, 5, 4, 3, 3, 0],
    ),
  );
  await page.goto(`${its.site.address}#events`);
  await putEvent(page, anEvent('detour-98f', games), `game/0${GAMES}`);
  const rows = await typed(page, 'tally-form input[id$="-2-centres"]', ['4', '5'], slowDown);
  await close();
  return rows;
}

test('keys', async () => {
  const measured: [name: string, rows: number[][]][] = [
    ['a board of Puffing Billy', await onForm('#puffing-billy', 'tally-form input[id$="-1-score"]', ['1', '2'])],
    ['a game of Detour 98f', await onForm('#detour-98f', 'tally-form input[id$="-1-centres"]', ['4', '5'])],
    [`a game in an event of ${GAMES}`, await inEvent()],
  ];
  table('From a key to the sheet, milliseconds', [
    ['Typed in', 'processor slower', 'laid out, median', 'laid out, most', 'frame painted, median'],
    ...measured.flatMap(([name, rows]) => rows.map((row) => [name, ...row])),
  ]);
});
