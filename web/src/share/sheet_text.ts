// Reads a sheet's texts from the page: its tables with the open rows, and its notes.
import type { ShortTable, TextTable } from '../export/table_text.ts';

export interface SheetText {
  title: string;
  tables: TextTable[];
  /** The working of open rows, checked scores, and the sheet's own notes. */
  notes: string[];
}

export function sheetText(sheet: HTMLElement): SheetText {
  const tables = [...sheet.querySelectorAll<HTMLTableElement>(':scope > table')];
  const [system, heading] = ['.band h2', '.band p'].map((part) => wordsOf(sheet.querySelector(part)));
  const own = [...sheet.querySelectorAll(':scope > .note')].map((note) => wordsOf(note));
  return {
    title: `${system}: ${heading}`,
    tables: tables.map(tableOf),
    notes: [...tables.flatMap(workings), ...own].filter((note) => note !== ''),
  };
}

/** Every row of the sheet in short, without remarks. */
export function sheetLines(sheet: HTMLElement): ShortTable[] {
  return [...sheet.querySelectorAll<HTMLTableElement>(':scope > table')].map((table) => ({
    caption: wordsOf(table.caption),
    lines: [...table.tBodies].map(({ rows: [row], dataset }) => {
      const cell = (kind: string) => wordsOf(row?.querySelector(`.${kind}`), '.remark, .none');
      return { place: cell('place') || (dataset['place'] ?? ''), player: cell('player'), total: cell('total') };
    }),
  }));
}

function tableOf(table: HTMLTableElement): TextTable {
  const columns = columnsOf(table);
  const feet = [...(table.tFoot?.rows ?? [])].map((row) => footOf(row, columns));
  const cells = [...table.tBodies].map((body) => Array.from(body.rows[0]?.cells ?? [], (cell) => wordsOf(cell)));
  return { caption: wordsOf(table.caption), columns, cells: [...cells, ...feet] };
}

/** The last row of headings, each prefixed with its group. */
function columnsOf({ tHead }: HTMLTableElement): TextTable['columns'] {
  const rows = [...(tHead?.rows ?? [])];
  const groups = rows.length > 1 ? spread(rows[0] as HTMLTableRowElement) : [];
  return Array.from(rows.at(-1)?.cells ?? [], (cell, at) => ({
    title: [groups[at], wordsOf(cell)].filter(Boolean).join(': '),
    figure: !cell.classList.contains('player'),
  }));
}

/** Repeats a cell's text for every column that it spans. */
function spread(row: HTMLTableRowElement): string[] {
  return [...row.cells].flatMap((cell) => Array<string>(cell.colSpan).fill(wordsOf(cell)));
}

/** The name of a footer row goes into the column of the players. */
function footOf(row: HTMLTableRowElement, columns: TextTable['columns']): string[] {
  const [name, ...figures] = [...row.cells];
  const cells = Array<string>(name?.colSpan ?? 0).fill('');
  cells[columns.findIndex(({ figure }) => !figure)] = wordsOf(name);
  return [...cells, ...figures.map((figure) => wordsOf(figure))];
}

function workings(table: HTMLTableElement): string[] {
  return [...table.tBodies].flatMap((body) => {
    const who = wordsOf(body.querySelector('.player'));
    const lines = [...body.querySelectorAll('.working p')].map(lineOf);
    const verdict = wordsOf(body.querySelector('.posted-says'));
    return [lines.length > 0 ? `${who}: ${lines.join('; ')}` : '', verdict ? `${who}: ${verdict}` : ''];
  });
}

/** "Bonus (1): .5 × …" */
function lineOf(line: Element): string {
  const [what, figures] = ['.what', '.sum'].map((part) => wordsOf(line.querySelector(part)));
  return what ? `${what}: ${figures}` : wordsOf(line);
}

/** The text in one line; remarks and what is struck through are put in brackets, and soft hyphens are removed. */
function wordsOf(element: Element | null | undefined, without = '.unseen'): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(`.unseen, ${without}`)) one.remove();
  for (const small of copy.querySelectorAll('.remark, .played-by')) small.replaceWith(` (${small.textContent})`);
  for (const struck of copy.querySelectorAll('s')) struck.replaceWith(`(${struck.textContent})`);
  return (copy.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
