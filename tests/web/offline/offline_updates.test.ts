// The host changes while the page is open: halfway, wrongly, or for good. The page is always one version as a whole.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test as plainTest, type ExpectStatic } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { BUILT, MOTTO, NEXT_MOTTO, nextVersion, openHost, readyOffline, RETIRE, siteOf, type Host } from './host.ts';
import { openContext, sharedBrowser, WITH_SERVICE_WORKERS } from '../site.ts';

const RELOADS = Number(process.env['RELOADS'] ?? 4);
/** A service worker takes its time. */
const SOON = { interval: 500 };
/** The site with what these tests use, as it is and in its next version. All of it is stored in the tests of offline.test.ts. */
let now: string;
let next: string;
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
  now = await siteOf(await filesUsed());
  next = await nextVersion(now);
});
afterAll(() => {
  for (const folder of [now, next]) rmSync(folder, { recursive: true });
});

/** Asked for by a later visit. */
const LATER = /assets\/(recent_list|menu)-[\w.-]+\.(js|css)/g;
/** Asked for by none of these tests. */
const OTHER = /assets\/standings-[\w.-]+\.js/g;

/** The files that home and the forms ask for, and another one. */
async function filesUsed(): Promise<string[]> {
  const host = await openHost();
  const context = await openContext(browser);
  const { visit } = visitorOf(host, context);
  const page = await visit();
  await expectForms(page, FORM_FRAGMENTS);
  await page.getByRole('link', { name: 'Download for offline use' }).waitFor();
  await context.close();
  await host.stop();
  const built = host.asked.filter((path) => existsSync(join(BUILT, path)));
  const worker = readFileSync(join(BUILT, 'service_worker.js'), 'utf8');
  const others = [LATER, OTHER].flatMap((names) => worker.match(names) ?? []);
  return [...new Set([...built, 'manifest.webmanifest', ...others])];
}

interface Visitor {
  visit(fragment?: string): Promise<Page>;
  /** A page that is ready offline. */
  kept(): Promise<Page>;
  /** Errors that no page may report. */
  complaints: string[];
}

// Each test has a host and a visitor of its own, so that they can wait at the same time; each calls its own `expect`.
const test = plainTest.extend<{ host: Host; visitor: Visitor }>({
  host: async ({}, use) => {
    const host = await openHost(now);
    await use(host);
    await host.stop();
  },
  visitor: async ({ host }, use) => {
    const context = await openContext(browser, WITH_SERVICE_WORKERS);
    await use(visitorOf(host, context));
    await context.close();
  },
});

function visitorOf(host: Host, context: BrowserContext): Visitor {
  const complaints: string[] = [];
  const visit = async (fragment = '') => {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(host.address + fragment);
    return page;
  };
  const kept = async () => {
    const page = await visit();
    await readyOffline(page);
    return page;
  };
  return { visit, kept, complaints };
}

const motto = (page: Page) => page.locator('.motto').innerText();
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const offer = (page: Page) => page.getByText('A new version of Tallysheet is available');

