// The import of a spreadsheet where it takes a browser: turns of the page, the keyboard, contrast and room.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { sidewaysScroll } from '../accessibility.ts';
import { anEvent, putEvent, storeEvent } from '../event_site.ts';
import { violationsOfNewLooks } from '../looks.ts';
import { openSite, SMALLEST, type Site } from '../site.ts';
import { CORRECTED, TWO_BOARDS } from './corrected.ts';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.open('#events', SMALLEST));
  await putEvent(page, TWO_BOARDS);
  await page.evaluate(storeEvent, { ...anEvent('detour-98f', []), id: 'league' });
  await page.evaluate(storeEvent, { ...anEvent('rplops', []), id: 'places' });
});

const show = (fragment: string) => page.goto(site.address + fragment);

/** Pastes a spreadsheet's clipboard into the field. */
async function paste(text: string): Promise<void> {
  await page.locator('#import-text').evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const focused = () => page.evaluate(() => document.activeElement?.id);
const chooseFile = (selector: string, name: string, text: string, encoding: 'utf8' | 'latin1' = 'utf8') =>
  page.locator(selector).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, encoding) });

/** A long name, two wrong rows and a column that nobody knows. */
const WRONG = `game,power,player,centres,last year,last centres,a remark
Round 1,Aus,Ann,40,,,x
Round 1,Ruritania,"A name that is long, very long, and then some more",0,1899,,`;
const SEMICOLONS = 'game;category;player;score\r\n1;Rail Baron;Zoë;252.000\r\n1;Rail Baron;Bob;120.000\r\n';

describe('no violation in the light and the dark, in 320 px:', () => {
  async function expectFit(what?: string): Promise<void> {
    expect(await violationsOfNewLooks(page), what).toEqual([]);
    expect(await sidewaysScroll(page), what).toBe(0);
  }

  test('rows that are entered, and their problems', async () => {
    await show('#event/league/files');
    await page.getByText('Columns', { exact: true }).click();
    await expectFit('entered');
    await paste(WRONG);
    await page.locator('#import-preview').waitFor();
    await expectFit('problems');
  });

  test('a question about numbers', async () => {
    await show('#event/anevent/files');
    await page.locator('.event.puffing-billy').waitFor();
    await chooseFile('tally-import input[type=file]', 'boards.csv', SEMICOLONS, 'latin1');
    await page.locator('#import-question').waitFor();
    await expectFit();
    await press('Cancel');
  });

  test('a correction, which the keyboard mends with the focus in the preview', async () => {
    await page.locator('#import-text').fill(CORRECTED);
    await press('Preview');
    await page.locator('.column-question select').selectOption('category');
    await page.locator('.differences').waitFor();
    await expectFit();
    await page.getByRole('button', { name: 'Row 7, G score: eighty' }).press('Enter');
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.file-rows .problem').count()).toBe(0);
    await expect.poll(() => focused()).toBe('import-preview');
  });

  test('the question of an event file whose event is on this device', async () => {
    await show('#events');
    await chooseFile('tally-open-event input', 'a.json', jsonOf(TWO_BOARDS));
    await page.locator('#twin-question').waitFor();
    await expectFit();
  });

  test('the question of a game that the event has with other figures', async () => {
    const add = async () => {
      await show('#events/add/puffing-billy');
      await page.getByRole('link', { name: /^Spring/ }).click();
    };
    await show('#puffing-billy');
    await press('Fill in the example');
    await add();
    await page.locator('.next-game').waitFor();
    await show('#puffing-billy');
    await page.getByRole('button', { name: 'Fill in the example' }).waitFor(); // the event's board has the same fields
    await page.getByRole('textbox', { name: 'Damien’s score' }).fill('249,000');
    await add();
    await page.locator('#twice-question').waitFor();
    await expectFit();
  });
});

/** In the page: counts its turns from a paste to its preview. The work between two looks at the clock takes 1 ms. */
function countTurns(): void {
  let clock = performance.now();
  performance.now = () => (clock += 1);
  const turns = ((window as any).turns = { now: 0, before: 0 });
  setInterval(() => ++turns.now);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#import-preview')) return;
    observer.disconnect();
    turns.before = turns.now;
  }).observe(document.body, { subtree: true, childList: true });
  addEventListener('paste', () => (turns.now = 0), true);
}

test('games are imported with the keyboard only, and 2,000 rows are previewed without freezing the page', async () => {
  await show('#event/places/files');
  await page.locator('.event.rplops #import-text').focus();
  await page.keyboard.type('game,player,place\nBrass,Ann,1\nBrass,Bob,2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toBe('import-preview');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.event-undo').innerText()).toMatch(/^One game imported/);
  await expect.poll(() => focused()).toBe('import-text');

  const lines = Array.from({ length: 2000 }, (_, at) => `Game ${Math.floor(at / 5)},Player ${at % 5},${1 + (at % 5)}`);
  await page.evaluate(countTurns);
  await paste(['game,player,place', ...lines].join('\n'));
  await page.locator('#import-preview').waitFor();
  expect(await page.locator('#import-verdict').innerText()).toMatch(/^2,000 rows, 400 games\./);
  // 2,000 rows of at least 1 ms in slices of 30 ms: more than 60 pauses, in which the page had turns
  expect(await page.evaluate(() => (window as any).turns.before)).toBeGreaterThan(20);
});
