// Data that the version of 22 November 2026 kept on a device, saved as files and put into links opens unchanged.
// The fixture
// is what a browser held after that version's own pages had been used: forms, recent sheets, an event of each system
// and a deleted one.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { linkTo } from '../../../web/src/app/route.ts';
import { systems } from '../../../web/src/systems/index.ts';
import { DESK, openSite, type Site, contentsOf } from '../site.ts';

interface KeptForm {
  fields: string[];
  verdict: string;
  link: string;
}

interface KeptEvent {
  id: string;
  standings: string[];
  json: string;
  csv: string;
  link: string;
}

interface Kept {
  forms: Record<string, KeptForm>;
  events: KeptEvent[];
  local: Record<string, string>;
  records: [key: string, found: unknown][];
  recent: string[];
}

const KEPT = JSON.parse(readFileSync(new URL('fixtures/kept_by_0_1_0.json', import.meta.url), 'utf8')) as Kept;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

/** A device as that version left it. */
async function openDevice(fragment: string): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await site.open('#events', { ...DESK, timezoneId: 'UTC' });
  await page.locator('.new-event').waitFor();
  await page.evaluate(putBack, KEPT);
  await page.goto(`${site.address}?kept${fragment}`);
  return { page, complaints };
}

/** In the page. */
async function putBack({ local, records }: Kept): Promise<void> {
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
  const opening = indexedDB.open('tallysheet');
  const database: IDBDatabase = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const writing = database.transaction('events', 'readwrite');
  for (const [key, found] of records) writing.objectStore('events').put(found, key);
  await new Promise((done) => (writing.oncomplete = done));
  database.close();
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const fields = (page: Page) =>
  page.locator('.entry input[type=text]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
/** The bar's words with what the first version called its button. */
const verdict = async (page: Page) => {
  const said = await page.locator('.verdict .winner, .verdict .total').allInnerTexts();
  return oneLine([...said, 'Show the score'].join(' '));
};

async function saved(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return String(await contentsOf(await saving));
}

async function expectStandings(page: Page, { id, standings }: KeptEvent): Promise<void> {
  await page.goto(`${site.address}?standings#event/${id}/standings`);
  await page.locator('.standings tbody').first().waitFor();
  const rows = page.locator('.standings tbody tr:first-child');
  await expect
    .poll(() => rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').trim())))
    .toEqual(standings);
}

async function expectFiles(page: Page, { id, json, csv }: KeptEvent): Promise<void> {
  await page.goto(`${site.address}?files#event/${id}/files`);
  await page.locator('.view-files').waitFor();
  expect(await saved(page, 'Save the whole event')).toBe(json);
  expect(await saved(page, 'Save the games as CSV')).toBe(csv);
}

test('the fixture has every form and an event of each system', () => {
  const forms = systems.flatMap((system) => system.tabs.map(({ id }) => linkTo(system, id).slice(1)));
  expect(Object.keys(KEPT.forms).sort()).toEqual(forms.sort());
  expect(KEPT.events.map(({ json }) => (JSON.parse(json) as { system: string }).system).sort()).toEqual([
    'detour-98f',
    'puffing-billy',
    'rplops',
    'size-matters',
  ]);
});

test.each(Object.entries(KEPT.forms))('%s opens as it was typed', async (form, kept) => {
  const { page, complaints } = await openDevice(`#${form}`);
  await page.locator('.verdict .total').waitFor();
  expect([await fields(page), await verdict(page)]).toEqual([kept.fields, kept.verdict]);
  expect(await page.locator('tally-damaged .summary').count()).toBe(0);
  await page.goto(`${site.address}?link#${kept.link}`);
  await page.getByText('The link contains the sheet that you already have.').waitFor();
  expect(complaints).toEqual([]);
});

test('recent sheets are listed as before', async () => {
  const { page } = await openDevice('');
  await page.getByRole('button', { name: /^Show all/ }).click();
  const listed = await page.locator('.recent li').allInnerTexts();
  expect(listed.map(oneLine)).toEqual(KEPT.recent);
  expect(await page.locator('tally-damaged .summary').count()).toBe(0);
});

test.each(KEPT.events)('the event $id has the same standings and the same files, byte for byte', async (event) => {
  const { page, complaints } = await openDevice('#events');
  await expect.poll(() => page.locator('.event-card').count()).toBe(KEPT.events.length);
  await expectStandings(page, event);
  await expectFiles(page, event);
  expect(await page.locator('tally-damaged .summary').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each(KEPT.events)('the event $id opens from its file and its link on another device', async (event) => {
  const { page } = await site.open('#events', DESK);
  const file = { name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(event.json) };
  await page.locator('tally-open-event input[type=file]').setInputFiles(file);
  await page.locator('.event').waitFor();
  await expectStandings(page, event);
  await expectFiles(page, event);
  await page.goto(`${site.address}?link#${event.link}`);
  await page.getByRole('button', { name: 'Add as a copy' }).click();
  await page.locator('.game-line').first().waitFor();
  const copy = /#event\/(\w+)/.exec(page.url())?.[1] ?? '';
  expect(copy).not.toBe(event.id);
  await expectStandings(page, { ...event, id: copy });
});
