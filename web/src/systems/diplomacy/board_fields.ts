// The fields of a Diplomacy board: seven lines, the total of centres, and who shares a draw: every survivor but those
// marked as left out.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { FormModel } from '../../form/model.ts';
import { capital, agreeing } from '../../ui/sentences.ts';
import { fieldId } from '../../form/field.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { withText, type Row } from '../../ui/rows.ts';
import { shares } from '../../ui/shares.ts';
import { tick } from '../../ui/tick.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import './diplomacy.css';
import { centresOf, isLeftOut, POWERS, survives, type BoardState } from './powers.ts';

const COLUMNS: PlayerColumn[] = [NAME_COLUMN, { field: 'centres', title: 'Centres', kind: 'count' }];

/** A blank as wide as two digits. */
const TWO_FIGURES = '\u2007\u2007';

interface PowerList {
  resultTitle: string;
  figure(index: number): string | undefined;
  more?(index: number): unknown;
}

export function powerList(model: FormModel<BoardState>, list: PowerList): TemplateResult {
  return playerList({
    model,
    rows: model.state.powers,
    columns: COLUMNS,
    least: POWERS.length,
    most: POWERS.length,
    noun: 'power',
    numbered: 'Power',
    fixed: POWERS.map(capital),
    at: (index, field) => `/powers/${index}/${field}`,
    change: (powers) => ({ powers }),
    result: (index) => model.numbers.grouped(list.figure(index) ?? ''),
    ...list,
  });
}

/** "31 of 34 centres" with a scale, and problems of the total. */
export function runningCount(model: FormModel<BoardState>): TemplateResult {
  const centres = model.state.powers.map((row) => centresOf(row, model.numbers) || 0);
  const held = centres.reduce((sum, some) => sum + some, 0);
  const all = model.engine && allCentres(model.engine);
  const problems = model.problems.filter(({ at }) => at === '/powers');
  const free = model.sheet && all ? all - held : 0;
  const over = problems.some(({ code }) => code === 'range');
  return html`<div class="centre-count ${over ? 'over' : ''}" id=${fieldId(model, '/powers')} tabindex="-1">
    <p class="count-line"><b>${held}</b> of ${all ?? TWO_FIGURES} centres</p>
    <div class="scale">${all ? shares(centres, String(over ? all : held), String(all)) : nothing}</div>
    <div role="status">${problems.map(({ message }) => html`<p class="problem">${message}</p>`)}${free > 0 ? html`<p class="query">${inNobodysHands(free)}</p>` : nothing}</div>
  </div>`;
}

function inNobodysHands(centres: number): string {
  return `${centres} ${agreeing(centres, 'centre is', 'centres are')} in nobody’s hands: neutral, or mistyped?`;
}

/** The number of centres on the map is the maximum for one power. */
function allCentres(engine: Tallysheet): number {
  const { powers } = engine.sizeMatters.shapes['scoreGame'] as {
    powers: [number, number, { centres: [number, number] }];
  };
  return powers[2].centres[1];
}

/** A checkbox for each survivor; `hint` follows the legend. */
export function drawMarks(model: FormModel<BoardState>, hint: unknown = nothing): TemplateResult | typeof nothing {
  const isAlive = (row: Row) => survives(row, model.numbers);
  const { powers } = model.state;
  if (!powers.some(isAlive)) return nothing;
  return html`<fieldset class="draw">
    <legend>In the draw ${hint}</legend>
    ${powers.map((row, index) => (isAlive(row) ? sharer(model, row, index) : nothing))}
  </fieldset>`;
}

/** A sentence that replaces the marks where they mean nothing: "Austria has won." */
export function decided(power: string, how: string): TemplateResult {
  return html`<p class="solo"><b>${capital(power)}</b> has ${how}.</p>`;
}

function sharer(model: FormModel<BoardState>, row: Row, index: number): TemplateResult {
  const set = (checked: boolean) =>
    model.edit({ powers: withText(model.state.powers, index, 'draw', checked ? '' : 'out') });
  return tick({ label: capital(row.key), checked: !isLeftOut(row, model.numbers), set, at: `/powers/${index}/inDraw` });
}
