// One game of Diplomacy: seven powers, their centres, and who shares the draw.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power, SizeMattersGame, SizeMattersSheet } from 'tallysheet';
import type { Desk } from '../../desk.ts';
import { powerList, runningCount } from '../../diplomacy/board_fields.ts';
import { ledBy } from '../../diplomacy/board_sheet.ts';
import { blankPowers, centresOf, exampleRows, nameOfPowerField, readPower, type BoardState } from '../../diplomacy/powers.ts';
import { capital } from '../../entry/figures.ts';
import { Reader } from '../../entry/reader.ts';
import { choice } from '../../parts/choice.ts';
import { heading } from '../../parts/heading.ts';
import { textOf, withText, type Row } from '../../parts/rows.ts';
import { settings } from '../../parts/settings.ts';
import { tick } from '../../parts/tick.ts';
import type { Form } from '../../system.ts';
import { gameExample } from './example.ts';
import { scoreGame, soloist } from './score.ts';
import { gameSheet } from './sheet.ts';
import './form.css';

type Rounding = NonNullable<SizeMattersGame['rounding']>;

export interface GameState extends BoardState {
  rounding: Rounding;
  floor: boolean;
}

export type GameDesk = Desk<GameState, SizeMattersGame, SizeMattersSheet>;

const ROUNDINGS: { value: Rounding; label: string; hint: string }[] = [
  { value: 'published', label: 'As published', hint: 'the modifier is rounded to two places, then used' },
  { value: 'exact', label: 'Exact', hint: 'only the score is rounded' },
];

export const form: Form<GameState, SizeMattersGame, SizeMattersSheet> = {
  id: 'size-matters',
  blank: () => ({ heading: '', powers: blankPowers(), rounding: 'published', floor: true }),
  example: () => ({ ...form.blank(), heading: 'Round 1, board 1', powers: exampleRows(gameExample.request.powers) }),
  read({ powers, rounding, floor }) {
    const reader = new Reader();
    const marked = powers.some(isLeftOut);
    const lines = powers.map((row, index) => {
      const line = readPower(row, index, reader);
      return marked && survives(row) ? { ...line, inDraw: !isLeftOut(row) } : line;
    });
    return { request: { powers: lines, rounding, floor, working: true }, problems: reader.problems };
  },
  score: scoreGame,
  nameOf: (at) => nameOfPowerField(at),
  fieldOf: (at) => at.replace(/\/\d\/inDraw$/, ''),
  unfinished: () => false,
  verdict({ rows, result }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'solo', first[0]?.score);
  },
  fields,
  sheet: gameSheet,
};

function survives(row: Row): boolean {
  return (centresOf(row) ?? 0) > 0;
}

/** Marked as not sharing the draw, and with centres to share it. */
function isLeftOut(row: Row): boolean {
  return textOf(row, 'draw') === 'out' && survives(row);
}

function fields(desk: GameDesk): TemplateResult {
  const { rounding, floor } = desk.state;
  return html`
    ${heading(desk, 'Game')}
    ${powerList(desk, { resultTitle: 'Score', figure: (index) => desk.sheet?.rows[index]?.score })}
    ${runningCount(desk)} ${draw(desk)}
    ${settings(html`
      ${choice({ legend: 'Rounding', name: 'rounding', value: rounding, options: ROUNDINGS, set: (value) => desk.change({ rounding: value }) })}
      ${tick({ label: 'Floor: in a draw, at least six sevenths of the draw score', checked: floor, set: (checked) => desk.change({ floor: checked }) })}
    `)}
  `;
}

/** Who shares the draw, to tick off; after a solo, only who has won it. */
function draw(desk: GameDesk): TemplateResult | typeof nothing {
  const { state } = desk;
  const solo = soloistOn(desk);
  if (solo) return html`<p class="solo"><b>${capital(solo)}</b> has soloed.</p>`;
  if (!state.powers.some(survives)) return nothing;
  return html`<fieldset class="draw">
    <legend>In the draw</legend>
    ${state.powers.map((row, index) => (survives(row) ? sharer(desk, row, index) : nothing))}
  </fieldset>`;
}

function soloistOn({ sheet, engine, request }: GameDesk): Power | null {
  if (sheet) return sheet.soloist;
  return engine && request && soloist(engine, request);
}

function sharer(desk: GameDesk, row: Row, index: number): TemplateResult {
  const set = (checked: boolean) => desk.change({ powers: withText(desk.state.powers, index, 'draw', checked ? '' : 'out') });
  return tick({ label: capital(row.key), checked: !isLeftOut(row), set, at: `/powers/${index}/inDraw` });
}
