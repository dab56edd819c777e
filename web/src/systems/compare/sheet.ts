// The comparison as a sheet: a row for each power, a column for each system. A figure opens its working below its row.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { sheetBand } from '../../form/sheet_table.ts';
import { stepsOfRow, workingLine, workingSteps } from '../../form/working.ts';
import { grouped, placed } from '../../ui/figures.ts';
import { keyed } from '../../ui/keyed.ts';
import { textOf } from '../../ui/rows.ts';
import { amount } from '../../ui/sentences.ts';
import { powerAndPlayer } from '../diplomacy/board_sheet.ts';
import type { Column, Comparison, Entry } from './result.ts';
import type { ResultModel } from './state.ts';
import { leadsInWords, MARK, orderInWords } from './words.ts';

const STEPS = {
  raw: 'Raw points',
  points: 'Points',
  score: 'Score',
  modifier: 'Modifier',
  modified: 'Score',
  floor: 'Floor',
};

export function comparedSheet(comparison: Comparison | null, model: ResultModel): TemplateResult {
  const columns = comparison?.columns ?? [];
  return html`${sheetBand('Compare', model.state.heading || 'One result under many systems')}
    ${table(columns, model)}
    ${comparison ? notes(comparison, model) : nothing}`;
}

function table(columns: Column[], model: ResultModel): TemplateResult {
  return html`<table class="compared">
    <thead>
      <tr>
        <th scope="col" class="player" aria-sort=${model.state.sorted ? nothing : 'other'}>${sortButton(model, '', 'Power')}</th>
        ${columns.map((column) => heading(column, model))}
      </tr>
    </thead>
    ${keyed(rowsInOrder(columns, model), (row) => powerRow(row, columns, model))}
  </table>`;
}

interface PowerRow {
  key: string;
  /** Index of the power in the request. */
  at: number;
}

/** By the places of the chosen system. */
function rowsInOrder(columns: Column[], { state }: ResultModel): PowerRow[] {
  const rows = state.powers.map(({ key }, at) => ({ key, at }));
  const entries = columns.find(({ id }) => id === state.sorted)?.entries;
  return entries ? rows.sort((a, b) => entries[a.at]!.place - entries[b.at]!.place) : rows;
}

function heading({ id, name, differs }: Column, model: ResultModel): TemplateResult {
  return html`<th scope="col" class="figure" aria-sort=${model.state.sorted === id ? 'ascending' : nothing}>
    ${sortButton(model, id, name)}${differs ? html`<span class="differs" title="Another order than most">${MARK}<span class="unseen"> another order</span></span>` : nothing}
  </th>`;
}

function sortButton(model: ResultModel, id: string, name: string): TemplateResult {
  return html`<button type="button" class="sort" title="Sort by this column" @click=${() => model.edit({ sorted: id })}>${name}</button>`;
}

function powerRow({ key, at }: PowerRow, columns: Column[], model: ResultModel): TemplateResult {
  const player = textOf(model.state.powers[at]!, 'player');
  const open = columns.filter(({ id }) => model.isOpen(cellKey(key, id)));
  return html`<tbody data-key=${key}>
    <tr>
      <th scope="row" class="player"><span class="who">${powerAndPlayer(key, player)}</span></th>
      ${columns.map((column) => cell(column, key, column.entries[at]!, model))}
    </tr>
    <tr class="under">
      <td colspan=${columns.length + 1}>${open.map((column) => html`<div class="working">${working(column, at)}</div>`)}</td>
    </tr>
  </tbody>`;
}

function cell({ id, name }: Column, power: string, entry: Entry, model: ResultModel): TemplateResult {
  const key = cellKey(power, id);
  const best = entry.place === 1 ? 'opener best' : 'opener';
  return html`<td class="figure">
    <button type="button" class=${best} aria-expanded=${model.isOpen(key)} title=${`Working: ${name}`} @click=${() => model.toggle(key)}>${grouped(entry.score)}</button>
    <span class="remark">${placed(entry.place, entry.sharedBy > 1)}${entry.share === null ? nothing : html` · ${grouped(entry.share)}%`}</span>
  </td>`;
}

function cellKey(power: string, system: string): string {
  return `${power} ${system}`;
}

function working({ name, working, entries }: Column, at: number): unknown {
  const steps = workingSteps(stepsOfRow(working, at), STEPS, grouped);
  return html`<p class="of"><b>${name}</b></p>
    ${steps.length > 0 ? steps : workingLine('Score', html`<b>${grouped(entries[at]!.score)}</b>`)}`;
}

function notes(comparison: Comparison, { state }: ResultModel): TemplateResult {
  const { columns, unscored } = comparison;
  return html`<p class="note leads">${leadsInWords(comparison, state)} ${orderInWords(columns)}</p>
    ${unscored.length === 0 ? nothing : html`<p class="note">${notScored(unscored)}</p>`}
    <p class="note">Under each score: its place, and its share of all points. Every figure opens its working.</p>`;
}

/** Grouped by what is missing: "Detour 09 and ManorCon: Austria ends without centres; …". */
function notScored(unscored: Comparison['unscored']): TemplateResult {
  const reasons = [...new Set(unscored.flatMap(({ problems }) => problems.map(({ message }) => message)))];
  return html`<b>Not scored yet: ${amount(unscored.length, 'system')}</b> (${unscored.map(({ name }) => name).join(', ')}).
    ${reasons.join(' ')}`;
}
