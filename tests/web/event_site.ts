// Events in the browser's own storage, as a test finds or puts them there.
import type { Page } from 'playwright-core';
import type { TallyEvent } from '../../web/src/systems/event.ts';
import type { EventGame, SystemId } from '../../web/src/systems/event_game.ts';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

/** Puts the event on the device of a page that shows the list of events, and opens one of its views. */
export async function putEvent(page: Page, event: TallyEvent, view = ''): Promise<void> {
  await page.locator('.new-event').waitFor();
  await page.evaluate(storeEvent, event);
  await page.goto(page.url().replace(/#.*/, `#event/${event.id}${view && `/${view}`}`));
  await page.locator('.event').waitFor();
}

/** Scrolls to the race of the standings, which is calculated once it is in sight. What is below it then stays where it is. */
export async function scrollToRace(page: Page): Promise<void> {
  await page.locator('tally-race').scrollIntoViewIfNeeded();
  await page.locator('.race-lines').waitFor();
}

/** The storing of it, in the page itself. */
export async function storeEvent({ games, ...head }: TallyEvent): Promise<void> {
  const opening = indexedDB.open('tallysheet');
  const database: IDBDatabase = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
  const writing = database.transaction('events', 'readwrite');
  const store = writing.objectStore('events');
  store.put({ order: Date.now(), edition: 1, value: head }, `head/${head.id}`);
  games.forEach((game, at) => store.put({ order: at + 1, edition: 1, value: game }, `game/${head.id}/${game.id}`));
  await new Promise((resolve) => (writing.oncomplete = resolve));
  database.close();
}

/** Until the device holds this text somewhere in the events. */
export async function untilKept(page: Page, text: string): Promise<void> {
  while (!JSON.stringify(await page.evaluate(everythingKept)).includes(text));
}

/** Until the device holds these texts, as JSON writes them, in the game at this address. */
export async function untilGameKeeps(page: Page, address: string, texts: string[]): Promise<void> {
  const [, event, game] = /#event\/([^/]*)\/game\/([^/]*)/.exec(address) ?? [];
  let kept: string;
  do kept = JSON.stringify(await page.evaluate(recordKept, `game/${event}/${game}`)) ?? '';
  while (!texts.every((text) => text === '' || kept.includes(JSON.stringify(text))));
}

/** In the page: the record under this key. */
async function recordKept(key: string): Promise<unknown> {
  const opening = indexedDB.open('tallysheet');
  const database: IDBDatabase = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
  const reading = database.transaction('events').objectStore('events').get(key);
  await new Promise((resolve) => (reading.onsuccess = resolve));
  database.close();
  return reading.result;
}

/** In the page: all records of events. */
export async function everythingKept(): Promise<unknown[]> {
  const opening = indexedDB.open('tallysheet');
  const database: IDBDatabase = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
  const reading = database.transaction('events').objectStore('events').getAll();
  await new Promise((resolve) => (reading.onsuccess = resolve));
  database.close();
  return reading.result;
}

export function anEvent(system: SystemId, games: EventGame[], settings: Record<string, string> = {}): TallyEvent {
  return { version: 1, id: 'anevent', name: 'Spring convention', system, settings, games };
}

export function aBoard(
  id: string,
  category: string,
  lines: [player: string, score: string][],
  stage?: 'final',
): EventGame {
  const finishers = lines.map(([player, score], at) => ({ key: String(at + 1), player, score }));
  return {
    id,
    form: 'puffing-billy',
    state: { heading: category, finishers, listed: 'finish', decimals: '3' },
    ...(stage ? { stage } : {}),
  };
}

/** A game of Diplomacy by its centres, from Austria to Turkey; nobody is eliminated but with a last Fall. */
export function aGame(
  id: string,
  form: 'size-matters' | 'detour-98f' | 'diplomacy',
  players: string[],
  centres: number[],
): EventGame {
  const powers = POWERS.map((key, at) => ({
    key,
    player: players[at] ?? '',
    centres: String(centres[at]),
    ...(centres[at] === 0 ? { year: '1905', held: '2' } : {}),
  }));
  return {
    id,
    form,
    state: {
      heading: `Game ${id}`,
      powers,
      ...(form === 'size-matters' ? { rounding: 'published', floor: true } : {}),
      ...(form === 'diplomacy' ? { finalYear: '', system: '' } : {}),
    },
  };
}

export function anRplopsGame(id: string, finish: [player: string, place: string][], hours = ''): EventGame {
  const rows = finish.map(([player, place], at) => ({ key: String(at + 1), player, place }));
  return { id, form: 'rplops', state: { heading: `Game ${id}`, finish: rows, formula: 'RPLOPS', average: '', hours } };
}

/** Shows one of the event's views. */
export async function tab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name }).click();
}

/** "1 Ann 3.028" for every row of the standings. */
export async function standingsOf(page: Page): Promise<string[]> {
  await page.locator('.standings tbody').first().waitFor();
  return page.locator('.standings tbody').evaluateAll(standingLines);
}

/** The same of these rows, in the page itself. */
export function standingLines(rows: Element[]): string[] {
  const firstText = (row: Element, part: string) =>
    document.createTreeWalker(row.querySelector(part)!, NodeFilter.SHOW_TEXT).nextNode()?.textContent?.trim();
  return rows.map((row) => ['.place', '.opener', 'td.total'].map((part) => firstText(row, part)).join(' '));
}

/** A board of a round in RPLOPS, whose places are still blank. */
export function aRoundsBoard(round: string, board: string, names: string[]): EventGame {
  const blank = names.map((name): [string, string] => [name, '']);
  return { ...anRplopsGame(`${round}${board}`, blank), round, board };
}
