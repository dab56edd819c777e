// An organiser's actions on an event's page in a DOM in Node: importing and exporting, settings, and reading standings row
// by row.
import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { chooseFile, click, fill, loadPage, newDevice, press, saved as savedAfter } from '../dom_device.ts';
import { all, found, words } from '../dom_words.ts';

/** A device that has this new event alone. */
export async function beginEvent(system: RegExp, name: string): Promise<void> {
  await newDevice();
  await loadPage('#events');
  await fill(await found('#event-name'), name);
  await click(screen.getByRole('radio', { name: system }));
  await press('Create event');
  await found('.view-games');
}

/** The tabs of an event are links; its views are classes. Looking for roles among hundreds of rows takes seconds. */
export async function goTo(title: string, view: string): Promise<void> {
  await click(all('nav[aria-label=Event] a').find((link) => words(link) === title)!);
  await found(`.view-${view}`);
}

/** Takes in what could be read; gives back what the page said of it. */
export async function importCsv(bytes: Buffer<ArrayBuffer>): Promise<string> {
  await goTo('Files', 'files');
  await chooseFile('tally-import input[type=file]', new File([bytes], 'games.csv', { type: 'text/csv' }));
  await found('#import-preview');
  const verdict = words(document.querySelector('#import-verdict'));
  await press(/^Import/);
  await found('#import-text');
  return verdict;
}

export async function saved(button: string): Promise<string> {
  await goTo('Files', 'files');
  return (await savedAfter(() => press(button))).text;
}

/** The file opened on a device that has nothing. */
export async function openOnAnother(json: string): Promise<void> {
  await newDevice();
  await loadPage('#events');
  await chooseFile('tally-open-event input', new File([json], 'event.json', { type: 'application/json' }));
  await found('.view-games');
}

export async function enter(selector: string, text: string): Promise<void> {
  await fill(await found(selector), text);
}

export async function choose(setting: string, index: number): Promise<void> {
  await goTo('Settings', 'setup');
  await click(all(`input[name=setting-${setting}]`)[index]!);
  await agree();
}

/** Takes a change of the rules if the page asks, as it does before one that moves a player. */
export async function agree(): Promise<void> {
  const question = screen.queryByRole('button', { name: 'Change' });
  if (question) await click(question);
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

export async function readStandings(): Promise<ReadRow[]> {
  await goTo('Standings', 'standings');
  await found('.standings[aria-busy=false]');
  const rest = document.querySelector('.standings .rest button');
  if (rest) await click(rest);
  await found('.standings[aria-busy=false]');
  for (const opener of all('.standings .opener[aria-expanded=false]')) opener.click();
  await waitFor(() => expect(all('.standings .opener[aria-expanded=false]')).toEqual([]));
  return readTable(await found('.standings'));
}

/** Every row of a sheet; figures without the signs that only help the eye. */
export function readTable(section: Element): ReadRow[] {
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
}
