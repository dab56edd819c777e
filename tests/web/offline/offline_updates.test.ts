// The host changes while the page is open: halfway, wrongly, or for good. The page is always one version as a whole.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { BUILT, MOTTO, NEXT_MOTTO, nextVersion, openHost, readyOffline, RETIRE, siteOf, type Host } from './host.ts';
import { openContext, sharedBrowser, WITH_SERVICE_WORKERS } from '../site.ts';

const RELOADS = Number(process.env['RELOADS'] ?? 2);
/** A service worker takes its time. */
const SOON = { interval: 500 };
/** The form whose modules every page has loaded, and one that comes later. A long run has all. */
const FIRST = '#rplops';
const FORMS = process.env['LONG'] ? FORM_FRAGMENTS : [FIRST, '#puffing-billy/final'];

/** The site with what these tests use, as it is and in its next version. All of it is stored in the tests of offline.test.ts. */
let now: string;
let next: string;
let browser: Browser;
/** A page that no service worker stores. */
let unkept: Page;
/** Where that page comes from, and then what the tests of each group share: each goes on where the one before it ended. */
let host: Host;
let context: BrowserContext;
/** Errors that no page may report. */
let complaints: string[];

beforeAll(async () => {
  browser = await sharedBrowser();
  host = await openHost();
  host.instead = { 'service_worker.js': null };
  await begin();
  unkept = await visit();
  await unkept.getByRole('link', { name: 'Download for offline use' }).waitFor();
  await expectForms(unkept);
  now = await siteOf(filesUsed(host.asked));
  next = await nextVersion(now);
});
afterAll(() => {
  for (const folder of [now, next]) rmSync(folder, { recursive: true });
});

/** A device that holds nothing. */
async function begin(): Promise<void> {
  complaints = [];
  context = await openContext(browser, WITH_SERVICE_WORKERS);
}

async function end(): Promise<void> {
  await context.close();
  await host.stop();
}

/** For a group of tests: a page that is ready offline, from a host that gives some files wrongly. */
function onOneDevice(begun: (page: Page) => void, wrong = (): Host['instead'] => ({})): void {
  beforeAll(async () => {
    host = await openHost(now);
    host.instead = wrong();
    await begin();
    const page = await visit();
    await readyOffline(page);
    begun(page);
  });
  afterAll(end);
}

/** Asked for by a later visit. */
const LATER = /assets\/(recent_list|menu)-[\w.-]+\.(js|css)/g;
/** Asked for by none of these tests. */
const OTHER = /assets\/standings-[\w.-]+\.js/g;

/** The files that home and the forms have asked for, and another one. */
function filesUsed(asked: string[]): string[] {
  const built = asked.filter((path) => existsSync(join(BUILT, path)));
  const others = [LATER, OTHER].flatMap((names) => namesIn(BUILT, names));
  return [...new Set([...built, 'manifest.webmanifest', ...others])];
}

/** Names in the list of the site's service worker. */
function namesIn(site: string, names: RegExp): string[] {
  return readFileSync(join(site, 'service_worker.js'), 'utf8').match(names) ?? [];
}

/** A response in place of each of these files. */
const inPlaceOf = <What>(site: string, names: RegExp, what: What): Record<string, What> =>
  Object.fromEntries(namesIn(site, names).map((file) => [file, what]));

async function visit(): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(host.address);
  return page;
}

const motto = (page: Page) => page.locator('.motto').innerText();
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const offer = (page: Page) => page.getByText('A new version of Tallysheet is available');

/** Requests the update repeatedly, because a first request may join a look for updates that began before the change. */
async function offered(page: Page): Promise<void> {
  const workers = await workersOf(page);
  const lookAgain = async () => {
    await update(page);
    await workers.stopReplaced();
    return offer(page).count();
  };
  await expect.poll(lookAgain, SOON).toBe(1);
  await workers.detach();
}

/** Stops a worker for which a newer one waits. Browsers end an idle worker; under a debugger Chromium may keep it for
 *  minutes. The newer one is left alone: it may already be answering the page. */
async function workersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  const stopReplaced = async () => {
    const versions = [...statuses];
    if (!versions.some(([, status]) => status === 'installed')) return;
    for (const [versionId, status] of versions)
      if (status === 'activated') await session.send('ServiceWorker.stopWorker', { versionId });
  };
  return { stopReplaced, detach: () => session.detach() };
}

/** Modules that may not have been fetched yet come and score; then home again. */
async function expectForms(page: Page, some = FORMS): Promise<void> {
  for (const form of some) {
    await page.evaluate((hash) => (location.hash = hash), form);
    await page.locator(`${form.replace('/', '-')}-heading`).waitFor();
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.locator('.verdict .total').waitFor();
  }
  await page.evaluate(() => (location.hash = ''));
  await page.locator('.motto').waitFor();
}

