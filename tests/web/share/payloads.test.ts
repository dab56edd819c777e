// Whatever is typed, pasted, opened or sent is a text: the battery goes in by every way there is, and nothing of it runs,
// asks for anything, draws an element or changes into another text.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { messagesHandled, openHosts, type Hosts } from '../embed/hosts.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';
import { bonesOf, FEW, harmless, PAYLOADS, watch } from './payloads.ts';
import { DESK, openSite, type Site } from '../site.ts';

let site: Site;
let hosts: Hosts;
beforeAll(async () => {
  [site, hosts] = await Promise.all([openSite(), openHosts()]);
});
afterAll(() => hosts.close());

/** A long run puts in all of them. */
const TEXTS = process.env['LONG'] ? PAYLOADS : FEW;
const MOST = 100;
const halves = (texts: string[]) =>
  [texts.slice(0, MOST), texts.slice(MOST, 2 * MOST), texts.slice(2 * MOST)].filter(({ length }) => length > 0);
const tens = (texts: string[]) => texts.flatMap((_, at) => (at % 10 === 0 ? [texts.slice(at, at + 10)] : []));
const stateOf = (texts: string[]) => ({
  heading: texts[0],
  finish: texts.map((player, at) => ({ key: String(at + 1), player, posted: player })),
  formula: 'RPLOPS',
  average: '',
  hours: '',
});
const inputs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test('has at least 200 payloads', () => expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(200));
test('has some of them in every run', () =>
  expect(FEW.filter((text) => PAYLOADS.includes(text)).length).toBeGreaterThanOrEqual(40));

type Put = (page: Page, texts: string[]) => Promise<string[]>;

/** Puts the texts in by one way, which gives back what stands on the page then; harmless ones draw the same elements. */
async function expectTexts(open: () => Promise<Page>, put: Put, texts = TEXTS): Promise<void> {
  const page = await open();
  const happened = watch(page);
  const shown = await put(page, texts);
  const bones = await bonesOf(page);
  expect(await happened()).toEqual([]);
  expect(shown).toEqual(texts);
  await page.context().close();
  const other = await open();
  await put(other, harmless(texts));
  expect(bones).toEqual(await bonesOf(other));
  await other.context().close();
}

/** The same for a form, which has room for a hundred. */
async function inTurn(open: () => Promise<Page>, put: Put): Promise<void> {
  for (const texts of halves(TEXTS)) await expectTexts(open, put, texts);
}

