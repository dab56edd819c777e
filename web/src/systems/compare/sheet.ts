// A comparison as a sheet: a row for each entrant, a column for each system. A figure opens its working below its row.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../../form/model.ts';
import { sheetBand } from '../../form/sheet_table.ts';
import { workingLine, workingSteps } from '../../form/working.ts';
import { stepsOfRow, type Write } from '../../form/steps.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { placed } from '../../numbers/ordinals.ts';
import { keyed } from '../../ui/keyed.ts';
import { stepLine } from '../own-rule/sheet.ts';
import type { ComparisonColumn, Comparison, Entry } from './comparison.ts';
import { leadsInWords, MARK, notScored, orderInWords } from './words.ts';

/** A row: a power, or a player. */
export interface Entrant {
  key: string;
  /** In sentences. */
  name: string;
  label: unknown;
}

export interface ComparedOf {
  heading: string;
  entrants: Entrant[];
  /** The title of their column. */
  noun: string;
}

/** The contents of a form whose comparison can be sorted. */
type Model = FormModel<{ sorted: string }>;

const STEPS = {
  raw: 'Raw points',
  meanRank: 'Mean rank',
  modifier: 'Modifier',
  modified: 'Score',
  floor: 'Floor',
  bonus: 'Bonus',
  points: 'Points',
  score: 'Score',
  total: 'Total',
};

export function comparedSheet(comparison: Comparison | null, model: Model, of: ComparedOf): TemplateResult {
  return html`${sheetBand('Compare', of.heading)}
    ${table(comparison?.columns ?? [], model, of)}
    ${comparison ? notes(comparison, of, model.numbers) : nothing}`;
}

function table(columns: ComparisonColumn[], model: Model, of: ComparedOf): TemplateResult {
  const shape = columns.length > of.entrants.length ? 'compared wide' : 'compared';
  return html`<table class=${shape}>
    <thead>
      <tr>
        <th scope="col" class="player">${sortButton(model, '', of.noun)}</th>
        ${columns.map((column) => heading(column, model))}
      </tr>
    </thead>
    ${keyed(rowsInOrder(columns, model, of), (row) => entrantRow(row, columns, model))}
  </table>`;
}

type EntrantRow = Entrant & { at: number };

/** Sorts the rows by the places of the chosen system. */
function rowsInOrder(columns: ComparisonColumn[], { state }: Model, { entrants }: ComparedOf): EntrantRow[] {
  const rows = entrants.map((entrant, at) => ({ ...entrant, at }));
  const entries = columns.find(({ id }) => id === state.sorted)?.entries;
  return entries ? rows.sort((a, b) => entries[a.at]!.place - entries[b.at]!.place) : rows;
}

function heading({ id, name, differs }: ComparisonColumn, model: Model): TemplateResult {
  return html`<th scope="col" class="figure" aria-sort=${model.state.sorted === id ? 'ascending' : nothing}>
    ${sortButton(model, id, name)}${differs ? html`<span class="differs" title="Has two of them the other way round than most">${MARK}<span class="unseen"> another order</span></span>` : nothing}
  </th>`;
}

function sortButton(model: Model, id: string, name: string): TemplateResult {
  return html`<button type="button" class="sort" title="Sort by this column" @click=${() => model.edit({ sorted: id })}>${name}</button>`;
}

function entrantRow(row: EntrantRow, columns: ComparisonColumn[], model: Model): TemplateResult {
  const { key, at, label } = row;
  const open = columns.filter(({ id }) => model.isOpen(cellKey(key, id)));
  return html`<tbody data-key=${key}>
    <tr>
      <th scope="row" class="player"><span class="who">${label}</span></th>
      ${columns.map((column) => cell(column, key, column.entries[at]!, model))}
    </tr>
    <tr class="under">
      <td colspan=${columns.length + 1}>${open.map((column) => html`<div class="working">${working(column, at, model.numbers)}</div>`)}</td>
    </tr>
  </tbody>`;
}

function cell({ id, name }: ComparisonColumn, entrant: string, entry: Entry, model: Model): TemplateResult {
  const { grouped } = model.numbers;
  const key = cellKey(entrant, id);
  const best = entry.place === 1 ? 'opener best' : 'opener';
  return html`<td class="figure">
    <button type="button" class=${best} aria-expanded=${model.isOpen(key)} title=${`Working: ${name}`} @click=${() => model.toggle(key)}>${figure(entry, grouped)}</button>
    <span class="remark">${placed(entry.place, entry.sharedBy > 1)}${entry.share === null ? nothing : html` · ${grouped(entry.share)}%`}</span>
  </td>`;
}

function figure({ score }: Entry, grouped: Write): string {
  return score === null ? '–' : grouped(score);
}

function cellKey(entrant: string, system: string): string {
  return `${entrant} ${system}`;
}

function working({ name, working, lines, entries }: ComparisonColumn, at: number, numbers: Numbers): unknown {
  const { grouped } = numbers;
  const ofRow = lines.filter(({ row }) => row === null || row === at);
  const steps = [
    ...workingSteps(stepsOfRow(working, at), STEPS, grouped),
    ...ofRow.map((line) => stepLine(line, numbers)),
  ];
  return html`<p class="of"><b>${name}</b></p>
    ${steps.length > 0 ? steps : workingLine('Score', html`<b>${figure(entries[at]!, grouped)}</b>`)}`;
}

function notes(comparison: Comparison, { entrants }: ComparedOf, numbers: Numbers): TemplateResult {
  const { columns, unscored } = comparison;
  const names = entrants.map(({ name }) => name);
  return html`<p class="note leads">${leadsInWords(comparison, names, numbers)} ${orderInWords(columns, numbers)}</p>
    ${notScored(unscored, numbers).map(({ says, systems, reasons }) => html`<p class="note"><b>${says}</b>: ${[`${systems.join('; ')}.`, ...reasons].join(' ')}</p>`)}
    <p class="note">Under each score: its place, and its share of all points. <span class="opens">Every figure opens its working.</span></p>`;
}
