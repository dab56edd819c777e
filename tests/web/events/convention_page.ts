// An organiser's actions on an event's page: importing and exporting, settings, and reading standings row by row.
import type { Page } from 'playwright-core';
import { DESK, idle, type Site, contentsOf } from '../site.ts';

export async function beginEvent(site: Site, system: RegExp, name: string, screen = DESK): Promise<Page> {
  const { page } = await site.open('#events', { ...screen, acceptDownloads: true });
  await page.locator('#event-name').fill(name);
  await page.getByRole('radio', { name: system }).check();
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.locator('.view-games').waitFor();
  return page;
}

/** The tabs of an event are links; its views are classes. */
export async function goTo(page: Page, title: string, view: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: title }).click();
  await page.locator(`.view-${view}`).waitFor();
}

/** Takes in what could be read; gives back what the page said of it. */
export async function importCsv(page: Page, buffer: Buffer): Promise<string> {
  await goTo(page, 'Files', 'files');
  await page
    .locator('tally-import input[type=file]')
    .setInputFiles({ name: 'games.csv', mimeType: 'text/csv', buffer });
  await page.locator('#import-preview').waitFor();
  const verdict = await page.locator('#import-verdict').innerText();
  await page.getByRole('button', { name: /^Import/ }).click();
  await page.locator('#import-text').waitFor();
  return verdict;
}

export async function saved(page: Page, button: string): Promise<string> {
  await goTo(page, 'Files', 'files');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return String(await contentsOf(download));
}

/** The file opened on a device that has nothing. */
export async function openOnAnother(site: Site, json: string): Promise<Page> {
  const { page } = await site.open('#events', { ...DESK, acceptDownloads: true });
  await page
    .locator('tally-open-event input')
    .setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(json) });
  await page.locator('.view-games').waitFor();
  return page;
}

export async function fillIn(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).fill(text);
  await page.keyboard.press('Enter');
}

export async function choose(page: Page, setting: string, index: number): Promise<void> {
  await goTo(page, 'Settings', 'setup');
  await page.locator(`input[name=setting-${setting}]`).nth(index).check();
  await agree(page);
}

/** Takes a change of the rules if the page asks, as it does before one that moves a player. */
export async function agree(page: Page): Promise<void> {
  await idle(page);
  const question = page.getByRole('button', { name: 'Change', exact: true });
  if (await question.isVisible()) await question.click();
}

export interface ReadRow {
  /** Cells by column heading; figures that do not count are in brackets. */
  cells: Record<string, string>;
  /** The tie-breaker that is named beside the name. */
  remark: string;
  /** The content of the opened row; the sentences are about ties. */
  sentences: string[];
  categories: string[];
  games: string[];
}

export async function readStandings(page: Page): Promise<ReadRow[]> {
  await goTo(page, 'Standings', 'standings');
  const rest = page.getByRole('button', { name: /^Show all/ });
  if (await rest.isVisible()) await rest.click();
  await page.locator('.standings[aria-busy=false]').waitFor();
  await page
    .locator('.standings')
    .evaluate((sheet) =>
      sheet.querySelectorAll<HTMLElement>('.opener[aria-expanded=false]').forEach((opener) => opener.click()),
    );
  await page.waitForFunction(() => !document.querySelector('.standings .opener[aria-expanded=false]'));
  return readTable(page, '.standings');
}

/** Every row of a sheet; figures without the signs that only help the eye. */
export function readTable(page: Page, sheet: string): Promise<ReadRow[]> {
  return page.locator(sheet).evaluate((section) => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const figure = (text: string) =>
      text.replace(/(?<=^|\s)\u2212?[\d,]*\.?\d+(?=[.,;]?(?:\s|$))/g, (sign) =>
        sign
          .replaceAll(',', '')
          .replace('\u2212', '-')
          .replace(/^(-?)\./, '$10.'),
      );
    const own = (cell: Element) =>
      cell.querySelector('s') ? `(${figure(plain(cell.textContent))})` : figure(plain(cell.textContent));
    const heads = [...section.querySelectorAll('thead th')].map(({ textContent }) => plain(textContent));
    const remarkOf = (row: Element) => plain(row.querySelector('.player .remark')?.textContent);
    const cellsOf = (row: Element) =>
      [...(row.querySelector('tr')?.children ?? [])].map((cell) => {
        const bare = cell.cloneNode(true) as Element;
        bare.querySelectorAll('.remark').forEach((remark) => remark.remove());
        return own(bare);
      });
    const items = (row: Element, list: string) =>
      [...row.querySelectorAll(`.played${list} li`)].map((item) => [...item.children].map(own).join(': '));
    return [...section.querySelectorAll('tbody')].map((row) => ({
      cells: Object.fromEntries(cellsOf(row).map((cell, at) => [heads[at], cell])),
      remark: remarkOf(row),
      sentences: [...row.querySelectorAll('.sentence')].map(({ textContent }) => figure(plain(textContent))),
      categories: items(row, '.categories'),
      games: items(row, ':not(.categories)'),
    }));
  });
}
