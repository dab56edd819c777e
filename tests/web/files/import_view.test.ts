// The import of a spreadsheet where it takes a browser: drops, turns of the page, the keyboard, contrast and room.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { openSite, SMALLEST, type Site, contentsOf } from '../site.ts';
import { THREE_GAMES } from './three_games.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

async function openFiles(system: RegExp, options = {}): Promise<Page> {
  const { page } = await site.open('#events', { ...SMALLEST, acceptDownloads: true, ...options });
  await page.locator('#event-name').fill('Spring league');
  await page.getByRole('radio', { name: system }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('link', { name: 'Files' }).click();
  await page.locator('#import-text').waitFor();
  return page;
}

/** Pastes a spreadsheet's clipboard into the focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator('#import-text').evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ({ name, text }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, text },
  );
}

describe('games from a spreadsheet', () => {
  test('are imported from a file dropped anywhere on the page', async () => {
    const page = await openFiles(/^RPLOPS/);
    await drop(page, 'games.csv', THREE_GAMES);
    await page.locator('#import-preview').waitFor();
    expect(await page.locator('#import-verdict').innerText()).toBe('6 rows, 3 games. One problem in one game.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await drop(page, 'games.xlsx', 'PK\x03\x04');
    await expect
      .poll(() => page.locator('.import-status').innerText())
      .toMatch(/^“games.xlsx” cannot be read: it is an archive without sheets/);
    expect(await page.locator('#import-text').inputValue()).toBe(THREE_GAMES);
  });

  test('of 5,000 rows, 300 of them broken, are previewed without freezing the page', async () => {
    const page = await openFiles(/^RPLOPS/);
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `Game ${Math.floor(at / 5)},Player ${at % 5},${at % 16 === 0 && at < 4800 ? 'x' : 1 + (at % 5)}`,
    );
    await page.evaluate(() => {
      let clock = performance.now();
      performance.now = () => (clock += 1); // on every device, the work between two looks at the clock takes 1 ms
      const turns = ((window as any).turns = { now: 0, before: 0 });
      setInterval(() => ++turns.now);
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#import-preview')) return;
        observer.disconnect();
        turns.before = turns.now;
      }).observe(document.body, { subtree: true, childList: true });
      addEventListener('paste', () => (turns.now = 0), true);
    });
    await paste(page, ['game,player,place', ...lines].join('\n'));
    await page.locator('#import-preview').waitFor();
    expect(await page.locator('#import-verdict').innerText()).toMatch(
      /^5,000 rows, 1,000 games\. 300 problems in 300 games\.$/,
    );
    const reported: string[] = [];
    for (;;) {
      reported.push(...(await page.locator('.file-rows .problem p').allInnerTexts()));
      if (await page.getByRole('button', { name: 'Next rows' }).isDisabled()) break;
      await page.getByRole('button', { name: 'Next rows' }).click();
    }
    expect(reported).toEqual(
      Array.from(
        { length: 300 },
        (_, at) => `Row ${at * 16 + 2}, C “place”: Place is “x”; it must be a whole number like 5.`,
      ),
    );
    // 5,000 rows of at least 1 ms in slices of 30 ms: more than 160 pauses, in which the page had turns
    expect(await page.evaluate(() => (window as any).turns.before)).toBeGreaterThan(50);
  });

  test('can be imported with the keyboard only', async () => {
    const page = await openFiles(/^RPLOPS/);
    await page.locator('#import-text').focus();
    await page.keyboard.type('game,player,place\nBrass,Ann,1\nBrass,Bob,2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('import-preview');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.event-undo').innerText()).toMatch(/^One game imported/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('import-text');
  });
});

test('has no violation in the light and the dark, and fits 320 px', async () => {
  const page = await openFiles(/^Detour/);
  await page.getByText('Columns', { exact: true }).click();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await paste(
    page,
    'game,power,player,centres,last year,last centres,a remark\nRound 1,Aus,Ann,40,,,x\nRound 1,Ruritania,"A name that is long, very long, and then some more",0,1899,,',
  );
  await page.locator('#import-preview').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a question about numbers has no violation in the light and the dark', async () => {
  const page = await openFiles(/^Puffing Billy/);
  await page.locator('tally-import input[type=file]').setInputFiles({
    name: 'boards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'game;category;player;score\r\n1;Rail Baron;Zoë;252.000\r\n1;Rail Baron;Bob;120.000\r\n',
      'latin1',
    ),
  });
  await page.locator('#import-question').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
});

test('an event file of an event on this device leads to a question without a violation', async () => {
  const page = await openFiles(/^RPLOPS/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the whole event' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Spring league.json');
  const buffer = await contentsOf(download);
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.locator('tally-open-event input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.locator('#twin-question').waitFor();
  expect(await violationsInLightAndDark(page)).toEqual([]);
});
