// Several tabs of the page: they are idle while nobody types, and become idle again after typing.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anEvent, anRplopsGame, storeEvent } from '../event_site.ts';
import type { Driver, Engine } from './driver.ts';
import { DESK, soon, Tab } from './tab.ts';

const EVENT = anEvent('rplops', [
  anRplopsGame('a', [
    ['Ann', '1'],
    ['Ben', '2'],
    ['Cy', '3'],
  ]),
]);
/** Those that hear of changes in other tabs. */
const LISTENING = ['#rplops', '#event/anevent/standings', '#event/anevent/game/a'];
const OTHERS = ['', '#detour-98f', '#events', '#event/anevent'];
const HEADING = '.heading-field input';

/** A tab for each of the views, with the event on the device and the page's foot, which comes late. */
async function showViews(drivers: Driver[], site: string, views: string[]): Promise<Tab[]> {
  const tabs = drivers.map((driver) => new Tab(driver));
  await putEvent(tabs[0]!, site);
  for (const [at, tab] of tabs.entries()) await tab.go(site + views[at]);
  for (const tab of tabs) await soon(() => tab.run(hasFoot), 'the foot is there').toBe(true);
  for (const tab of tabs) await tab.run(countChanges);
  return tabs;
}

async function putEvent(tab: Tab, site: string): Promise<void> {
  await tab.go(`${site}#events`);
  await tab.shows('.new-event');
  await tab.run(storeEvent, EVENT);
  await tab.run(() => localStorage.setItem('events', 'true'));
}

/** In the page, which may be out of sight, where a browser need not draw it. */
function hasFoot(): boolean {
  return document.querySelector('.foot') !== null;
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

/** Asks one after the other, since a driver may know only one current tab. */
async function ofEach<One, T>(all: One[], ask: (one: One) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const one of all) answers.push(await ask(one));
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

export function testTabs(engine: () => Engine, site: () => string, isTestedElsewhere: boolean): void {
  const complaints: string[] = [];
  /** Whether a view is idle does not depend on the engine: Chromium has them all. */
  const views = isTestedElsewhere ? [...LISTENING, ...OTHERS] : LISTENING;
  let drivers: Driver[];
  let tabs: Tab[];
  beforeAll(async () => {
    drivers = await ofEach(views, () => engine().open(complaints));
    await ofEach(drivers, (driver) => driver.resize(DESK));
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  afterAll(() => ofEach(drivers, (driver) => driver.close()));

  /** Three of them show this form. */
  const showThree = (view: string) =>
    ofEach(tabs.slice(0, 3), async (tab) => {
      await tab.go(site() + view);
      await tab.shows(HEADING);
      return tab;
    });

  test('of different views are idle while nobody types', async () => {
    tabs = await showViews(drivers, site(), views);
    await untilQuiet(tabs);
  });

  test('that type into one field of a form become idle', async () => {
    const three = await showThree('#rplops');
    const texts = (round: number) => three.map((_, at) => `Heat ${round}, tab ${at}`);
    for (const round of [1, 2]) for (const [at, tab] of three.entries()) await tab.fill(HEADING, texts(round)[at]!);
    await untilQuiet(tabs);
    expect(await headings(three)).toEqual(texts(2));
    const kept = await tabs[0]!.run(() => JSON.parse(localStorage.getItem('form/rplops')!).heading);
    expect(kept).toBe(texts(2).at(-1));
  });

  test.skipIf(isTestedElsewhere)('that type into one field of an event agree on one text', async () => {
    const three = await showThree('#event/anevent/game/a');
    for (const round of [1, 2])
      for (const [at, tab] of three.entries()) await tab.run(typeOver, HEADING, `Heat ${round} of tab ${at}`);
    await untilQuiet(tabs);
    const [first, ...others] = await headings(three);
    expect(first).toMatch(/^Heat 2 of tab \d$/);
    expect(others).toEqual(others.map(() => first));
  });
}
