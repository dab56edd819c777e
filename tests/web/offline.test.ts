// The page at a venue without a signal: after one visit all of it works, from every form to a file saved.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBoard, anEvent, aGame, anRplopsGame, putEvent, violations } from './event_site.ts';
import { openHost, type Host } from './host.ts';
import { ARGS, CHROMIUM, formsOfThePage } from './site.ts';

const forms = await formsOfThePage();
const profile = mkdtempSync(join(tmpdir(), 'tallysheet-profile-'));
const complaints: string[] = [];
let host: Host;
let context: BrowserContext;
let page: Page;

async function startBrowser(): Promise<void> {
  context = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args: ARGS, reducedMotion: 'reduce', acceptDownloads: true });
  page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', (error) => complaints.push(error.message));
}

// A first visit; then neither the host nor the browser of that visit is there any more.
beforeAll(async () => {
  host = await openHost();
  await startBrowser();
  await page.goto(host.address);
  await page.getByText('Ready offline.').waitFor();
  await host.stop();
  await context.close();
  await startBrowser();
});
afterAll(() => context.close());

const SEVEN = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
const EVENTS = [
  anEvent('puffing-billy', [aBoard('a', 'Empire Builder', [['Jenny', '252,000'], ['Damien', '248,000']]), aBoard('b', 'Rail Baron', [['Damien', '200'], ['Jenny', '180']])]),
  anEvent('size-matters', [aGame('a', 'size-matters', SEVEN, [18, 6, 5, 3, 2, 0, 0])]),
  anEvent('detour-98f', [aGame('a', 'detour-98f', SEVEN, [13, 8, 5, 4, 4, 0, 0])]),
  anEvent('rplops', [anRplopsGame('a', [['Ann', '1'], ['Bob', '2']])]),
].map((event, at) => ({ ...event, id: `event${at}`, name: `Event ${at}` }));

const VIEWS = ['', 'game/a', 'standings', 'players', 'player/Ann', 'setup', 'screen', 'files'];
const OWN: Record<string, string[]> = { 'puffing-billy': ['qualifiers', 'sheets', 'sheets/blank'], 'detour-98f': ['awards'] };

describe('with the host gone and the browser started anew', () => {
  test('home is there, whatever a link from elsewhere hangs on its address', async () => {
    await page.goto(`${host.address}?utm_source=club&fbclid=1&whatever`);
    await page.locator('.glance tbody').nth(4).waitFor();
    await page.getByText('Ready offline.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.each(forms)('%s scores its example, tells its rules and prints', async (form) => {
    await page.goto(`${host.address}?${encodeURIComponent(form)}${form}`);
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.locator('.verdict .total').waitFor();
    await page.locator('.rules > summary').click();
    await page.locator('.rules .source').waitFor();
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });

  test.each(EVENTS)('an event of $system opens in every view', async (event) => {
    await page.goto(`${host.address}#events`);
    await putEvent(page, event);
    for (const view of [...VIEWS, ...(OWN[event.system] ?? [])]) {
      await page.goto(`${host.address}#event/${event.id}${view && `/${view}`}`);
      await page.locator(`.view-${view.split('/')[0] || 'games'}`).waitFor();
    }
  });

  test('an event is saved as a file', async () => {
    await page.goto(`${host.address}#event/${EVENTS[0]!.id}/files`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the whole event' }).click()]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8')).name).toBe('Event 0');
  });

  test('the page as one file can still be fetched', async () => {
    await page.goto(host.address);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download for offline use' }).click()]);
    expect(readFileSync(await download.path())).toEqual(readFileSync('build/tallysheet.html'));
  });

  test('the guide opens, and leads back', async () => {
    await page.goto(host.address);
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('link', { name: 'The rules' }).last().click();
    await page.locator('.sheet').first().waitFor();
    await page.locator('.wordmark').click();
    await page.locator('.glances').waitFor();
  });

  test('nothing went wrong meanwhile', () => expect(complaints).toEqual([]));
});