/** Requests the update repeatedly, because a first request may join a look for updates that began before the change. */
async function offered(page: Page, expect: ExpectStatic): Promise<void> {
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
async function expectForms(page: Page, some = ['#puffing-billy/final', '#rplops']): Promise<void> {
  for (const form of some) {
    await page.evaluate((hash) => (location.hash = hash), form);
    await page.locator(`${form.replace('/', '-')}-heading`).waitFor();
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.locator('.verdict .total').waitFor();
  }
  await page.evaluate(() => (location.hash = ''));
  await page.locator('.motto').waitFor();
}

describe.concurrent('a deployment', () => {
  test('an update is announced, leaves open pages as they are, and is used at the next start and on request', async ({
    expect,
    host,
    visitor: { kept, visit, complaints },
  }) => {
    const page = await kept();
    await page.evaluate(() => (location.hash = '#rplops'));
    await page.locator('#rplops-finish-0-player').fill('Ann');
    host.folder = next;
    await offered(page, expect);
    await expectForms(page, FORM_FRAGMENTS);
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

  test('of half a deployment, where files are missing or of another version, nothing is installed', async ({
    expect,
    host,
    visitor: { kept },
  }) => {
    const page = await kept();
    const file = readFileSync(join(next, 'service_worker.js'), 'utf8').match(/assets\/standings-[\w.-]+\.js/)![0];
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
      await expectForms(page);
    }
    host.instead = {};
    // The first of these may still join the attempt that the reload began.
    await offered(page, expect);
  });

  test('a first visit during a deployment reports what is missing, and works once everything is there', async ({
    host,
    visitor: { visit },
  }) => {
    host.instead = Object.fromEntries(
      readFileSync(join(now, 'service_worker.js'), 'utf8')
        .match(/assets\/[\w-]*view-[\w.-]+\.js/g)!
        .map((file) => [file, null]),
    );
    const page = await visit('#rplops');
    await page.getByText('Part of the page could not be loaded.').waitFor();
    host.instead = {};
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('tally-form').waitFor();
  });

  test('wrong content types from the host do no harm: the engine starts, and stored files have the right types', async ({
    expect,
    host,
    visitor: { kept, complaints },
  }) => {
    host.instead = Object.fromEntries(
      readFileSync(join(now, 'service_worker.js'), 'utf8')
        .match(/assets\/[\w.-]+\.wasm/g)!
        .map((file) => [file, { type: 'text/plain' }]),
    );
    const page = await kept();
    await page.reload();
    await expectForms(page);
    await readyOffline(page);
    host.folder = next;
    host.instead = Object.fromEntries(
      readFileSync(join(next, 'service_worker.js'), 'utf8')
        .match(/assets\/[\w.-]+\.(js|css)/g)!
        .map((file) => [file, { type: 'text/plain' }]),
    );
    await offered(page, expect);
    await page.reload();
    expect(await motto(page)).toBe(NEXT_MOTTO);
    await expectForms(page);
    expect(complaints).toEqual([]);
  });

  test('a file that was damaged in the cache is fetched again', async ({
    expect,
    host,
    visitor: { kept, complaints },
  }) => {
    const page = await kept();
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache'))!;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        await cache.put(url, new Response('harmed', { headers: { 'content-type': 'text/javascript' } }));
    });
    await page.reload();
    await expectForms(page);
    await host.stop();
    await page.reload();
    await expectForms(page);
    await host.start();
    expect(complaints).toEqual([]);
  });

  test(`${RELOADS} reloads during alternating deployments: no error, and never two versions in one page`, async ({
    expect,
    host,
    visitor: { kept, complaints },
  }) => {
    const page = await kept();
    for (let at = 0; at < RELOADS; ++at) {
      host.folder = at % 2 ? now : next;
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
      if (at % 3 === 0) await expectForms(page);
    }
    expect(complaints).toEqual([]);
  });

  test('a worker that replaces this one retires it, and the page uses the network', async ({
    expect,
    host,
    visitor: { kept, complaints },
  }) => {
    const page = await kept();
    host.instead = { 'service_worker.js': { file: RETIRE } };
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(() => update(page).then(left), SOON).toEqual([0, 0]);
    host.folder = next;
    await page.reload();
    expect(await motto(page)).toBe(NEXT_MOTTO);
    await expectForms(page);
    expect(complaints).toEqual([]);
  });

  test('the page works without a service worker, refused or not supported', async ({
    expect,
    host,
    visitor: { visit, complaints },
  }) => {
    host.instead = { 'service_worker.js': null };
    const page = await visit();
    await page.getByRole('link', { name: 'Download for offline use' }).waitFor();
    await expectForms(page);
    const frame = join(next, 'frame.html');
    writeFileSync(frame, `<iframe sandbox="allow-scripts allow-same-origin" src="./#rplops"></iframe>`);
    host.folder = next;
    await page.goto(`${host.address}frame.html`);
    await page.frameLocator('iframe').locator('tally-form').waitFor();
    expect(complaints).toEqual([]);
  });
});
