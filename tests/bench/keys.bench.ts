// Times a key until the sheet is painted on a slow processor: a board, a game of Diplomacy, an event of 500 games. Keys
// are pressed at several phases of the frame, since a key just before a frame is painted sooner than one just after it.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { anEvent, aGame, putEvent } from '../web/event_site.ts';
import { keepCharts, median, table } from './measure.ts';
import { opened } from './opened.ts';
import { phone } from './phone.ts';

const KEYS = 15;
const GAMES = 500;
const SLOWER = [1, 4];
/** Milliseconds after the start of a frame. */
const PHASES = [0, 4, 8, 12];

const its = opened();

/** Milliseconds of script until the key's changes are drawn, and until the frame with them is painted. */
interface Key {
  script: number;
  painted: number;
}

/** Runs in the page: types the figures in turn, each over the one before, `phase` milliseconds after the start of a
 *  frame. */
async function enter(
  field: HTMLInputElement,
  { figures, phase, keys }: { figures: string[]; phase: number; keys: number },
) {
  const frame = () => new Promise<void>((begun) => requestAnimationFrame(() => begun()));
  const task = (later = 0) => new Promise<void>((done) => setTimeout(done, later));
  const seen: Key[] = [];
  for (let key = 0; key < keys; ++key) {
    await task(100);
    await frame();
    const begun = performance.now() + phase;
    while (performance.now() < begun);
    field.value = figures[key % figures.length]!;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The key's changes are all drawn in microtasks; this is the last one.
    for (let depth = 0; depth < 10; ++depth) await null;
    const script = performance.now() - begun;
    await frame();
    await task();
    seen.push({ script, painted: performance.now() - begun });
  }
  return seen;
}

type Row = [slower: number, script: number, most: number, ...painted: number[]];

async function typed(
  page: Page,
  field: string,
  figures: [string, string],
  slowDown: (times: number) => Promise<void>,
): Promise<Row[]> {
  const input = page.locator(field).first();
  await input.focus();
  const rows: Row[] = [];
  for (const slower of SLOWER) {
    await slowDown(slower);
    const phases: Key[][] = [];
    for (const phase of PHASES) phases.push(await input.evaluate(enter as any, { figures, phase, keys: KEYS }));
    const scripts = phases.flat().map(({ script }) => script);
    rows.push([
      slower,
      median(scripts),
      Math.max(...scripts),
      ...phases.map((keys) => median(keys.map(({ painted }) => painted))),
    ]);
  }
  await slowDown(1);
  return rows;
}

async function onForm(form: string, field: string, figures: [string, string]): Promise<Row[]> {
  const { page, slowDown, close } = await phone(its.browser, { network: false, slower: 1 });
  await page.goto(its.site.address + form);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.sheet.settled .below').waitFor();
  const rows = await typed(page, field, figures, slowDown);
  await close();
  return rows;
}

async function inEvent(): Promise<Row[]> {
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
  const measured: [name: string, rows: Row[]][] = [
    ['a board of Puffing Billy', await onForm('#puffing-billy', 'tally-form input[id$="-1-score"]', ['1', '2'])],
    ['a game of Detour 98f', await onForm('#detour-98f', 'tally-form input[id$="-1-centres"]', ['4', '5'])],
    [`a game in an event of ${GAMES}`, await inEvent()],
  ];
  table('From a key to the sheet, milliseconds', [
    [
      'Typed in',
      'processor slower',
      'script, median',
      'script, most',
      ...PHASES.map((phase) => `painted, key ${phase} ms into a frame`),
    ],
    ...measured.flatMap(([name, rows]) => rows.map((row) => [name, ...row])),
  ]);
  keepCharts('keys', [
    {
      title: 'A key',
      unit: 'milliseconds',
      about: 'From a key to the scored sheet on the screen. A screen has a new frame every 16.7 ms.',
      groups: measured.flatMap(([name, rows]) =>
        rows.map(([slower, script, _most, ...painted]) => ({
          name: slower === 1 ? name : `${name}, processor ${slower}× slower`,
          bars: [
            { name: 'script', value: script },
            { name: 'painted', value: median(painted) },
          ],
        })),
      ),
    },
  ]);
});
