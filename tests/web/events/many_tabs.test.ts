// Tabs of one browser that type into the same field, row and setting at once, with and without a device that refuses
// every writing: all come to the same, and after the last key nothing is written or sent.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent } from '../event_site.ts';
import { NOTHING, openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

interface Counted {
  puts: number;
  sent: number;
  received: number;
  /** Timers that are set and writings that have not ended: without any, the page does nothing more by itself. */
  underWay: number;
}

/** Counts writings and messages in the page; once `refusing` is set, the device takes nothing from the event's games. */
function watch(): void {
  const counted: Counted = { puts: 0, sent: 0, received: 0, underWay: 0 };
  const timers = new Set<number>();
  Object.assign(window, { counted: () => ({ ...counted, underWay: counted.underWay + timers.size }) });
  const { setTimeout, clearTimeout } = window;
  const set = (work: () => void, pause?: number) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), pause) as unknown as number;
    timers.add(timer);
    return timer;
  };
  const clear = (timer: number) => (timers.delete(timer), clearTimeout(timer));
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    counted.puts += 1;
    if ((window as any).refusing) throw new DOMException('No room', 'QuotaExceededError');
    const writing = put.apply(this, given);
    counted.underWay += 1;
    for (const end of ['complete', 'abort']) this.transaction.addEventListener(end, () => (counted.underWay -= 1));
    return writing;
  };
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function (data) {
    counted.sent += 1;
    postMessage.call(this, data);
  };
  new BroadcastChannel('tallysheet events').addEventListener('message', () => (counted.received += 1));
}

const fields = (page: Page) =>
  page
    .locator('#puffing-billy-heading, tally-form input[data-column]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const counts = (page: Page) => page.evaluate(() => (window as any).counted() as Counted);

/** Whether no tab has anything more to do: what each sent has come to all, itself included. */
async function areQuiet(tabs: Page[]): Promise<boolean> {
  const before = await Promise.all(tabs.map(counts));
  const after = await Promise.all(tabs.map(counts));
  const sum = (one: keyof Counted) => after.reduce((total, counted) => total + counted[one], 0);
  return (
    JSON.stringify(after) === JSON.stringify(before) &&
    sum('underWay') === 0 &&
    sum('sent') > 0 &&
    sum('received') === sum('sent') * tabs.length
  );
}

/** Types letter by letter in the page itself: one tab behind another gets no keys. */
function typeInto(page: Page, field: string, letters: string): Promise<void> {
  return page.evaluate(
    async ({ field, letters }) => {
      for (const letter of letters) {
        const input = document.querySelector<HTMLInputElement>(field)!;
        input.value += letter;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => setTimeout(done, 15));
      }
    },
    { field, letters },
  );
}

const TARGETS = ['#puffing-billy-heading', '#puffing-billy-finishers-0-player', '#puffing-billy-finishers-1-score'];

/** All type into each of the fields at once, each another text. */
async function typeAtOnce(tabs: Page[]): Promise<void> {
  for (const target of TARGETS) await Promise.all(tabs.map((tab, at) => typeInto(tab, target, '123'.repeat(at + 1))));
}

const comeToTheSame = (tabs: Page[]) =>
  expect.poll(async () => new Set((await Promise.all(tabs.map(fields))).map(String)).size).toBe(1);

test('three tabs come to the same and are quiet then, and come to the same on a device that refuses', async () => {
  const { page } = await site.open(NOTHING);
  await page.context().addInitScript(watch);
  await page.goto(`${site.address}#events`);
  await putEvent(page, EVENT, 'game/a');
  const tabs = [page];
  while (tabs.length < 3) tabs.push(await page.context().newPage());
  for (const tab of tabs) {
    if (tab !== page) await tab.goto(page.url());
    await tab.locator('#puffing-billy-heading').waitFor();
  }
  await typeAtOnce(tabs);
  await comeToTheSame(tabs);
  await expect.poll(() => areQuiet(tabs)).toBe(true);
  for (const tab of tabs) await tab.evaluate(() => void Object.assign(window, { refusing: true }));
  await typeAtOnce(tabs);
  await comeToTheSame(tabs);
});
