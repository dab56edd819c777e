// The browser dies after a CSV was imported, files were merged, a game was deleted, a step undone, or an event restored:
// what the device had taken is there afterwards with its step in the undo history; what was done at the last moment is
// there whole or not at all.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingKept } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';
import { kill, newProfile, type Running } from './killable.ts';

/** A usual run has one crash, after all deeds; a long one has this many, each after one deed. */
const CRASHES = Number(process.env['CRASHES'] ?? 1);

let site: Site;
const profile = newProfile();
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => profile.remove());

interface Deed {
  name: string;
  /** Leads to the button. Returns how many games the event then has, without the deed and with it. */
  prepare(page: Page, games: number): Promise<[without: number, done: number]>;
  button: RegExp;
  /** What changes by it in the device's records. */
  records: RegExp;
  /** Its line in the undo history. Merged changes are another device's work and not a step of this one. */
  step?: RegExp;
}

const NOT_HERE = -1;

/** Steps, each with its own id. */
const IMPORT = /"id":"\w+","did":"\d+ games imported/g;
const DELETION = /"id":"\w+","did":"Game \d+ deleted/g;
const RESTORING = /"id":"\w+","did":"Event restored/g;

const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function deleteLatest(page: Page): Promise<void> {
  await page.locator('.game-line').first().click();
  await untilTaken(page, DELETION, () => page.getByRole('button', { name: 'Delete', exact: true }).click());
}

/** Does something, and waits until the device has taken it, which is one transaction. The page may be storing something else
 *  meanwhile. */
async function untilTaken(page: Page, records: RegExp, deed: () => Promise<void>): Promise<void> {
  const kept = async () => JSON.stringify(await page.evaluate(everythingKept)).match(records);
  const before = await kept();
  await deed();
  await expect.poll(kept).not.toEqual(before);
}

/** The event with one more game, as a device might send it that runs an earlier version. */
function fileOf(event: string, name: string): { name: string; mimeType: string; buffer: Buffer } {
  const finish = ['Ann', 'Bob'].map((player, at) => ({ key: String(at + 1), player, place: String(at + 1) }));
  const state = { heading: name, finish, formula: 'RPLOPS', average: '', hours: '' };
  const games = [{ id: name, form: 'rplops', state }];
  const value = {
    tallysheet: 'event',
    version: 1,
    id: event,
    name: 'Crash league',
    system: 'rplops',
    settings: {},
    games,
  };
  return { name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) };
}

