// The rows of a file, page by page, with problems under their rows and cells marked.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { grouped } from '../ui/figures.ts';
import { shortened } from '../ui/sentences.ts';
import { tick } from '../ui/tick.ts';
import type { Preview } from './preview.ts';
import type { CellProblem } from './table_problems.ts';
import type { FileRow, Table } from './table.ts';

export interface Shown {
  page: number;
  brokenOnly: boolean;
  turn(page: number): void;
  filter(brokenOnly: boolean): void;
}

const ROWS = 50;

/** The most characters shown of a cell. */
const SHOWN = 60;

export function previewTable(preview: Preview, shown: Shown): TemplateResult {
  const { table } = preview;
  const problemsByRow = byRow(preview.problems);
  if (!table) return html`${[...problemsByRow.values()].map(problemsOf)}`;
  const header = problemsByRow.get(table.header.row) ?? [];
  const rows = shown.brokenOnly ? table.rows.filter(({ row }) => problemsByRow.has(row)) : table.rows;
  const page = rows.slice(shown.page * ROWS, (shown.page + 1) * ROWS);
  return html`${problemsOf(header)}
    ${problemsByRow.size > 0 && header.length === 0 ? tick({ label: 'Only rows with problems', checked: shown.brokenOnly, set: shown.filter }) : nothing}
    ${page.length > 0 ? tableOf(table, page, problemsByRow) : nothing} ${pages(rows.length, shown)}`;
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

function tableOf(table: Table, rows: FileRow[], problemsByRow: Map<number, CellProblem[]>): TemplateResult {
  return html`<div class="file-rows" role="region" tabindex="0" aria-label="Rows of the file">
    <table>
      <thead>
        <tr>
          <th scope="col">Row</th>
          ${table.columns.map(({ letter, header, column }) => html`<th scope="col" class=${column ? '' : 'unread'}><small>${letter}</small> ${shortened(header, SHOWN)}</th>`)}
        </tr>
      </thead>
      ${rows.map((row) => rowOf(table, row, problemsByRow.get(row.row) ?? []))}
    </table>
  </div>`;
}

function rowOf({ columns }: Table, { row, cells }: FileRow, problems: CellProblem[]): TemplateResult {
  const isWrong = (letter: string) => problems.some((problem) => problem.letter === letter);
  return html`<tbody>
    <tr>
      <th scope="row">${row}</th>
      ${columns.map(({ letter, column }, at) => html`<td class=${isWrong(letter) ? 'wrong' : column ? '' : 'unread'}>${shortened(cells[at] ?? '', SHOWN)}</td>`)}
    </tr>
    ${problems.length > 0 ? html`<tr class="why"><td colspan=${columns.length + 1}>${problemsOf(problems)}</td></tr>` : nothing}
  </tbody>`;
}

function problemsOf(problems: CellProblem[]): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="problem">${problems.map((problem) => html`<p>${whereOf(problem)}: ${problem.message}</p>`)}</div>`;
}

function whereOf({ row, letter, header }: CellProblem): string {
  return letter === null ? `Row ${row}` : `Row ${row}, ${letter} “${shortened(header ?? '')}”`;
}

function pages(rows: number, { page, turn }: Shown): TemplateResult | typeof nothing {
  if (rows <= ROWS) return nothing;
  const last = Math.min(rows, (page + 1) * ROWS);
  return html`<p class="event-tools pages">
    <button type="button" class="quiet" ?disabled=${page === 0} @click=${() => turn(page - 1)}>Previous rows</button>
    <span>${grouped(page * ROWS + 1)} to ${grouped(last)} of ${grouped(rows)}</span>
    <button type="button" class="quiet" ?disabled=${last === rows} @click=${() => turn(page + 1)}>Next rows</button>
  </p>`;
}
