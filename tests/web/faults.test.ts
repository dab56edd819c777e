// Devices, browsers and networks that fail: each fault is provoked, the page says what is the matter where that changes
// anything for who sits before it, and what was typed is there.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flipped, middleOf, WASM } from '../wasm/flipped.ts';
import { aBoard, anEvent, putEvent, standingsOf, untilKept } from './event_site.ts';
import { openSite, type OpenPage, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A page that begins with this done to its browser. */
async function openAfter(before: () => void, fragment: string): Promise<Page> {
  const { page } = await site.open('');
  await page.addInitScript(before);
  await page.goto(`${site.address}?faulty${fragment}`);
  return page;
}

const heading = (page: Page) => page.locator('.entry input').first();
const exampleScores = async (page: Page) => {
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('83.33');
};
const board = () => anEvent('puffing-billy', [aBoard('a', 'Rail Baron', [['Ann', '200'], ['Bob', '100']])]);

describe('a form', () => {
  const UNKEPT = 'This device keeps nothing of what is typed now.';
  const APART = 'Another tab has filled in the same form since';

  test.each([
    ['is full', () => void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); })],
    ['refuses all storage', () => void Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new DOMException('refused', 'SecurityError'); } })],
  ])('on a device that %s says so, and holds what is typed for the visit', async (_what, before) => {
    const page = await openAfter(before, '#rplops');
    await exampleScores(page);
    await heading(page).fill('Heat 1');
    await page.getByText(UNKEPT).waitFor();
    await page.evaluate(() => void (location.hash = '#union-pacific'));
    await page.getByRole('heading', { name: 'Union Pacific' }).first().waitFor();
    await page.goBack();
    await expect.poll(() => heading(page).inputValue()).toBe('Heat 1');
    await page.context().close();
  });

  test('whose tab the browser discards is there again', async () => {
    const { page } = await site.open('#rplops');
    await exampleScores(page);
    await heading(page).fill('Heat 1');
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await page.context().newPage();
    await again.goto(`${site.address}#rplops`);
    await expect.poll(() => heading(again).inputValue()).toBe('Heat 1');
    await expect.poll(() => again.locator('.verdict .total').innerText()).toBe('83.33');
    await page.context().close();
  });

  test('whose kept contents are damaged begins blank', async () => {
    const { page, complaints } = await site.open('');
    for (const left of ['{', 'null', '7', '"x"', '[]']) {
      await page.evaluate((text) => localStorage.setItem('form/rplops', text), left);
      await page.goto(`${site.address}?${encodeURIComponent(left)}#rplops`);
      await exampleScores(page);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  describe('open in two tabs', () => {
    const told = (page: Page, state: 'visible' | 'detached' = 'visible') => page.getByText(APART).waitFor({ state });

    async function openTwice(): Promise<[Page, Page]> {
      const { page } = await site.open('#rplops');
      await exampleScores(page);
      await heading(page).fill('Heat 1');
      const other = await page.context().newPage();
      await other.goto(`${site.address}#rplops`);
      await heading(other).fill('Heat 2');
      await page.bringToFront();
      await told(page);
      return [page, other];
    }

    test('keeps in each what was typed there, over reloads too, and says so where it is not what the device keeps', async () => {
      const [page, other] = await openTwice();
      await page.reload();
      await told(page);
      expect([await heading(page).inputValue(), await page.locator('.verdict .total').innerText()]).toEqual(['Heat 1', '83.33']);
      expect([await heading(other).inputValue(), await other.getByText(APART).count()]).toEqual(['Heat 2', 0]);
    });

    test('is kept by the device as it was typed last', async () => {
      const [page, other] = await openTwice();
      await heading(page).fill('Heat 3');
      await told(page, 'detached');
      await other.bringToFront();
      await told(other);
      const third = await page.context().newPage();
      await third.goto(`${site.address}#rplops`);
      expect(await heading(third).inputValue()).toBe('Heat 3');
    });

    test('begins blank where it was started again', async () => {
      const [page] = await openTwice();
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.reload();
      await page.locator('tally-form').waitFor();
      expect(await heading(page).inputValue()).toBe('');
    });
  });
});

describe('an engine', () => {
  test.each([
    ['truncated', { body: readFileSync('build/package/tallysheet.wasm').subarray(0, 20_000), contentType: 'application/wasm' }],
    ['another file', { body: '<h1>Log in</h1>', contentType: 'text/html' }],
  ])('that arrives as %s is replaced by that of JavaScript alone', async (_what, response) => {
    const { page, requests } = await site.open('');
    await page.route('**/*.wasm', (route) => route.fulfill({ status: 200, ...response }));
    await page.goto(`${site.address}?again#rplops`);
    await exampleScores(page);
    expect(requests.some((address) => address.includes('tallysheet_plain'))).toBe(true);
    await page.context().close();
  });

  const DAMAGED = 'The scoring engine arrived damaged. The same engine in plain JavaScript takes its place: the scores are the same.';
  const note = (page: Page) => page.getByRole('status').getByText(DAMAGED);

  async function openDamaged(wasm: Uint8Array, fragment: string): Promise<OpenPage> {
    const opened = await site.open('');
    await opened.page.route('**/*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: Buffer.from(wasm) }));
    await opened.page.goto(`${site.address}?again${fragment}`);
    return opened;
  }

  test.each([
    ['its first byte', 0],
    ['its code section', middleOf('code')],
    ['its data section', middleOf('data')],
    ['its last byte', WASM.length - 1],
  ])('with one flipped bit in %s is replaced by that of JavaScript alone, and the page says so', async (_where, byte) => {
    const { page, complaints } = await openDamaged(flipped(byte), '#rplops');
    await note(page).waitFor();
    await exampleScores(page);
    expect(complaints).toEqual([expect.stringMatching(/^tallysheet\.wasm is damaged: its checksum is /)]);
  });

  test('that arrived damaged is told of on home and in events too', async () => {
    const { page } = await openDamaged(flipped(WASM.length - 1), '');
    await note(page).waitFor();
    await page.evaluate(() => void (location.hash = '#events'));
    await page.locator('#event-name').waitFor();
    await note(page).waitFor();
  });

  test('that arrived whole is not told of', async () => {
    const { page } = await site.open('#rplops');
    await exampleScores(page);
    expect(await note(page).count()).toBe(0);
  });

  test('that arrived damaged, with its stand-in missing, is told of as damaged', async () => {
    const { page } = await site.open('');
    await page.route('**/tallysheet_plain*', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: Buffer.from(flipped(0)) }));
    await page.goto(`${site.address}?again#rplops`);
    await page.getByRole('alert').getByText('arrived damaged, and its replacement did not arrive').waitFor();
  });

  test('that is missing with its stand-in is told of, and tried again', async () => {
    const { page } = await site.open('');
    for (const part of ['**/*.wasm', '**/tallysheet_plain*']) await page.route(part, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.address}?again#rplops`);
    await heading(page).fill('Heat 1');
    await page.getByRole('alert').getByText('The part that works out the scores did not arrive').waitFor();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await heading(page).inputValue()).toBe('Heat 1');
    await exampleScores(page);
    await page.context().close();
  });

  test('that arrives after its form did not, is tried again together with it', async () => {
    const { page } = await site.open('');
    let missing = true;
    let arrive = () => {};
    const there = new Promise<void>((done) => (arrive = done));
    await page.route('**/assets/form-*.js', (route) => (missing ? route.abort() : route.continue()));
    await page.route('**/*.wasm', (route) => there.then(() => route.continue()).catch(() => {})); // the page that asked may be gone
    await page.goto(`${site.address}?again#rplops`, { waitUntil: 'commit' });
    await page.getByRole('alert').getByText('A part of the page did not arrive').waitFor();
    missing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    arrive();
    await exampleScores(page);
  });

  test('that runs out of memory says so, and the next one scores', async () => {
    const page = await openAfter(() => {
      const { decode } = TextDecoder.prototype;
      TextDecoder.prototype.decode = function (this: TextDecoder, ...given) {
        if ((globalThis as any).full) throw new RangeError('out of memory');
        return decode.apply(this, given);
      };
    }, '#rplops');
    await exampleScores(page);
    await page.evaluate(() => void ((globalThis as any).full = true));
    await heading(page).fill('Heat 1');
    await page.getByRole('button', { name: 'Show the score' }).click();
    await page.getByRole('alert').getByText('The request is too large to be scored at once.').waitFor();
    await page.evaluate(() => void ((globalThis as any).full = false));
    await heading(page).fill('Heat 2');
    await expect.poll(() => page.locator('.verdict .total').innerText()).toBe('83.33');
    await page.context().close();
  });
});

