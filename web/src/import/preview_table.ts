// The rows of a file, page by page, with problems under their rows and cells marked.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { tick } from '../ui/tick.ts';
import type { Preview } from './preview.ts';
import type { CellEdit, CellPlace, SourceColumn, SourceRow } from './source.ts';
import { columnName, rowLabel, rowName, type FileTable } from './table.ts';
import type { CellProblem } from './table_problems.ts';

export interface Shown {
  numbers: Numbers;
  page: number;
  brokenOnly: boolean;
  /** The cell that is being edited. */
  editing: CellPlace | null;
  turn(page: number): void;
  filter(brokenOnly: boolean): void;
  edit(place: CellPlace | null): void;
  correct(place: CellPlace, text: string): void;
  /** The same correction in every row with the same text in this column. */
  correctAll(edit: CellEdit): void;
}

const ROWS = 50;

/** The most characters shown of a cell. */
const SHOWN = 60;

export function previewTable(preview: Preview, shown: Shown): TemplateResult {
  const { table } = preview;
  const absent = preview.problems.filter((problem) => problem.absent);
  const problemsByRow = byRow(preview.problems.filter((problem) => !problem.absent));
  const header = problemsByRow.get(table.headerRow) ?? [];
  const isBroken = ({ row }: SourceRow) => problemsByRow.has(row);
  const rows = shown.brokenOnly && table.rows.some(isBroken) ? table.rows.filter(isBroken) : table.rows;
  const page = rows.slice(shown.page * ROWS, (shown.page + 1) * ROWS);
  return html`${problemsOf(table, header)} ${absentColumns(table, absent, shown.numbers)}
    ${problemsByRow.size > 0 && header.length === 0 ? tick({ label: 'Only rows with problems', checked: shown.brokenOnly, set: shown.filter }) : nothing}
    ${page.length > 0 ? tableOf(table, page, problemsByRow, shown) : nothing} ${pages(rows.length, shown)}`;
}

function byRow(problems: CellProblem[]): Map<number, CellProblem[]> {
  const rows = new Map<number, CellProblem[]>();
  for (const problem of problems) {
    const there = rows.get(problem.row);
    if (there) there.push(problem);
    else rows.set(problem.row, [problem]);
  }
  return rows;
}

/** One sentence for each problem with a column that the file does not have, instead of one for each row. */
function absentColumns(
  table: FileTable,
  problems: CellProblem[],
  { grouped }: Numbers,
): TemplateResult | typeof nothing {
  const rows = new Map<string, number[]>();
  for (const { message, row } of problems) rows.set(message, [...(rows.get(message) ?? []), row]);
  if (rows.size === 0) return nothing;
  const where = ([first = 0, ...others]: number[]) =>
    others.length === 0 ? rowName(table, first) : `${rowName(table, first)} and ${grouped(others.length)} more`;
  return html`<div class="problem">${[...rows].map(([message, found]) => html`<p>${where(found)}: ${message}</p>`)}</div>`;
}

function tableOf(
  table: FileTable,
  rows: SourceRow[],
  problemsByRow: Map<number, CellProblem[]>,
  shown: Shown,
): TemplateResult {
  return html`<div class="file-rows" role="region" tabindex="0" aria-label="Rows of the file">
    <table>
      <thead>
        <tr>
          <th scope="col">${capital(table.words.row)}</th>
          ${table.columns.map(({ letter, header, column }) => html`<th scope="col" class=${column ? '' : 'unread'}>${letter === '' ? nothing : html`<small>${letter}</small> `}${shortened(header, SHOWN)}</th>`)}
        </tr>
      </thead>
      ${rows.map((row) => rowOf(table, row, problemsByRow.get(row.row) ?? [], shown))}
    </table>
  </div>`;
}

