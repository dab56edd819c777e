// The paper sheet: a band with the system's name, ruled rows, and under each row, when opened, how
// its figures came about. Without a result it is ruled and empty.
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Desk } from '../desk.ts';

export interface SheetColumn {
  title: unknown;
  /** 'place', 'player', 'figure', 'part' (a figure the eye may pass over), 'total'. */
  kind: string;
}

export interface SheetRow {
  /** Stays with the player wherever the row moves. */
  key: string;
  /** One per column. */
  cells: unknown[];
  shares?: TemplateResult;
  working?: TemplateResult;
}

export interface SheetTable {
  desk: Desk;
  system: string;
  /** What was played, or what the sheet is. */
  heading: string;
  columns: SheetColumn[];
  rows: SheetRow[];
  /** Rows of the table's foot. */
  foot?: TemplateResult;
  /** Sentences under the table. */
  notes?: unknown;
}

export function sheetTable(table: SheetTable): TemplateResult {
  const { desk, system, heading, columns, rows } = table;
  return html`<header class="band">
      <h2>${system}</h2>
      <p>${heading}</p>
    </header>
    <table>
      <thead>
        <tr>${columns.map(({ title, kind }) => html`<th scope="col" class=${kind}>${title}</th>`)}</tr>
      </thead>
      ${repeat(rows, (row) => row.key, (row) => sheetRow(row, table))}
      ${table.foot ? html`<tfoot>${table.foot}</tfoot>` : nothing}
    </table>
    ${rows.some((row) => row.working) ? workingButton(desk, rows) : nothing} ${table.notes ?? nothing}`;
}

function sheetRow(row: SheetRow, { desk, columns }: SheetTable): TemplateResult {
  const open = row.working !== undefined && desk.isOpen(row.key);
  return html`<tbody data-key=${row.key} class=${open ? 'open' : ''}>
    <tr>
      ${columns.map(({ kind }, at) => {
        const content = row.cells[at];
        if (kind !== 'player') return html`<td class=${kind}>${content}</td>`;
        return html`<th scope="row" class="player">${row.working ? opener(content, row, desk) : html`<span class="who">${content}</span>`}</th>`;
      })}
    </tr>
    <tr class="under">
      <td colspan=${columns.length}>${row.shares ?? nothing}${open ? html`<div class="working">${row.working}</div>` : nothing}</td>
    </tr>
  </tbody>`;
}

function opener(content: unknown, row: SheetRow, desk: Desk): TemplateResult {
  return html`<button type="button" class="opener" aria-expanded=${desk.isOpen(row.key)}
    title="Working" @click=${() => desk.toggle(row.key)}>${content}</button>`;
}

function workingButton(desk: Desk, rows: SheetRow[]): TemplateResult {
  const closed = rows.filter((row) => row.working && !desk.isOpen(row.key));
  const some = closed.length > 0 ? closed : rows.filter((row) => row.working);
  return html`<p class="all-working">
    <button type="button" class="quiet" @click=${() => some.forEach((row) => desk.toggle(row.key))}>
      ${closed.length > 0 ? 'Show all working' : 'Hide the working'}
    </button>
  </p>`;
}