describe('events', () => {
  test('that a newer Tallysheet has kept are told of, and new ones are held for the visit', async () => {
    const { page } = await site.open('');
    await page.evaluate(async () => {
      const opening = indexedDB.open('tallysheet', 7);
      await new Promise((done) => (opening.onsuccess = done));
      opening.result.close();
    });
    await page.goto(`${site.address}?again#events`);
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page.locator('.event').waitFor();
    await expect.poll(() => page.locator('.refusal').innerText()).toContain('A newer Tallysheet has kept the events here: reload this page to see them. Go on: all is held');
    await page.context().close();
  });

  test('of which some are damaged are told of; the others open, and nothing is thrown away', async () => {
    const { page, complaints } = await site.open('#events');
    await putEvent(page, board());
    const damaged = async () => page.evaluate(async () => {
      const opening = indexedDB.open('tallysheet');
      const database: IDBDatabase = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
      const store = database.transaction('events', 'readwrite').objectStore('events');
      const bad = ['head/x', 'head/y', 'head/z', 'game/anevent/x', 'game/anevent/y'];
      [undefined, null, { order: 1, edition: 1, value: { id: 'z' } }, { order: NaN, edition: 1, value: {} }, { order: 2, edition: 1, value: { id: 'y', form: 'constructor', state: {} } }].forEach((value, at) => store.put(value, bad[at]));
      const keys = store.getAllKeys();
      return new Promise<number>((done) => (keys.onsuccess = () => (database.close(), done(keys.result.length))));
    });
    const records = await damaged();
    await page.goto(`${site.address}?again#events`);
    await page.locator('.refusal').getByText('Part of what is kept on this device is damaged and is passed over.').waitFor();
    await expect.poll(() => page.locator('.event-card').count()).toBe(1);
    await page.locator('.event-card a').click();
    await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Standings' }).click();
    expect(await standingsOf(page)).toHaveLength(2);
    expect(await damaged()).toBe(records);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('whose database will not open at first are there once it does', async () => {
    const page = await openAfter(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...given) {
        if (location.search.includes('faulty')) throw new DOMException('Internal error opening backing store', 'UnknownError');
        return open.apply(this, given);
      };
    }, '#events');
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page.locator('.refusal').getByText('This browser keeps nothing for this page.').waitFor();
    await page.evaluate(() => history.replaceState(null, '', `?${location.hash}`));
    await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
    await page.reload();
    await page.locator('.event').waitFor();
    await page.context().close();
  });

  test.each([['1970', 0], ['2262', 9.2e12]])('are kept, in order and with every change, by a clock that says %s', async (_year, now) => {
    const { page } = await site.open('#events');
    await putEvent(page, board());
    await page.addInitScript((time) => void (Date.now = () => time), now);
    await page.goto(page.url().replace('#', '?clock#').replace(/#event.*/, '#event/anevent/game/a'));
    await page.locator('#puffing-billy-finishers-1-score').fill('150');
    await untilKept(page, '"150"');
    await page.reload();
    await expect.poll(() => page.locator('#puffing-billy-finishers-1-score').inputValue()).toBe('150');
    await page.context().close();
  });
});
