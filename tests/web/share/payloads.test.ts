// Whatever is typed, pasted, opened or sent is a text: in a browser nothing of it runs, asks for anything or is drawn. What is
// drawn instead is compared in payloads_typed.test.ts and payloads_in_event.test.ts.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { messagesHandled, openHosts, showInFrame, type HostPage, type Hosts } from '../embed/hosts.ts';
import { eventWith, FEW, formsFull, formWith, numbered, PAYLOADS, TEXTS, watch } from './payloads.ts';
import { DESK, openSite } from '../site.ts';

const inputs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

test.each(formsFull(TEXTS).map((texts) => [texts.length, texts] as const))(
  'in a link to a sheet, and in the file of an event: %i',
  async (_count, texts) => {
    const { page } = await (await openSite()).open(`#${await formLink('rplops', formWith(texts))}`, DESK);
    const happened = watch(page);
    await page.getByRole('button', { name: 'Use this sheet' }).click();
    await page.locator('.posted-line input').first().waitFor();
    expect(await inputs(page, '.posted-line input')).toEqual(texts);
    expect(await inputs(page, 'input.name[data-at$="/player"]')).toEqual(texts);
    await page.getByRole('button', { name: 'Show all working' }).click();
    await page.evaluate(() => void (location.hash = '#events'));
    const file = Buffer.from(jsonOf(eventWith(numbered(texts))));
    await page
      .locator('tally-open-event input[type=file]')
      .setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer: file });
    await page.locator('.event').waitFor();
    expect((await namesInStandings(page, texts.length)).sort()).toEqual(numbered(texts).sort());
    expect(await happened()).toEqual([]);
  },
);

/** In the page: whether each bar is drawn that is in sight, or nearly. */
function areBarsDrawn(): boolean {
  return [...document.querySelectorAll<HTMLElement & { isSeen: boolean }>('tally-bar')].every((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return bar.isSeen || top > 1.25 * innerHeight || bottom < -0.25 * innerHeight;
  });
}

async function namesInStandings(page: Page, count: number): Promise<string[]> {
  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Standings' }).click();
  await page.locator('.standings[aria-busy=false] .opener').first().waitFor();
  const all = page.getByRole('button', { name: /^Show all .* players$/ });
  if ((await all.count()) > 0) await all.click();
  await page
    .locator('.standings .opener')
    .nth(count - 1)
    .waitFor();
  await page.waitForFunction(areBarsDrawn);
  return page.locator('.standings .opener').allTextContents();
}

describe('on another page', () => {
  let hosts: Hosts;
  /** A page with a frame, for all tests, each of which goes on where the one before it ended. */
  let host: HostPage;
  beforeAll(async () => {
    hosts = await openHosts();
    host = await hosts.open('hostile');
  });
  afterAll(async () => {
    await host.page.context().close();
    await hosts.close();
  });

  test('posted to a frame, and to the page around it', async () => {
    const { page, frame } = host;
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

  test('in the address of a frame: its settings, and its link', async () => {
    const { page, frame } = host;
    const happened = watch(page);
    const asked = ['heading', 'average', 'hours', 'theme', 'locale', 'formula'];
    // Each opening loads the engine: markup is in the address, and everything in the link. A long run has it all in the address.
    const inAddress = process.env['LONG'] ? PAYLOADS : FEW.slice(0, asked.length);
    for (let at = 0; at < inAddress.length; at += asked.length) {
      const settings = inAddress.slice(at, at + asked.length).map((text, index) => [asked[index]!, text]);
      const links = formsFull(TEXTS);
      const texts = links[(at / asked.length) % links.length]!;
      const link = await formLink('rplops', { ...formWith(texts), heading: undefined });
      const search = new URLSearchParams([['system', 'rplops'], ['n', String(at)], ...settings]);
      await showInFrame(page, `${hosts.site}embed.html?${search}#${link}`);
      await frame.locator('.sheet .opener').first().waitFor();
      expect(await frame.locator('.sheet .opener').allTextContents()).toEqual(texts.map((text) => text.trim()));
      expect(
        await frame.locator('img, iframe, object, embed, body script ~ script, math, video, a[href^="java"]').count(),
      ).toBe(0);
    }
    expect(await happened()).toEqual([]);
  });

  test('as attributes and properties of an element', async () => {
    const { page } = host;
    await page.goto(new URL('/element.html', page.url()).href);
    const sheet = page.locator('tally-sheet');
    await sheet.locator('.verdict').waitFor();
    const happened = watch(page);
    // In the DOM in Node they are all put in one after the other, and compared.
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
    }, TEXTS);
    expect(headings).toEqual(TEXTS);
    await sheet.evaluate((element, given) => given.forEach((one) => element.setAttribute('system', one)), TEXTS);
    await sheet.getByText('The attribute “system” can be').waitFor();
    expect(await happened()).toEqual([]);
  });
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
