// The fields of a Diplomacy board: seven lines, and below them how many centres are spoken for.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { Desk } from '../desk.ts';
import { capital, grouped } from '../entry/figures.ts';
import { fieldId } from '../parts/field.ts';
import type { PlayerColumn } from '../parts/player_list.ts';
import type { Row } from '../parts/rows.ts';
import { shares } from '../parts/shares.ts';
import '../parts/players.ts';
import './diplomacy.css';
import { centresOf, POWERS, type BoardState } from './powers.ts';

const COLUMNS: PlayerColumn[] = [
  { field: 'player', title: 'Player', kind: 'name' },
  { field: 'centres', title: 'Centres', kind: 'count' },
];

/** As wide as two figures. */
const TWO_FIGURES = '\u2007\u2007';

interface PowerList {
  resultTitle: string;
  figure(index: number): string | undefined;
  more?(index: number): unknown;
}

export function powerList(desk: Desk<BoardState>, list: PowerList): TemplateResult {
  return html`<tally-players .list=${{
    desk,
    rows: desk.state.powers,
    columns: COLUMNS,
    least: POWERS.length,
    most: POWERS.length,
    noun: 'power',
    numbered: 'Power',
    fixed: POWERS.map(capital),
    at: (index: number, field: string) => `/powers/${index}/${field}`,
    change: (powers: Row[]) => ({ powers }),
    result: (index: number) => grouped(list.figure(index) ?? ''),
    ...list,
  }}></tally-players>`;
}

/** "31 of 34 centres" over a scale of as many, and what is wrong with them taken together. */
export function runningCount(desk: Desk<BoardState>): TemplateResult {
  const centres = desk.state.powers.map((row) => centresOf(row) || 0);
  const held = centres.reduce((sum, some) => sum + some, 0);
  const all = desk.engine && allCentres(desk.engine);
  const problems = desk.problems.filter(({ at }) => at === '/powers');
  const over = problems.some(({ code }) => code === 'range');
  return html`<div class="centre-count ${over ? 'over' : ''}" id=${fieldId(desk, '/powers')} tabindex="-1">
    <p class="count-line"><b>${held}</b> of ${all ?? TWO_FIGURES} centres</p>
    <div class="scale">${all ? shares(centres, String(over ? all : held), String(all)) : nothing}</div>
    <div role="status">${problems.map(({ message }) => html`<p class="problem">${message}</p>`)}</div>
  </div>`;
}

/** The most that one power can hold is all there are. */
function allCentres(engine: Tallysheet): number {
  const { powers } = engine.sizeMatters.shapes['scoreGame'] as { powers: [number, number, { centres: [number, number] }] };
  return powers[2].centres[1];
}
