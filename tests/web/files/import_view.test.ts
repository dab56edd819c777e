// An event's files as an organiser uses them: paste, look, take in, undo; save, delete, open again.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll, violationsInLightAndDark } from '../accessibility.ts';
import { HOSTILE_FILES } from './hostile_files.ts';
import { openSite, SMALLEST, type Site, contentsOf } from '../site.ts';

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

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: String(await contentsOf(download)) };
}

const games = async (page: Page) => {
  await page.getByRole('link', { name: 'Games' }).click();
  await page.locator('.view-games').waitFor();
  return page.locator('.game-line').count();
};

/** Characters of a cell. */
const SHOWN = 60;

const CSV = [
  'game,player,place',
  'Brass,Ann,1',
  'Brass,Bob,2',
  'Chess,Ann,first',
  'Chess,Bob,2',
  'Catan,Cy,1',
  'Catan,Ann,2',
].join('\n');

describe('games from a spreadsheet', () => {
  test('are previewed with every problem, and imported only on request', async () => {
    const page = await openFiles(/^RPLOPS/);
    await paste(page, CSV);
    await page.locator('#import-preview').waitFor();
    expect(await page.locator('#import-verdict').innerText()).toBe('6 rows, 3 games. One problem in one game.');
    expect(await page.locator('.file-rows tbody tr').first().innerText()).toMatch(/^4\s+Chess\s+Ann\s+first$/);
    expect(await page.locator('.file-rows .problem').allInnerTexts()).toEqual([
      'Row 4, C “place”: Place is “first”; it must be a whole number like 5.',
    ]);
    expect(await page.locator('td.wrong').allInnerTexts()).toEqual(['first']);
    expect(await page.locator('.event-undo').innerText()).toBe('');
    await page.getByRole('button', { name: 'Import the 2 games without problems' }).click();
    await expect.poll(() => page.locator('.event-undo').innerText()).toMatch(/^2 games imported/);
    expect(await games(page)).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.game-line').count()).toBe(0);
  });

  test('are not imported after Cancel, which keeps the text', async () => {
    const page = await openFiles(/^RPLOPS/);
    await paste(page, CSV);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('#import-text').inputValue()).toBe(CSV);
    expect(await games(page)).toBe(0);
  });

  test('that are already in the event are skipped unless the user chooses otherwise', async () => {
    const page = await openFiles(/^RPLOPS/);
    const sound = CSV.replace('first', '1');
    await paste(page, CSV);
    await page.getByRole('button', { name: /^Import/ }).click();
    await paste(page, sound);
    await page.locator('#import-preview').waitFor();
    expect(await page.locator('#import-verdict').innerText()).toContain('2 games are already in the event');
    expect(await page.locator('.looked-through').innerText()).toContain('Already in the event: Brass, Catan.');
    await page.getByRole('button', { name: 'Import one game' }).click();
    expect(await games(page)).toBe(3);
  });

  test('are imported from a European spreadsheet after one question about its numbers', async () => {
    const page = await openFiles(/^Puffing Billy/);
    const text = 'game;category;player;score\r\n1;Rail Baron;Zoë;252.000\r\n1;Rail Baron;Bob;120.000\r\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'boards.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    await page.locator('#import-question').waitFor();
    expect(await page.locator('#import-question').innerText()).toBe(
      'Row 2, column D, contains “252.000”. Which number is it? The whole file will be read this way.',
    );
    expect(await violationsInLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: '252,000', exact: true }).click();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await page.getByRole('link', { name: 'Games' }).click();
    await page.locator('.game-line').click();
    const typed = () =>
      page
        .locator('tally-players input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(typed).toEqual(['Zoë', '252000', 'Bob', '120000']);
  });

  test('are imported from a file dropped anywhere on the page', async () => {
    const page = await openFiles(/^RPLOPS/);
    await drop(page, 'games.csv', CSV);
    await page.locator('#import-preview').waitFor();
    expect(await page.locator('#import-verdict').innerText()).toBe('6 rows, 3 games. One problem in one game.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await drop(page, 'games.xlsx', 'PK\x03\x04');
    await expect
      .poll(() => page.locator('.import-status').innerText())
      .toBe('“games.xlsx” is a spreadsheet file. Save it as CSV and choose that file.');
    expect(await page.locator('#import-text').inputValue()).toBe(CSV);
  });

  test.each(['paste', 'file'])(
    'with a quotation mark that never closes are reported by its row, in cells cut short, by %s',
    async (way) => {
      const page = await openFiles(/^Puffing Billy/);
      const text = `${HOSTILE_FILES['a quote that never closes']},${'r'.repeat(100)}`.replace(
        'score',
        `score,${'h'.repeat(100)}`,
      );
      const file = join(mkdtempSync(join(tmpdir(), 'csv-')), 'games.csv');
      writeFileSync(file, text);
      if (way === 'file') await page.locator('tally-import input[type=file]').setInputFiles(file);
      else await paste(page, text);
      await page.locator('#import-preview').waitFor();
      expect(await page.locator('.file-rows .problem p').first().innerText()).toBe(
        'Row 4: A quotation mark opens in this row and is never closed.',
      );
      const lengths = await page
        .locator('.file-rows')
        .locator('td:not([colspan]), th')
        .evaluateAll((cells) => cells.map(({ textContent }) => textContent!.trim().length));
      expect(Math.max(...lengths)).toBe('E '.length + SHOWN + '…'.length);
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect(await page.locator('#import-text').inputValue()).toBe('');
      expect(await page.locator('#import-text').getAttribute('placeholder')).toContain(
        `text of ${text.length.toLocaleString('en')} characters`,
      );
      await page.getByText('How it begins').click();
      expect((await page.locator('.beginning pre').innerText()).slice(0, 100)).toBe(text.slice(0, 100));
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.locator('#import-preview').waitFor();
    },
  );

  test('are exported with decimal commas and imported again', async () => {
    const page = await openFiles(/^Puffing Billy/);
    await paste(page, 'game,category,player,score\n1,Rail Baron,Ann,252000.5\n1,Rail Baron,Bob,3.1250');
    await page.getByRole('button', { name: 'Import one game' }).click();
    await page.getByRole('checkbox', { name: /^CSV with decimal commas/ }).check();
    const { text } = await saved(page, 'Save the games as CSV');
    expect(text).toContain('1;Rail Baron;preliminary;finish;2;Bob;3,1250\r\n');
    await paste(page, text);
    await page.locator('#import-preview').waitFor();
    expect(await page.locator('#import-verdict').innerText()).toContain(
      'One game is already in the event, with the same figures.',
    );
    await page.getByRole('button', { name: 'Back' }).click();
    expect((await saved(page, 'Save a template')).text).toContain('game;category;');
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

  test.each([/^Puffing Billy/, /^Size Matters/, /^Detour 98f/, /^RPLOPS/])(
    'have a template that comes back: %s',
    async (system) => {
      const page = await openFiles(system);
      const { text } = await saved(page, 'Save a template');
      await paste(page, text);
      await page.locator('#import-preview').waitFor();
      expect(await page.locator('#import-verdict').innerText()).toContain('Everything could be read.');
    },
  );
});

describe('an event file', () => {
  test('restores a deleted event on request, with the same games', async () => {
    const page = await openFiles(/^RPLOPS/);
    await paste(page, CSV.replace('first', '1'));
    await page.getByRole('button', { name: /^Import/ }).click();
    const first = await saved(page, 'Save the whole event');
    expect(first.name).toBe('Spring league.json');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Spring league' }).click();
    await expect.poll(() => page.locator('tally-event-list .undo').innerText()).toContain('Spring league deleted');
    await page
      .locator('tally-open-event input')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(first.text) });
    await page.getByText('is in the bin on this device').waitFor();
    await page.getByRole('button', { name: 'Restore and merge' }).click();
    await page.locator('.view-games').waitFor();
    expect(await games(page)).toBe(3);
    await page.reload();
    await page.getByRole('link', { name: 'Files' }).click();
    const plain = (text: string) => ({ ...JSON.parse(text), changes: null });
    expect(plain((await saved(page, 'Save the whole event')).text)).toEqual(plain(first.text));
    expect((await saved(page, 'Save the games as CSV')).text).toContain('\r\nBrass,Ann,1\r\n');
  });

  test('of an event on this device leads to a question, and can be added as a copy', async () => {
    const page = await openFiles(/^RPLOPS/);
    const { text } = await saved(page, 'Save the whole event');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await page
      .locator('tally-open-event input')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.locator('#twin-question').waitFor();
    expect(await violationsInLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add as a copy' }).click();
    await page.locator('.view-games').waitFor();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect.poll(() => page.locator('.event-card').count()).toBe(2);
  });

  test('that is not one is refused with a sentence', async () => {
    const { page } = await site.open('#events');
    await page.locator('tally-open-event input').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"tallysheet":"event","version":7}'),
    });
    await expect
      .poll(() => page.locator('tally-open-event .problem').innerText())
      .toBe('The file has version 7; this version of Tallysheet reads versions 1 and 2.');
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