test('pasted as names, and as the heading', async () => {
  const open = async () => (await site.open('#rplops', DESK)).page;
  await inTurn(open, async (page, texts) => {
    await page
      .locator('tally-players input')
      .first()
      .evaluate((input, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', copied);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, texts.join('\n'));
    await page.locator('#rplops-heading').fill(texts.at(-1)!);
    await page.getByRole('button', { name: 'Show all working' }).click();
    await page.getByText('Sheet to copy').or(page.locator('.below')).first().waitFor();
    expect(await page.locator('.sheet tbody .opener').allTextContents()).toEqual(texts.map((text) => text.trim()));
    return inputs(page, 'input.name[data-at$="/player"]');
  });
});

test('typed where a figure belongs', async () => {
  const { page } = await site.open('#puffing-billy', DESK);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.foot').waitFor();
  const happened = watch(page);
  const scores = (await inputs(page, '[id^="puffing-billy-finishers-"][id$="-score"]')).filter(Boolean).length;
  expect(scores).toBeGreaterThan(3);
  const bones: string[] = [];
  for (let at = -scores; at < TEXTS.length; at += scores) {
    const texts = Array.from({ length: scores }, (_, index) => TEXTS[at + index] ?? 'harmless');
    const reported = await page.evaluate(async (typed) => {
      const field = (at: number) => document.querySelector<HTMLInputElement>(`#puffing-billy-finishers-${at}-score`)!;
      const problem = (at: number) => document.getElementById(`${field(at).id}-problem`)?.textContent;
      for (const [at, text] of typed.entries()) {
        field(at).value = text;
        field(at).dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((next) => setTimeout(next)); // the page draws itself after each
      }
      field(0).form!.requestSubmit();
      while (!typed.every((text, at) => problem(at)?.includes(`is “${text.slice(0, 20)}`)))
        await new Promise((next) => setTimeout(next));
      return typed.map((_, at) => [field(at).value, problem(at)]);
    }, texts);
    expect(reported).toEqual(texts.map((text) => [text, expect.stringContaining(`is “${text.slice(0, 20)}`)]));
    bones.push(JSON.stringify(await bonesOf(page)));
  }
  expect(new Set(bones).size).toBe(1);
  expect(await happened()).toEqual([]);
});

test('in a link, on the page', async () => {
  const open = async () => (await site.open('', DESK)).page;
  await inTurn(open, async (page, texts) => {
    await page.goto(`${site.address}#${await formLink('rplops', stateOf(texts))}`);
    await page.getByRole('button', { name: 'Use this sheet' }).click();
    await page.locator('.posted-line input').first().waitFor();
    expect(await page.locator('#rplops-heading').inputValue()).toBe(texts[0]);
    expect(await inputs(page, '.posted-line input')).toEqual(texts);
    return inputs(page, 'input.name[data-at$="/player"]');
  });
});

test('in the address of a frame: its settings, and its link', async () => {
  const { page, frame } = await hosts.open('plain');
  const happened = watch(page);
  const asked = ['heading', 'average', 'hours', 'theme', 'locale', 'formula'];
  // Each opening loads the engine: markup is in the address, and everything in the link. A long run has it all in the address.
  const inAddress = process.env['LONG'] ? PAYLOADS : FEW.slice(0, 2 * asked.length);
  for (let at = 0; at < inAddress.length; at += asked.length) {
    const settings = inAddress.slice(at, at + asked.length);
    const links = halves(TEXTS);
    const texts = links[(at / asked.length) % links.length]!;
    const search = new URLSearchParams([['system', 'rplops'], ...settings.map((text, index) => [asked[index]!, text])]);
    const link = await formLink('rplops', { ...stateOf(texts), heading: undefined });
    await page
      .locator('iframe')
      .evaluate(
        (element: HTMLIFrameElement, src) => void (element.src = src),
        `${hosts.site}embed.html?${search}&n=${at}#${link}`,
      );
    await expect.poll(() => page.frames()[1]?.url()).toContain(`n=${at}`);
    await frame.locator('.sheet .opener').first().waitFor();
    expect(await frame.locator('.sheet .opener').allTextContents()).toEqual(texts.map((text) => text.trim()));
    expect(
      await frame.locator('img, iframe, object, embed, body script ~ script, math, video, a[href^="java"]').count(),
    ).toBe(0);
  }
  expect(await happened()).toEqual([]);
});

test('as attributes and properties of an element', async () => {
  const { page } = await hosts.open('element');
  const sheet = page.locator('tally-sheet');
  await sheet.locator('.verdict').waitFor();
  const happened = watch(page);
  const bones: string[] = [];
  for (const texts of [['harmless'], ...tens(TEXTS)]) {
    const headings = await sheet.evaluate(async (element: any, given) => {
      const headings: string[] = [];
      const heading = () => element.shadowRoot.querySelector('.heading-field input').value;
      for (const text of given) {
        for (const name of ['heading', 'average', 'hours', 'theme', 'locale', 'formula', 'name', 'decimals'])
          element.setAttribute(name, text);
        element.heading = text;
        while (heading() !== text) await new Promise((next) => setTimeout(next));
        headings.push(heading());
      }
      return headings;
    }, texts);
    expect(headings).toEqual(texts);
    bones.push(JSON.stringify(await bonesOf(page)));
  }
  expect(new Set(bones).size).toBe(1);
  for (const text of TEXTS.slice(0, 40))
    await sheet.evaluate((element, given) => element.setAttribute('system', given), text);
  await sheet.getByText('The attribute “system” can be').waitFor();
  expect(await happened()).toEqual([]);
});

/** The page once it no longer changes by itself. */
async function settled(contents: () => Promise<string[]>): Promise<string[]> {
  let last = await contents();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await contents();
        return last.join() === before.join();
      },
      { interval: 500 },
    )
    .toBe(true);
  return last;
}

test('posted to a frame, and to the page around it', async () => {
  const { page, frame } = await hosts.open('hostile');
  await frame.getByRole('button', { name: 'Fill in the example' }).click();
  await expect
    .poll(() =>
      page
        .locator('iframe')
        .first()
        .evaluate((element) => element.style.height),
    )
    .not.toBe('');
  const contents = async () => [
    await page.content(),
    await frame.locator('body').innerHTML(),
    ...(await frame.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))),
  ];
  await frame.locator('#announcer', { hasText: 'wins' }).waitFor({ state: 'attached' });
  const before = await settled(contents);
  const happened = watch(page);
  await page.evaluate(
    async (texts) => {
      const { contentWindow } = document.querySelector('iframe')!;
      const shapes = (text: string) => [
        text,
        { type: text, state: text },
        { type: 'tallysheet-height', height: text },
        { [text]: text },
        [text],
        { type: 'tallysheet-height', height: { valueOf: text } },
      ];
      for (const text of texts)
        for (const shape of shapes(text)) {
          contentWindow!.postMessage(shape, '*');
          postMessage(shape, '*');
        }
    },
    TEXTS.filter((text) => text !== 'tallysheet-height?'),
  );
  await messagesHandled(page);
  expect(await contents()).toEqual(before);
  expect(await happened()).toEqual([]);
});

