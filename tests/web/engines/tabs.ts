// Several tabs of the page: they are idle while nobody types, and become idle again after typing.
import { expect, onTestFinished, test } from 'vitest';
import { anEvent, anRplopsGame, storeEvent } from '../event_site.ts';
import { openHost } from '../offline/host.ts';
import type { Engine } from './driver.ts';
import { DESK, soon, Tab } from './tab.ts';

const EVENT = anEvent('rplops', [
  anRplopsGame('a', [
    ['Ann', '1'],
    ['Ben', '2'],
    ['Cy', '3'],
  ]),
]);
const VIEWS = [
  '',
  '#rplops',
  '#detour-98f',
  '#events',
  '#event/anevent',
  '#event/anevent/standings',
  '#event/anevent/game/a',
];
const HEADING = '.heading-field input';

/** Tabs of one host, with the event on the device, each at its own view and with its foot, which comes late. */
async function openTabs(engine: Engine, views: string[]): Promise<Tab[]> {
  const host = await openHost();
  onTestFinished(host.stop);
  const complaints: string[] = [];
  onTestFinished(() => expect(complaints).toEqual([]));
  const tabs: Tab[] = [];
  for (const view of views) {
    const driver = await engine.open(complaints);
    onTestFinished(() => driver.close());
    const tab = new Tab(driver);
    await driver.resize(DESK);
    if (tabs.length === 0) await putEvent(tab, host.address);
    await tab.go(host.address + view);
    tabs.push(tab);
  }
  for (const tab of tabs) await tab.shows('.foot');
  for (const tab of tabs) await tab.run(countChanges);
  return tabs;
}

async function putEvent(tab: Tab, site: string): Promise<void> {
  await tab.go(`${site}#events`);
  await tab.shows('.new-event');
  await tab.run(storeEvent, EVENT);
  await tab.run(() => localStorage.setItem('events', 'true'));
}

/** In the page: counts what other tabs tell this one, and what it writes. */
function countChanges(): void {
  const page = globalThis as unknown as { changes: number };
  page.changes = 0;
  const count = () => void (page.changes += 1);
  addEventListener('storage', count);
  new BroadcastChannel('tallysheet').addEventListener('message', count);
  const counted = [
    [Storage.prototype, 'setItem'],
    [Storage.prototype, 'removeItem'],
    [IDBObjectStore.prototype, 'put'],
    [IDBObjectStore.prototype, 'delete'],
  ] as [any, string][];
  for (const [holder, name] of counted) {
    const { [name]: original } = holder;
    holder[name] = function (...given: unknown[]) {
      count();
      return original.apply(this, given);
    };
  }
}

/** In the page: types a text over what stands in a field, before anything of another tab's can arrive between. */
function typeOver(selector: string, text: string): void {
  const input = document.querySelector(selector) as HTMLInputElement;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Asks one tab after the other, since a driver may know only one current tab. */
async function ofEach<T>(tabs: Tab[], ask: (tab: Tab) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const tab of tabs) answers.push(await ask(tab));
  return answers;
}

const headings = (tabs: Tab[]) => ofEach(tabs, (tab) => tab.value(HEADING));
const changes = (tabs: Tab[]) =>
  ofEach(tabs, (tab) => tab.run(() => (globalThis as unknown as { changes: number }).changes));

/** Until no tab has written or heard of anything for a second. */
async function untilQuiet(tabs: Tab[]): Promise<void> {
  await soon(async () => {
    const before = await changes(tabs);
    await new Promise((done) => setTimeout(done, 1000));
    const after = await changes(tabs);
    return after.map((count, at) => count - before[at]!);
  }).toEqual(tabs.map(() => 0));
}

export function testTabs(engine: () => Engine): void {
  test('of different views are idle while nobody types', async () => {
    const tabs = await openTabs(engine(), VIEWS);
    await untilQuiet(tabs);
  });

  test('that type into one field of a form become idle, two of them, then three', async () => {
    const all = await openTabs(engine(), ['#rplops', '#rplops', '#rplops']);
    for (const tabs of [all.slice(0, 2), all]) {
      const texts = (round: number) => tabs.map((_, at) => `Heat ${round} of ${tabs.length}, tab ${at}`);
      for (const round of [1, 2]) for (const [at, tab] of tabs.entries()) await tab.fill(HEADING, texts(round)[at]!);
      await untilQuiet(all);
      expect(await headings(tabs)).toEqual(texts(2));
      const kept = await tabs[0]!.run(() => JSON.parse(localStorage.getItem('form/rplops')!).heading);
      expect(kept).toBe(texts(2).at(-1));
    }
  });

  test('that type into one field of an event agree on one text, two of them, then three', async () => {
    const view = '#event/anevent/game/a';
    const all = await openTabs(engine(), [view, view, view]);
    for (const tab of all) await tab.shows(HEADING);
    for (const tabs of [all.slice(0, 2), all]) {
      for (const round of [1, 2]) {
        for (const [at, tab] of tabs.entries()) await tab.run(typeOver, HEADING, `Heat ${round} of tab ${at}`);
      }
      await untilQuiet(all);
      const [first, ...others] = await headings(all);
      expect(first).toMatch(/^Heat 2 of tab \d$/);
      expect(others).toEqual(others.map(() => first));
    }
  });
}