async function preview(page: Page, names: string[]): Promise<void> {
  await open(page, 'Files');
  const rows = names.flatMap((name) => [`${name},Ann,1`, `${name},Bob,2`]);
  await page.locator('#import-text').fill(['game,player,place', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
}

/** Enough games that every crash has one to delete, even if no other deed was taken. */
async function enterFirstGames(page: Page): Promise<void> {
  await preview(
    page,
    Array.from({ length: CRASHES + 1 }, (_, at) => `First ${at}`),
  );
  await untilTaken(page, IMPORT, () => page.getByRole('button', { name: /^Import \d+ games/ }).click());
}

const DEEDS: Deed[] = [
  {
    name: 'import',
    prepare: async (page, games) => {
      await preview(
        page,
        [1, 2, 3].map((game) => `${games} ${game}`),
      );
      return [games, games + 3];
    },
    button: /^Import 3 games/,
    records: IMPORT,
    step: /3 games imported/,
  },
  {
    name: 'delete',
    prepare: async (page, games) => {
      await page.locator('.game-line').first().click();
      return [games, games - 1];
    },
    button: /^Delete$/,
    records: DELETION,
    step: /deleted/,
  },
  {
    name: 'undo',
    prepare: async (page, games) => {
      await deleteLatest(page);
      await page.reload();
      await page.locator('.view-games').waitFor();
      return [games - 1, games];
    },
    button: /^Undo$/,
    records: /"isUndone":true/g,
    step: /deleted.*undone/s,
  },
  {
    name: 'merge',
    prepare: async (page, games) => {
      const file = fileOf(page.url().replace(/.*#event\//, ''), `merged${games}`);
      await open(page, 'Events');
      await page.locator('tally-open-event input').setInputFiles(file);
      return [games, games + 1];
    },
    button: /^Merge them/,
    records: /"id":"merged\d+/g,
  },
  {
    name: 'restore',
    prepare: async (page, games) => {
      await open(page, 'Events');
      await page.getByRole('button', { name: 'Delete Crash league' }).click();
      await page.locator('.bin summary').click();
      return [NOT_HERE, games];
    },
    button: /^Restore Crash league/,
    records: RESTORING,
    step: /Event restored/,
  },
];

async function restoreEvent(page: Page): Promise<void> {
  await open(page, 'Events');
  await page.locator('.bin summary').click();
  await page.getByRole('button', { name: /^Restore Crash league/ }).click();
  await page.locator('.event-card').waitFor();
}

/** How many games the event has: the number of the latest, which is the first in the list. */
async function shown(page: Page): Promise<number> {
  await page.locator('.view-games, h1:text("Event not found")').waitFor();
  if ((await page.locator('.view-games').count()) === 0) return NOT_HERE;
  return Number(await page.locator('.game-line .number-of').first().innerText());
}

async function steps(page: Page): Promise<string> {
  await page.goto(page.url().replace(/(#event\/[^/]+).*/, '$1/history'));
  await page.locator('.view-history').waitFor();
  return page.locator('.view-history').innerText();
}

/** A step that was undone is forgotten with the next one. */
const KEPT_STEPS = DEEDS.filter(({ name }) => name !== 'undo');

async function expectSteps(page: Page, deeds: Deed[]): Promise<void> {
  const noted = await steps(page);
  for (const { name, step } of deeds) if (step) expect(noted, name).toMatch(step);
}

interface Done {
  /** How many games the event may have after a crash. */
  counts: number[];
  message: string;
}

/** Does a deed with an event of this number of games, until the device has taken it or not. */
async function doDeed(
  page: Page,
  { name, prepare, button, records }: Deed,
  games: number,
  isTaken: boolean,
): Promise<Done> {
  const [without, done] = await prepare(page, games);
  const press = () => page.getByRole('button', { name: button }).first().click();
  await (isTaken ? untilTaken(page, records, press) : press());
  const message = `${name}, ${isTaken ? 'taken by the device' : 'at the last moment'}`;
  return { counts: isTaken ? [done] : [without, done], message };
}

async function begin(): Promise<Running> {
  const running = await profile.start(`${site.address}#events`);
  const { page } = running;
  await page.locator('#event-name').fill('Crash league');
  await page.getByRole('radio', { name: /^RPLOPS/ }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.locator('.view-games').waitFor();
  return running;
}

/** All deeds but the last, which the device takes. */
async function doAllTaken(page: Page, address: string): Promise<void> {
  for (const deed of DEEDS.slice(0, -1)) {
    const games = await shown(page);
    const { counts, message } = await doDeed(page, deed, games, true);
    await page.goto(address);
    await expect.poll(() => shown(page), { message }).toBe(counts[0]);
  }
}

test(
  `after ${CRASHES} crashes nothing is lost of deeds that the device had taken`,
  async () => {
    let running = await begin();
    const address = running.page.url();
    await enterFirstGames(running.page);
    await running.page.goto(address);
    if (CRASHES === 1) await doAllTaken(running.page, address);
    for (let crash = 1; crash <= CRASHES; crash += 1) {
      const { page } = running;
      const deed = DEEDS.at((crash - 2) % DEEDS.length)!; // the last one after all others
      const { counts, message } = await doDeed(page, deed, await shown(page), Math.random() < 0.5);
      await kill(running);
      running = await profile.start(address);
      const found = await shown(running.page);
      expect(counts, message).toContain(found);
      if (found === counts.at(-1)) await expectSteps(running.page, CRASHES === 1 ? KEPT_STEPS : [deed]);
      if (found === NOT_HERE) await restoreEvent(running.page);
      await running.page.goto(address);
    }
    await kill(running);
  },
  300_000 + CRASHES * 30_000,
);
