// Devices, browsers and networks that fail: each fault is provoked, the page says what is the matter where that changes
// anything for who sits before it, and what was typed is there.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { flipped, middleOf, WASM } from '../../wasm/flipped.ts';
import { aBoard, anEvent, putEvent, untilKept } from '../event_site.ts';
import { openSite, type OpenPage, type Site } from '../site.ts';

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
const board = () =>
  anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]);

describe('a form', () => {
  const UNKEPT = 'This device does not save what you type.';
  const APART = 'Another tab has changed the same form since';

  test.each([
    [
      'is full',
      () =>
        void (Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'refuses all storage',
      () =>
        void Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        }),
    ],
  ])('on a device that %s shows a message, and keeps what is typed for the visit', async (_what, before) => {
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

  test('is restored after the browser discards its tab', async () => {
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

  const DAMAGED = 'The saved contents of this form are damaged, so the form is blank.';

  test.each([
    '{',
    'null',
    '7',
    '"x"',
    '[]',
    '{"finish":5}',
    '{"finish":[null]}',
    '{"finish":[{"key":"1","player":7}]}',
    '{"heading":null}',
    '{"formula":"x"}',
  ])('whose saved contents are damaged, as %s, shows a message, is blank, and loses nothing', async (left) => {
    const { page, complaints } = await site.open('');
    await page.evaluate((text) => localStorage.setItem('form/rplops', text), left);
    await page.goto(`${site.address}?damaged#rplops`);
    await page.getByRole('alert').getByText(DAMAGED).waitFor();
    await exampleScores(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the damaged data' }).click();
    const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(file.records).toEqual({ 'form/rplops': [left] });
    await page.reload();
    await page.getByText(DAMAGED).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(DAMAGED).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText(DAMAGED).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The damaged data was deleted.').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('damaged/')))).toEqual(
      [],
    );
    expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
    expect(complaints).toEqual([]);
  });

  test('saved by this version opens unchanged, however long its texts', async () => {
    const { page } = await site.open('#rplops');
    await heading(page).fill('x'.repeat(20_000));
    await page.reload();
    await expect.poll(() => heading(page).inputValue()).toBe('x'.repeat(20_000));
    expect(await page.getByText(DAMAGED).count()).toBe(0);
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

    test('keeps its own contents in each tab, also after a reload, and shows a message if the device has others', async () => {
      const [page, other] = await openTwice();
      await page.reload();
      await told(page);
      expect([await heading(page).inputValue(), await page.locator('.verdict .total').innerText()]).toEqual([
        'Heat 1',
        '83.33',
      ]);
      expect([await heading(other).inputValue(), await other.getByText(APART).count()]).toEqual(['Heat 2', 0]);
    });

    test('is saved on the device as it was typed last', async () => {
      const [page, other] = await openTwice();
      await heading(page).fill('Heat 3');
      await told(page, 'detached');
      await other.bringToFront();
      await told(other);
      const third = await page.context().newPage();
      await third.goto(`${site.address}#rplops`);
      expect(await heading(third).inputValue()).toBe('Heat 3');
    });

    test('is blank in the tab where it was started again', async () => {
      const [page] = await openTwice();
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.reload();
      await page.locator('tally-form').waitFor();
      expect(await heading(page).inputValue()).toBe('');
    });
  });
});

describe('a browser without', () => {
  const lacking = (names: string[]) =>
    `for (const name of ${JSON.stringify(names)}) Object.defineProperty(globalThis, name, { value: undefined });`;
  const LINK = '#rplops?1.eJyLjtUBAAHKAQQ';
  const EVENT = eventLink(board());

  async function openLacking(names: string[], fragment: string): Promise<{ page: Page; complaints: string[] }> {
    const { page, complaints } = await site.open('');
    await page.addInitScript(lacking(names));
    await page.goto(`${site.address}?lacking${fragment}`);
    return { page, complaints };
  }

  test.each([
    ['a form', async () => LINK],
    ['an event', async () => `#${await EVENT}`],
  ])('DecompressionStream: a link to %s reports what is missing', async (_what, link) => {
    const { page, complaints } = await openLacking(['CompressionStream', 'DecompressionStream'], await link());
    await page
      .getByRole('alert')
      .getByText('This browser does not support DecompressionStream, so no link can be opened.')
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('CompressionStream: sharing a sheet reports what is missing, and offers a file', async () => {
    const { page, complaints } = await openLacking(['CompressionStream'], '#rplops');
    await exampleScores(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('This browser does not support CompressionStream, so no link can be made.').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.json$/);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['the events', async () => '#events'],
    ['a link to an event', async () => `#${await EVENT}`],
  ])('crypto: %s report what is missing', async (_what, fragment) => {
    const { page, complaints } = await openLacking(['crypto'], await fragment());
    await page
      .getByRole('alert')
      .getByText('This browser does not support crypto, so no event or game can be added.')
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('an engine', () => {
  test.each([
    [
      'truncated',
      { body: readFileSync('build/package/tallysheet.wasm').subarray(0, 20_000), contentType: 'application/wasm' },
    ],
    ['another file', { body: '<h1>Log in</h1>', contentType: 'text/html' }],
  ])('that arrives as %s is replaced by the JavaScript engine', async (_what, response) => {
    const { page, requests } = await site.open('');
    await page.route('**/*.wasm', (route) => route.fulfill({ status: 200, ...response }));
    await page.goto(`${site.address}?again#rplops`);
    await exampleScores(page);
    expect(requests.some((address) => address.includes('tallysheet_plain'))).toBe(true);
    await page.context().close();
  });

  const DAMAGED =
    'The scoring engine was damaged on the way. The page uses the same engine in plain JavaScript instead; the scores are the same.';
  const note = (page: Page) => page.getByRole('status').getByText(DAMAGED);

  async function openDamaged(wasm: Uint8Array, fragment: string): Promise<OpenPage> {
    const opened = await site.open('');
    await opened.page.route('**/*.wasm', (route) =>
      route.fulfill({ contentType: 'application/wasm', body: Buffer.from(wasm) }),
    );
    await opened.page.goto(`${site.address}?again${fragment}`);
    return opened;
  }

  test.each([
    ['its first byte', 0],
    ['its code section', middleOf('code')],
    ['its data section', middleOf('data')],
    ['its last byte', WASM.length - 1],
  ])(
    'with one flipped bit in %s is replaced by that of JavaScript alone, and the page says so',
    async (_where, byte) => {
      const { page, complaints } = await openDamaged(flipped(byte), '#rplops');
      await note(page).waitFor();
      await exampleScores(page);
      expect(complaints).toEqual([expect.stringMatching(/^tallysheet\.wasm is damaged: its checksum is /)]);
    },
  );

  test('that was damaged on the way is reported on the home page and in events too', async () => {
    const { page } = await openDamaged(flipped(WASM.length - 1), '');
    await note(page).waitFor();
    await page.evaluate(() => void (location.hash = '#events'));
    await page.locator('#event-name').waitFor();
    await note(page).waitFor();
  });

  test('that is not damaged is not reported', async () => {
    const { page } = await site.open('#rplops');
    await exampleScores(page);
    expect(await note(page).count()).toBe(0);
  });

  test('that was damaged on the way, with its replacement missing, is reported as damaged', async () => {
    const { page } = await site.open('');
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
    const { page } = await site.open('');
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
    await page.context().close();
  });

  test('that loads after its form failed can be tried again together with it', async () => {
    const { page } = await site.open('');
    let missing = true;
    let arrive = () => {};
    const there = new Promise<void>((done) => (arrive = done));
    await page.route('**/assets/form-*.js', (route) => (missing ? route.abort() : route.continue()));
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
    const { page } = await site.open('');
    let arrive = () => {};
    const there = new Promise<void>((done) => (arrive = done));
    await page.route('**/*.wasm', (route) => there.then(() => route.continue()).catch(() => {}));
    await page.goto(`${site.address}?again#rplops`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    await page.getByRole('button', { name: 'Show the score' }).click();
    await type(page);
    arrive();
    await page.locator('.verdict .total').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe(focused);
  });

  test('that runs out of memory shows a message, and the next one scores', async () => {
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
  test('saved by a newer version are reported, and new ones last for the visit', async () => {
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
    await expect
      .poll(() => page.locator('.refusal').innerText())
      .toContain(
        'A newer version of Tallysheet has saved the events here. Reload this page to see them. You can continue: everything is kept',
      );
    await page.context().close();
  });

  test.each(['%', '%E0%A4%A', 'games/%'])('at an address that nobody encoded, %s, are not here', async (part) => {
    const { page, complaints } = await site.open(`#event/x/${part}`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Event not found');
    expect(complaints).toEqual([]);
  });

  test('whose database does not answer are reported after five seconds, last for the visit, and are saved once it answers', async () => {
    const page = await openAfter(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...given) {
        if (!location.search.includes('faulty')) return open.apply(this, given);
        const late = {} as any;
        (globalThis as any).answer = () => {
          const request = open.apply(this, given);
          const pass = (name: string) => () => ((late.result = request.result), late[name]?.());
          Object.assign(request, { onupgradeneeded: pass('onupgradeneeded'), onsuccess: pass('onsuccess') });
        };
        return late;
      };
    }, '#events');
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page
      .locator('.refusal')
      .getByText(
        'This browser’s storage is not responding. You can continue: everything is kept while this page stays open. Save the event to a file before you close it.',
      )
      .waitFor();
    await page.locator('.refusal').getByRole('link', { name: 'Go to Files' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the whole event' }).click();
    expect((await saving).suggestedFilename()).toBe('Spring.json');
    await page.evaluate(() => (globalThis as any).answer());
    await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
    await page.evaluate(() => history.replaceState(null, '', `?${location.hash}`));
    await untilKept(page, 'Spring');
    await page.reload();
    await page.locator('h1').getByText('Spring').waitFor();
  });

  test('whose database cannot be opened at first are there once it can', async () => {
    const page = await openAfter(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...given) {
        if (location.search.includes('faulty'))
          throw new DOMException('Internal error opening backing store', 'UnknownError');
        return open.apply(this, given);
      };
    }, '#events');
    await page.locator('#event-name').fill('Spring');
    await page.keyboard.press('Enter');
    await page.locator('.refusal').getByText('This browser does not save anything for this page.').waitFor();
    await page.evaluate(() => history.replaceState(null, '', `?${location.hash}`));
    await expect.poll(() => page.locator('.refusal').innerText()).toBe('');
    await page.reload();
    await page.locator('.event').waitFor();
    await page.context().close();
  });

  test.each([
    ['1970', 0],
    ['2262', 9.2e12],
  ])('are saved, in order and with every change, by a clock that says %s', async (_year, now) => {
    const { page } = await site.open('#events');
    await putEvent(page, board());
    await page.addInitScript((time) => void (Date.now = () => time), now);
    await page.goto(
      page
        .url()
        .replace('#', '?clock#')
        .replace(/#event.*/, '#event/anevent/game/a'),
    );
    await page.locator('#puffing-billy-finishers-1-score').fill('150');
    await untilKept(page, '"150"');
    await page.reload();
    await expect.poll(() => page.locator('#puffing-billy-finishers-1-score').inputValue()).toBe('150');
    await page.context().close();
  });
});
