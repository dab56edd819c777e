// The printed sheet: a band with the system's name, ruled rows, and under each open row its working. Without a result
// the rows are empty.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import { keyed } from '../ui/keyed.ts';

/** Knows which rows are open. */
export interface Opener {
  isOpen(row: string): boolean;
  toggle(row: string): void;
  /** Further contents under a row. */
  under?(row: string): unknown;
  /** Follows the working of an open row. */
  afterWorking?(row: string): unknown;
}

export interface SheetColumn {
  title: unknown;
  /** 'place', 'player', 'figure', 'part' (a less important figure), 'total'. */
  kind: string;
}

export interface SheetRow {
  /** Stays with the player when the row moves; unique on the form. */
  key: string;
  /** One per column. */
  cells: unknown[];
  /** Whether its total is ruled off as the best, where the order of the rows does not say it. */
  best?: boolean;
  /** For texts made from a sheet without a column of places: "2", "2=". */
  place?: string;
  shares?: unknown;
  working?: unknown;
}

export interface SheetTable {
  opener: Opener;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** For sheets with several tables. */
  caption?: unknown;
  /** A row of group headings above the headings. */
  groups?: TemplateResult;
  /** Rows of the table's footer. */
  foot?: TemplateResult;
  /** In long tables, keeps rows that have not changed as they are drawn. */
  keep?(draw: DrawRow): DrawRow;
}

export type DrawRow = (row: SheetRow) => unknown;

/** The sheet's header: the system, and what was played. */
export function sheetBand(system: unknown, heading: string): TemplateResult {
  return html`<header class="band" part="band">
    <h2>${system}</h2>
    <p>${heading}</p>
  </header>`;
}

export function sheetTable(table: SheetTable): TemplateResult {
  const { columns, rows, caption, groups, foot, keep = (each) => each } = table;
  const draw = (row: SheetRow) => sheetRow(row, table);
  return html`<table>
    ${caption === undefined ? nothing : html`<caption>${caption}</caption>`}
    <thead>
      ${groups ?? nothing}
      <tr>${columns.map(({ title, kind }) => html`<th scope="col" class=${kind}>${title}</th>`)}</tr>
    </thead>
    ${keyed(rows, keep(draw))}
    ${foot ? html`<tfoot>${foot}</tfoot>` : nothing}
  </table>`;
}

function sheetRow(row: SheetRow, { opener, columns, rows }: SheetTable): TemplateResult {
  const open = row.working !== undefined && opener.isOpen(row.key);
  return html`<tbody data-key=${row.key} data-place=${row.place ?? nothing} class="${open ? 'open' : ''} ${isBest(row, columns, rows) ? 'first' : ''}">
    <tr>
      ${columns.map(({ kind }, at) => (kind === 'player' ? playerCell(row, row.cells[at], opener) : html`<td class=${kind}>${row.cells[at]}</td>`))}
    </tr>
    <tr class="under">
      <td colspan=${columns.length}>${row.shares ?? nothing}${open ? html`<div class="working">${row.working}</div>${opener.afterWorking?.(row.key)}` : nothing}${opener.under?.(row.key)}</td>
    </tr>
  </tbody>`;
}

/** The first row, and those that share its place. */
function isBest(row: SheetRow, [column]: SheetColumn[], [first]: SheetRow[]): boolean {
  return row.best ?? (column?.kind === 'place' ? row.cells[0] === first?.cells[0] : row === first);
}

function playerCell(row: SheetRow, name: unknown, opener: Opener): TemplateResult {
  if (!name) return html`<td class="player"></td>`;
  if (row.working === undefined) return html`<th scope="row" class="player"><span class="who">${name}</span></th>`;
  return html`<th scope="row" class="player">
    <button type="button" class="opener" aria-expanded=${opener.isOpen(row.key)} title="Working" @click=${() => opener.toggle(row.key)}>${name}</button>
  </th>`;
}

const LONG = 11;

/** The figure in groups; between them, a long one may wrap. */
export function wrapping(figure: string, { grouped, marks: { group: mark } }: Numbers): unknown {
  const written = grouped(figure);
  if (written.length <= LONG) return written;
  return written.split(mark).map((group, at) => html`${at ? mark : ''}<wbr />${group}`);
}

/** A button that opens or closes the working of all rows. */
export function workingButton(opener: Opener, rows: SheetRow[]): TemplateResult | typeof nothing {
  const worked = rows.filter((row) => row.working !== undefined);
  if (worked.length === 0) return nothing;
  const closed = worked.filter((row) => !opener.isOpen(row.key));
  const turned = closed.length > 0 ? closed : worked;
  return html`<p class="all-working">
    <button type="button" class="quiet" @click=${() => turned.forEach((row) => opener.toggle(row.key))}>
      ${closed.length > 0 ? 'Show all working' : 'Hide the working'}
    </button>
  </p>`;
}
