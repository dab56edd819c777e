// An engine that is damaged, missing, late or out of memory: the page says so, and scores as soon as it can.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { flipped, middleOf } from '../../wasm/flipped.ts';
import { exampleScores, heading, openAfter } from '../faulty.ts';
import { NOTHING, openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

describe('an engine', () => {
  test('that is another file is replaced by the JavaScript engine', async () => {
    const { page, requests } = await site.open(NOTHING);
    const file = { body: '<h1>Log in</h1>', contentType: 'text/html' };
    await page.route('**/*.wasm', (route) => route.fulfill({ status: 200, ...file }));
    await page.goto(`${site.address}?again#rplops`);
    await exampleScores(page);
    expect(requests.some((address) => address.includes('tallysheet_plain'))).toBe(true);
  });

  const DAMAGED =
    'The scoring engine was damaged on the way. The page uses the same engine in plain JavaScript instead; the scores are the same.';
  const note = (page: Page) => page.getByRole('status').getByText(DAMAGED);

  // tests/wasm/damaged.test.ts has damage of every kind.
  test('with one flipped bit is replaced by that of JavaScript alone, and every page says so', async () => {
    const { page, complaints } = await site.open(NOTHING);
    const wasm = Buffer.from(flipped(middleOf('data')));
    await page.route('**/*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: wasm }));
    await page.goto(`${site.address}?again`);
    await note(page).waitFor();
    await page.evaluate(() => void (location.hash = '#events'));
    await page.locator('#event-name').waitFor();
    await note(page).waitFor();
    await page.evaluate(() => void (location.hash = '#rplops'));
    await exampleScores(page);
    await note(page).waitFor();
    expect(complaints).toEqual([expect.stringMatching(/^tallysheet\.wasm is damaged: its checksum is /)]);
  });

  test('that was damaged on the way, with its replacement missing, is reported as damaged', async () => {
    const { page } = await site.open(NOTHING);
    await page.route('**/tallysheet_plain*', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*.wasm', (route) =>
      route.fulfill({ contentType: 'application/wasm', body: Buffer.from(flipped(0)) }),
    );
    await page.goto(`${site.address}?again#rplops`);
    await page
      .getByRole('alert')
      .getByText('was damaged on the way, and its replacement could not be loaded')
      .waitFor();
  });

  test('that is missing with its replacement is reported, and can be tried again', async () => {
    const { page } = await site.open(NOTHING);
    for (const part of ['**/*.wasm', '**/tallysheet_plain*'])
      await page.route(part, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.address}?again#rplops`);
    await heading(page).fill('Heat 1');
    await page.getByRole('alert').getByText('The scoring engine could not be loaded').waitFor();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await heading(page).inputValue()).toBe('Heat 1');
    await exampleScores(page);
  });

  test('that loads after its form failed can be tried again together with it', async () => {
    const { page } = await site.open(NOTHING);
    let missing = true;
    let arrive = () => {};
    const there = new Promise<void>((done) => (arrive = done));
    await page.route('**/assets/view-*.js', (route) => (missing ? route.abort() : route.continue()));
    await page.route('**/*.wasm', (route) => there.then(() => route.continue()).catch(() => {})); // the page that asked may be gone
    await page.goto(`${site.address}?again#rplops`, { waitUntil: 'commit' });
    await page.getByRole('alert').getByText('Part of the page could not be loaded').waitFor();
    missing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    arrive();
    await exampleScores(page);
  });

  test.each([
    { does: 'waits for it', type: async () => {}, focused: 'sheet' },
    { does: 'goes on typing', type: (page: Page) => heading(page).fill('Heat 1'), focused: 'rplops-heading' },
  ])('that loads after the score was requested: a user who $does is in $focused', async ({ type, focused }) => {
    const { page } = await site.open(NOTHING);
    let arrive = () => {};
    const there = new Promise<void>((done) => (arrive = done));
    await page.route('**/*.wasm', (route) => there.then(() => route.continue()).catch(() => {}));
    await page.goto(`${site.address}?again#rplops`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    await type(page);
    arrive();
    await page.locator('.verdict .total').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe(focused);
  });

  test('that runs out of memory shows a message, and the next one scores', async () => {
    const page = await openAfter(
      site,
      () => {
        const { decode } = TextDecoder.prototype;
        TextDecoder.prototype.decode = function (this: TextDecoder, ...given) {
          if ((window as any).full) throw new RangeError('out of memory');
          return decode.apply(this, given);
        };
      },
      '#rplops',
    );
    await exampleScores(page);
    expect(await note(page).count(), 'it is not damaged').toBe(0);
    await page.evaluate(() => void ((window as any).full = true));
    await heading(page).fill('Heat 1');
    await page.getByRole('button', { name: 'Show the sheet' }).click();
    await page.getByRole('alert').getByText('The request is too large to be scored at once.').waitFor();
    await page.evaluate(() => void ((window as any).full = false));
    await heading(page).fill('Heat 2');
    await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('83.33');
  });
});