describe('without a service worker', () => {
  afterAll(end);

  test('the page scores, refused one or not supporting them', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tallysheet-frame-')), 'frame.html');
    writeFileSync(file, `<iframe sandbox="allow-scripts allow-same-origin" src="./${FIRST}"></iframe>`);
    Object.assign(host.instead, { 'frame.html': { file } });
    await unkept.goto(`${host.address}frame.html`);
    await unkept.frameLocator('iframe').locator('tally-form').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a first visit during a deployment reports what is missing, and works once everything is there', async () => {
    const missing = inPlaceOf(BUILT, /assets\/[\w-]*view-[\w.-]+\.js/g, null);
    Object.assign(host.instead, missing);
    await unkept.goto(`${host.address}?again${FIRST}`);
    await unkept.getByText('Part of the page could not be loaded.').waitFor();
    for (const file in missing) delete host.instead[file];
    await unkept.getByRole('button', { name: 'Try again' }).click();
    await unkept.locator('tally-form').waitFor();
  });
});

describe('a deployment', () => {
  let page: Page;
  onOneDevice((kept) => (page = kept));

  test('of half a version, where files are missing or of another version, is not installed', async () => {
    const [file = ''] = namesIn(next, OTHER);
    host.folder = next;
    for (const spoiled of [null, { file: join(now, 'icon.svg') }]) {
      host.instead = { [file]: spoiled };
      host.asked = [];
      const asked = () => host.asked;
      await expect.poll(() => update(page).then(asked, asked), SOON).toContain(file);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null), SOON)
        .toBe(true);
      await page.reload();
      expect(await motto(page)).toBe(MOTTO);
      await expectForms(page, [FIRST]);
    }
    host.instead = {};
  });

  test('is announced, leaves open pages as they are, and is used at the next start and on request', async () => {
    await offered(page); // the first request may still join the attempt that the reload began
    await expectForms(page);
    expect(await motto(page)).toBe(MOTTO);
    await host.stop();
    const later = await visit();
    expect(await motto(later)).toBe(NEXT_MOTTO);
    await expectForms(later);
    await page.bringToFront(); // a tab behind another may draw nothing
    await expectForms(page);
    expect(await motto(page)).toBe(MOTTO);
    await host.start();
    const old = readFileSync(join(now, 'index.html'), 'utf8').match(/assets\/page-[\w.-]+\.js/)![0];
    const isKept = (open: Page) => open.evaluate(async (file) => (await caches.match(file)) !== undefined, old);
    expect(await isKept(page)).toBe(true);
    await later.close();
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => motto(page), SOON).toBe(NEXT_MOTTO);
    await readyOffline(page);
    await expectForms(page);
    await expect.poll(() => isKept(page), { ...SOON, message: 'no page of the version before is open' }).toBe(false);
    expect(complaints).toEqual([]);
  });

  test(`followed by ${RELOADS} others, each with a reload, causes no error, and never two versions in one page`, async () => {
    for (let at = 0; at < RELOADS; ++at) {
      host.folder = at % 2 ? next : now;
      await page.goto(`${host.address}#`);
      await page.reload();
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('/assets/')),
      );
      const isNext = (await motto(page)) === NEXT_MOTTO;
      expect(files.filter((name) => /\.next\.\w+$/.test(name) !== isNext)).toEqual([]);
      if (at % 3 === 0) await expectForms(page, [FIRST]);
    }
    expect(complaints).toEqual([]);
  });
});

describe('no harm is done', () => {
  let page: Page;

  onOneDevice(
    (kept) => (page = kept),
    () => inPlaceOf(now, /assets\/[\w.-]+\.wasm/g, { type: 'text/plain' }),
  );

  test('by wrong content types from the host: the engine starts, and stored files have the right types', async () => {
    await page.reload();
    await expectForms(page);
    await readyOffline(page);
    host.folder = next;
    host.instead = inPlaceOf(next, /assets\/[\w.-]+\.(js|css)/g, { type: 'text/plain' });
    await offered(page);
    await page.reload();
    expect(await motto(page)).toBe(NEXT_MOTTO);
    await expectForms(page, [FIRST]);
    expect(complaints).toEqual([]);
  });

  test('by a file that was damaged in the cache: it is fetched again', async () => {
    host.instead = {};
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache'))!;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        await cache.put(url, new Response('harmed', { headers: { 'content-type': 'text/javascript' } }));
    });
    await page.reload();
    await expectForms(page, [FIRST]);
    await host.stop();
    await page.reload();
    await expectForms(page, [FIRST]);
    await host.start();
    expect(complaints).toEqual([]);
  });

  test('by a worker that replaces this one: it retires it, and the page uses the network', async () => {
    host.instead = { 'service_worker.js': { file: RETIRE } };
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(() => update(page).then(left), SOON).toEqual([0, 0]);
    host.folder = now;
    await page.reload();
    expect(await motto(page)).toBe(MOTTO);
    await expectForms(page, [FIRST]);
    expect(complaints).toEqual([]);
  });
});
