// Two devices of two tabs each in a real browser, with and without messages between tabs: fields are typed into, steps
// undone and redone, tabs reloaded, files exchanged, in random order. In the end all tabs show the same, and nothing
// that nobody typed. Long sequences of everything that one can do run on the model, in replicas.test.ts.
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { mergeFile, savedFile } from './exchange.ts';
import { newPage, openSite, sharedBrowser, PHONE, type Site } from '../site.ts';

const RUNS = Number(process.env['BROWSER_SEQUENCES'] ?? 1);
const [HEADING, PLAYER, SCORE] = [
  '#puffing-billy-heading',
  '#puffing-billy-finishers-0-player',
  '#puffing-billy-finishers-1-score',
] as const;
const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);
const GAME = `#event/${EVENT.id}/game/a`;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

interface Deed {
  tab: number;
  what: { type: string } | 'Undo' | 'Redo' | 'reload' | 'exchange';
}

/** At least one of every kind, so that no sequence leaves one out. */
const KINDS: Deed['what'][] = [
  { type: HEADING },
  { type: PLAYER },
  { type: PLAYER },
  { type: SCORE },
  { type: SCORE },
  'Undo',
  'Undo',
  'Redo',
  'reload',
  'exchange',
];
const tabs = fc.array(fc.nat(3), { minLength: KINDS.length, maxLength: KINDS.length });
const sequence = fc
  .tuple(fc.shuffledSubarray(KINDS, { minLength: KINDS.length }), tabs)
  .map(([kinds, tabs]) => kinds.map((what, at): Deed => ({ tab: tabs[at]!, what })));

async function show(page: Page, fragment: string, selector: string): Promise<void> {
  await page.goto(site.address + fragment);
  await page.locator(selector).waitFor();
}

const showGame = (page: Page) => show(page, GAME, HEADING);
const fields = (page: Page) =>
  page
    .locator(`${HEADING}, tally-form input[data-column]`)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

async function aDevice(hasChannel: boolean): Promise<Page[]> {
  const first = await newPage(await sharedBrowser(), { ...PHONE, acceptDownloads: true });
  if (!hasChannel) await first.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const second = await first.context().newPage();
  await first.goto(`${site.address}#events`);
  await putEvent(first, EVENT);
  for (const page of [first, second]) await showGame(page);
  return [first, second];
}

async function exchange(from: Page, to: Page): Promise<void> {
  await mergeFile(to, await savedFile(from, EVENT.id));
  for (const page of [from, to]) await showGame(page);
}

/** All at once: between two keys, another tab's text might come into the field. */
function type(input: Element, text: string): void {
  (input as HTMLInputElement).value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Does a deed. It types numbers, which every field accepts. */
async function act(tabs: Page[], { tab, what }: Deed, text: string): Promise<void> {
  const page = tabs[tab]!;
  if (what === 'reload') await page.reload().then(() => showGame(page));
  else if (what === 'exchange') await exchange(page, tabs[(tab + 2) % 4]!);
  else if (typeof what === 'object') await page.locator(what.type).evaluate(type, text);
  else await page.evaluate(pressIfThere, what);
}

/** In the page: there is nothing to undo before something was changed. */
function pressIfThere(name: string): void {
  [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name)?.click();
}

async function settled(tabs: Page[]): Promise<string[]> {
  await expect.poll(async () => new Set((await Promise.all(tabs.map(fields))).map(String)).size).toBe(1);
  return fields(tabs[0]!);
}

/** Which of the two devices has messages between its tabs. */
type Channels = [boolean, boolean];

async function run(deeds: Deed[], [one, other]: Channels): Promise<void> {
  const devices = [await aDevice(one), await aDevice(other)];
  const tabs = devices.flat();
  const start = await fields(tabs[0]!);
  for (const [at, one] of deeds.entries()) await act(tabs, one, String(1000 + at));
  for (const device of devices) await settled(device);
  for (const [from, to] of [
    [0, 2],
    [2, 0],
    [0, 2],
  ] as const)
    await exchange(tabs[from]!, tabs[to]!);
  const typed = [...start, ...deeds.map((_, at) => String(1000 + at))];
  for (const value of await settled(tabs)) expect(typed).toContain(value);
  for (const [page] of devices) await page!.context().close();
}

/** A usual run has one device with messages and one without. */
const CHANNELS: Channels[] = [
  [true, false],
  [true, true],
  [false, false],
].slice(0, RUNS > 1 ? 3 : 1) as Channels[];

test.each(CHANNELS)(
  `random sequences (${RUNS}), with messages between tabs: %s and %s`,
  async (...channels) => {
    const property = fc.asyncProperty(sequence, (deeds) => run(deeds, channels));
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  },
  300_000 + RUNS * 30_000,
);
