// The paper sheet: a band with the system's name, ruled rows, and under each row, when opened, how
// its figures came about. Without a result it is ruled and empty.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { GROUP } from '../entry/marks.ts';
import { keyed } from './keyed.ts';

type Opener = Pick<Desk, 'isOpen' | 'toggle' | 'under'>;

export interface SheetColumn {
  title: unknown;
  /** 'place', 'player', 'figure', 'part' (a figure the eye may pass over), 'total'. */
  kind: string;
}

export interface SheetRow {
  /** Stays with the player wherever the row moves, and is unique on the form. */
  key: string;
  /** One per column. */
  cells: unknown[];
  shares?: TemplateResult;
  working?: unknown;
}

export interface SheetTable {
  /** What knows which rows are open. */
  desk: Opener;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** Where a sheet has several tables. */
  caption?: unknown;
  /** A row above the headings, where columns belong together. */
  groups?: TemplateResult;
  /** Rows of the table's foot. */
  foot?: TemplateResult;
}

/** The sheet's head: the system, and what was played. */
export function sheetBand(system: unknown, heading: string): TemplateResult {
  return html`<header class="band">
    <h2>${system}</h2>
    <p>${heading}</p>
  </header>`;
}

export function sheetTable(table: SheetTable): TemplateResult {
  const { columns, rows, caption, groups, foot } = table;
  return html`<table>
    ${caption === undefined ? nothing : html`<caption>${caption}</caption>`}
    <thead>
      ${groups ?? nothing}
      <tr>${columns.map(({ title, kind }) => html`<th scope="col" class=${kind}>${title}</th>`)}</tr>
    </thead>
    ${keyed(rows, (row) => sheetRow(row, table))}
    ${foot ? html`<tfoot>${foot}</tfoot>` : nothing}
  </table>`;
}

function sheetRow(row: SheetRow, { desk, columns }: SheetTable): TemplateResult {
  const open = row.working !== undefined && desk.isOpen(row.key);
  return html`<tbody data-key=${row.key} class=${open ? 'open' : ''}>
    <tr>
      ${columns.map(({ kind }, at) => (kind === 'player' ? playerCell(row, row.cells[at], desk) : html`<td class=${kind}>${row.cells[at]}</td>`))}
    </tr>
    <tr class="under">
      <td colspan=${columns.length}>${row.shares ?? nothing}${open ? html`<div class="working">${row.working}</div>` : nothing}${desk.under?.(row.key)}</td>
    </tr>
  </tbody>`;
}

function playerCell(row: SheetRow, name: unknown, desk: Opener): TemplateResult {
  if (!name) return html`<td class="player"></td>`;
  if (row.working === undefined) return html`<th scope="row" class="player"><span class="who">${name}</span></th>`;
  return html`<th scope="row" class="player">
    <button type="button" class="opener" aria-expanded=${desk.isOpen(row.key)} title="Working" @click=${() => desk.toggle(row.key)}>${name}</button>
  </th>`;
}

const LONG = 11;

/** A figure that may go on in the next line between its groups, should it be a very long one. */
export function wrapping(figure: string): unknown {
  return figure.length <= LONG ? figure : figure.split(GROUP).map((group, at) => html`${at ? GROUP : ''}<wbr />${group}`);
}

/** Opens every row's working at once, or closes it. */
export function workingButton(desk: Opener, rows: SheetRow[]): TemplateResult | typeof nothing {
  const worked = rows.filter((row) => row.working !== undefined);
  if (worked.length === 0) return nothing;
  const closed = worked.filter((row) => !desk.isOpen(row.key));
  const turned = closed.length > 0 ? closed : worked;
  return html`<p class="all-working">
    <button type="button" class="quiet" @click=${() => turned.forEach((row) => desk.toggle(row.key))}>
      ${closed.length > 0 ? 'Show all working' : 'Hide the working'}
    </button>
  </p>`;
}