function rowOf(table: FileTable, row: SourceRow, problems: CellProblem[], shown: Shown): TemplateResult {
  const { columns } = table;
  const isWrong = (column: SourceColumn) => problems.some((problem) => isAt(problem, column));
  return html`<tbody>
    <tr>
      <th scope="row">${rowLabel(table, row.row)}</th>
      ${columns.map((column, at) => html`<td class=${isWrong(column) ? 'wrong' : column.column ? '' : 'unread'}>${cellOf(table, row, at, problems.length > 0, shown)}</td>`)}
    </tr>
    ${problems.length > 0 ? html`<tr class="why"><td colspan=${columns.length + 1}>${problemsOf(table, problems, (problem) => offersOf(table, row, problem, shown))}</td></tr>` : nothing}
  </tbody>`;
}

/** The cell's text; in a row with problems, a button to edit it. */
function cellOf(
  table: FileTable,
  row: SourceRow,
  at: number,
  isBroken: boolean,
  shown: Shown,
): TemplateResult | string {
  const text = row.cells[at] ?? '';
  const { letter = '', header = '' } = table.columns[at] ?? {};
  const name = `${rowName(table, row.row)}, ${letter === '' ? '' : `${letter} `}${shortened(header)}`;
  const place = { row: row.row, at };
  if (shown.editing?.row === row.row && shown.editing.at === at) return cellField(text, name, place, shown);
  if (!isBroken || !row.editable) return shortened(text, SHOWN);
  return html`<button type="button" class="cell" data-cell="${row.row} ${at}" aria-label="${name}: ${shortened(text, SHOWN) || 'blank'}" title="Edit" @click=${() => shown.edit(place)}>${shortened(text, SHOWN)}</button>`;
}

/** Enter or leaving the field takes the text, Escape does not. */
function cellField(text: string, name: string, place: CellPlace, { edit, correct }: Shown): TemplateResult {
  const take = ({ target }: Event) => correct(place, (target as HTMLInputElement).value);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') take(event);
    else edit(null);
  };
  return html`<input class="cell" type="text" aria-label=${name} autocomplete="off" spellcheck="false" .value=${text} @keydown=${key} @blur=${take} />`;
}

/** A button for each text that may be meant. */
function offersOf(table: FileTable, row: SourceRow, problem: CellProblem, shown: Shown): unknown {
  if (!row.editable) return nothing;
  const at = table.columns.findIndex((column) => isAt(problem, column));
  const rows = table.rows.filter(({ cells }) => cells[at] === row.cells[at]).length;
  const label = (text: string) => `Change to ${text}${rows > 1 ? ` in all ${shown.numbers.grouped(rows)} rows` : ''}`;
  return (problem.offers ?? []).map(
    (text) =>
      html` <button type="button" class="choice" @click=${() => shown.correctAll({ row: row.row, at, text })}>${label(text)}</button>`,
  );
}

function problemsOf(
  table: FileTable,
  problems: CellProblem[],
  offers: (problem: CellProblem) => unknown = () => nothing,
): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="problem">${problems.map((problem) => html`<p>${whereOf(table, problem)}: ${problem.message}</p>${offers(problem)}`)}</div>`;
}

function whereOf(table: FileTable, { row, letter, header }: CellProblem): string {
  if (letter === null) return rowName(table, row);
  return `${rowName(table, row)}, ${columnName({ letter, header: header ?? '' })}`;
}

function isAt(problem: CellProblem, { letter, header }: SourceColumn): boolean {
  return problem.letter === letter && problem.header === header;
}

function pages(rows: number, { page, turn, numbers: { grouped } }: Shown): TemplateResult | typeof nothing {
  if (rows <= ROWS) return nothing;
  const last = Math.min(rows, (page + 1) * ROWS);
  return html`<p class="event-tools pages">
    <button type="button" class="quiet" ?disabled=${page === 0} @click=${() => turn(page - 1)}>Previous rows</button>
    <span>${grouped(page * ROWS + 1)} to ${grouped(last)} of ${grouped(rows)}</span>
    <button type="button" class="quiet" ?disabled=${last === rows} @click=${() => turn(page + 1)}>Next rows</button>
  </p>`;
}
