// An engine that is damaged, missing, late or refused: the page says so, and scores as soon as it can. One that runs out of
// memory is in lacking.test.ts.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flipped, middleOf } from '../../wasm/flipped.ts';
import { exampleScores, heading } from '../faulty.ts';
import { NOTHING, openSite, type OpenPage, type Site } from '../site.ts';

let site: Site;
/** One page for all tests, reloaded in each. */
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open(NOTHING);
  ({ page } = opened);
  await page.addInitScript(refuse);
});
afterAll(() => page.context().close());

type Routes = Record<string, (route: Route) => unknown>;

const WASM = '**/*.wasm';
const PLAIN = '**/tallysheet_plain*';
const missing = (route: Route) => route.fulfill({ status: 404 });
const instead = (body: Buffer) => (route: Route) => route.fulfill({ contentType: 'application/wasm', body });

/** Loads the page on a device that has nothing, with these files in place of its own. */
async function load(fragment: string, routes: Routes, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(site.address + NOTHING);
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.unrouteAll();
  for (const [files, answer] of Object.entries(routes)) await page.route(files, answer);
  for (const list of [opened.requests, opened.complaints]) list.length = 0;
  await page.goto(site.address + fragment, { waitUntil });
}

const plain = () => opened.requests.filter((address) => address.includes('tallysheet_plain'));

/** Answers once it is let. */
function held(): { answer: (route: Route) => unknown; arrive: () => void } {
  let arrive = () => {};
  const there = new Promise<void>((done) => (arrive = done));
  const answer = (route: Route) => there.then(() => route.continue()).catch(() => {}); // the page that asked may be gone
  return { answer, arrive };
}

describe('an engine', () => {
  test('that is another file is replaced by the JavaScript engine', async () => {
    const file = { body: '<h1>Log in</h1>', contentType: 'text/html' };
    await load('#rplops', { [WASM]: (route) => route.fulfill({ status: 200, ...file }) });
    await exampleScores(page);
    expect(plain()).toHaveLength(1);
  });

  const DAMAGED =
    'The scoring engine was damaged on the way. The page uses the same engine in plain JavaScript instead; the scores are the same.';
  const note = () => page.getByRole('status').getByText(DAMAGED);

  // tests/wasm/damaged.test.ts has damage of every kind.
  test('with one flipped bit is replaced by that of JavaScript alone, and every page says so', async () => {
    await load('', { [WASM]: instead(Buffer.from(flipped(middleOf('data')))) });
    await note().waitFor();
    await page.evaluate(() => void (location.hash = '#events'));
    await page.locator('#event-name').waitFor();
    await note().waitFor();
    await page.evaluate(() => void (location.hash = '#rplops'));
    await exampleScores(page);
    await note().waitFor();
    expect(opened.complaints).toEqual([expect.stringMatching(/^tallysheet\.wasm is damaged: its checksum is /)]);
  });

  test('that was damaged on the way, with its replacement missing, is reported as damaged', async () => {
    await load('#rplops', { [PLAIN]: missing, [WASM]: instead(Buffer.from(flipped(0))) });
    await page
      .getByRole('alert')
      .getByText('was damaged on the way, and its replacement could not be loaded')
      .waitFor();
  });

  test('that is missing with its replacement is reported, and can be tried again', async () => {
    await load('#rplops', { [PLAIN]: missing, [WASM]: missing });
    await heading(page).fill('Heat 1');
    await page.getByRole('alert').getByText('The scoring engine could not be loaded').waitFor();
    await page.unroute(WASM);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await heading(page).inputValue()).toBe('Heat 1');
    await exampleScores(page);
  });

  test('that loads after its form failed can be tried again together with it', async () => {
    let isMissing = true;
    const { answer, arrive } = held();
    const views = (route: Route) => (isMissing ? route.abort() : route.continue());
    await load('#rplops', { '**/assets/view-*.js': views, [WASM]: answer }, 'commit');
    await page.getByRole('alert').getByText('Part of the page could not be loaded').waitFor();
    isMissing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    arrive();
    await exampleScores(page);
  });

  test.each([
    { does: 'waits for it', type: async () => {}, focused: 'sheet' },
    { does: 'goes on typing', type: () => heading(page).fill('Heat 1'), focused: 'rplops-heading' },
  ])('that loads after the score was requested: a user who $does is in $focused', async ({ type, focused }) => {
    const { answer, arrive } = held();
    await load('#rplops', { [WASM]: answer }, 'commit');
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    await type();
    arrive();
    await page.locator('.verdict .total').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe(focused);
  });

  test('is not that of JavaScript alone if WebAssembly is available', async () => {
    await load('#rplops', {});
    await exampleScores(page);
    expect(plain()).toEqual([]);
  });

  test.each(['there is none', 'it is refused'])('of JavaScript alone scores the same where %s', async (what) => {
    await load(`?${encodeURIComponent(what)}#puffing-billy`, {});
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.locator('.verdict .total').waitFor();
    const totals = await page.locator('.sheet tbody td.total').allInnerTexts();
    expect(totals.slice(0, 4)).toEqual(['3.028', '2.492', '1.240', '.194']);
    expect(plain()).toHaveLength(1);
  });
});

/** In the page: WebAssembly as its address says. */
function refuse(): void {
  const refused = () => Promise.reject(new WebAssembly.CompileError('refused'));
  if (location.search === '?there%20is%20none') Reflect.deleteProperty(window, 'WebAssembly');
  if (location.search === '?it%20is%20refused') Object.assign(WebAssembly, { instantiate: refused });
}