describe('in an event', () => {
  const numbered = (texts: string[]) => texts.map((text, at) => `${text.trim()} ${at}`);
  /** The number comes first, since headings that begin alike are of one round. */
  const titleAt = (texts: string[], at: number) => `${at} ${texts[at]}`;
  const games = (texts: string[]) =>
    texts.flatMap((_, at) =>
      at % 20
        ? []
        : [
            {
              ...anRplopsGame(
                `g${at}`,
                texts.slice(at, at + 20).map((one, index) => [one, String(index + 1)]),
              ),
              state: {
                ...anRplopsGame(
                  'g',
                  texts.slice(at, at + 20).map((one, index) => [one, String(index + 1)]),
                ).state,
                heading: titleAt(texts, at),
              },
            },
          ],
    );
  const anyEvent = (texts: string[]): TallyEvent => ({ ...anEvent('rplops', games(texts)), name: texts[0]! });

  async function openFiles(): Promise<Page> {
    const { page } = await site.open('#events', DESK);
    await page.locator('#event-name').fill('League');
    await page.getByRole('radio', { name: /^RPLOPS/ }).check();
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByRole('link', { name: 'Files' }).click();
    await page.locator('#import-text').waitFor();
    return page;
  }

  /** In the page: whether each bar is drawn that is in sight, or nearly. */
  function areBarsDrawn(): boolean {
    return [...document.querySelectorAll<HTMLElement & { isSeen: boolean }>('tally-bar')].every((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return bar.isSeen || top > 1.25 * innerHeight || bottom < -0.25 * innerHeight;
    });
  }

  async function namesInStandings(page: Page): Promise<string[]> {
    await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Standings' }).click();
    await page.locator('.standings[aria-busy=false] .opener').first().waitFor();
    const all = page.getByRole('button', { name: /^Show all .* players$/ });
    if ((await all.count()) > 0) await all.click();
    await page
      .locator('.standings .opener')
      .nth(TEXTS.length - 1)
      .waitFor();
    await page.waitForFunction(areBarsDrawn);
    return page.locator('.standings .opener').allTextContents();
  }

  test('from CSV: as names, as games and as columns', async () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await expectTexts(openFiles, async (page, given) => {
      const texts = numbered(given);
      const lines = texts.map((text, at) =>
        [cell(titleAt(texts, at - (at % 20))), cell(text), String((at % 20) + 1), cell(text)].join(','),
      );
      await page.locator('tally-import input[type=file]').setInputFiles({
        name: `${given[0]}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(`game,player,place,${cell(texts[1]!)}\n${lines.join('\n')}`),
      });
      await page.locator('#import-preview').waitFor();
      await page.getByRole('button', { name: /^Import/ }).click();
      await page.locator('#import-text').waitFor();
      expect((await namesInStandings(page)).sort()).toEqual([...texts].sort());
      return given;
    });
  });

  test('from JSON: as names, as games, as the event’s own, and as fields that it does not have', async () => {
    const open = async () => (await site.open('#events', DESK)).page;
    await expectTexts(open, async (page, given) => {
      const texts = numbered(given);
      await page.locator('tally-open-event input[type=file]').setInputFiles({
        name: 'event.json',
        mimeType: 'application/json',
        buffer: Buffer.from(jsonOf(anyEvent(texts))),
      });
      await page.locator('.event').waitFor();
      expect(await page.locator('.event h1').innerText()).toBe(texts[0]);
      expect((await namesInStandings(page)).sort()).toEqual([...texts].sort());
      return given;
    });
    const page = await open();
    const happened = watch(page);
    const strange = {
      ...anyEvent(['Ann', 'Bob']),
      ...Object.fromEntries(TEXTS.map((text) => [text, text])),
      settings: Object.fromEntries(TEXTS.map((text) => [text, text])),
    };
    await page.locator('tally-open-event input[type=file]').setInputFiles({
      name: 'event.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ tallysheet: 'event', ...strange })),
    });
    await page
      .locator('tally-open-event')
      .getByRole('alert')
      .or(page.locator('tally-open-event .problem'))
      .first()
      .waitFor();
    expect(await page.locator('main img, main script, main iframe, main svg[onload]').count()).toBe(0);
    expect(await happened()).toEqual([]);
  });

  test('as the names of events on the device', async () => {
    const open = async () => (await site.open('#events', DESK)).page;
    await expectTexts(open, async (page, texts) => {
      await page.locator('.new-event').waitFor();
      await page.evaluate(async (names) => {
        const opening = indexedDB.open('tallysheet');
        const database: IDBDatabase = await new Promise(
          (resolve) => (opening.onsuccess = () => resolve(opening.result)),
        );
        const writing = database.transaction('events', 'readwrite');
        names.forEach((name, at) =>
          writing.objectStore('events').put(
            {
              order: 1e6 - at,
              edition: 1,
              value: { version: 1, id: `e${at}`, name, system: 'rplops', settings: {} },
            },
            `head/e${at}`,
          ),
        );
        await new Promise((resolve) => (writing.oncomplete = resolve));
        localStorage.setItem('events', 'true');
      }, texts);
      await page.goto(`${site.address}?again#events`);
      await page
        .locator('.event-card')
        .nth(texts.length - 1)
        .waitFor();
      const cards = await page.locator('.event-card').allTextContents();
      return texts.filter((text, at) => cards[at]!.trim().startsWith(text));
    });
  });
});
