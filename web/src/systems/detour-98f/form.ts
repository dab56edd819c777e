// One game of Diplomacy: seven powers, their centres, and when the eliminated last held one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import { powerList, runningCount } from '../diplomacy/board_fields.ts';
import { ledBy } from '../diplomacy/board_sheet.ts';
import { centresOf, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { Reader } from '../../form/reader.ts';
import { field, fieldId, fieldProblem } from '../../form/field.ts';
import { heading } from '../../form/heading.ts';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import type { Form } from '../../form/form.ts';
import { gameSheet } from './sheet.ts';
import { gameState, type GameState, type Line, type GameModel } from './state.ts';
import './form.css';

export const form: Form<GameState, Detour98fGame, Detour98fSheet> = {
  id: 'detour-98f',
  state: gameState,
  read({ powers }) {
    const reader = new Reader();
    return {
      request: { powers: powers.map((row, index) => readLine(row, index, reader)), working: true },
      problems: reader.problems,
    };
  },
  score: (engine, request) => engine.detour98f.scoreGame(request),
  nameOf: (at) =>
    nameOfPowerField(at, { 'lastHeld/year': 'last Fall alive', 'lastHeld/centres': 'number of centres then' }),
  fieldOf: (at) => at.replace(/lastHeld$/, 'lastHeld/year'),
  unfinished: () => false,
  verdict({ rows, result }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'win', first[0]?.points);
  },
  fields,
  sheet: gameSheet,
};

function isEliminated(row: Row): boolean {
  return centresOf(row) === 0;
}

function readLine(row: Row, index: number, reader: Reader): Line {
  const line = readPower(row, index, reader);
  const lastHeld = isEliminated(row) ? readLastFall(row, `/powers/${index}/lastHeld`, reader) : undefined;
  return lastHeld ? { ...line, lastHeld } : line;
}

/** Returns undefined while both fields are blank, so that one problem is reported instead of two. */
function readLastFall(row: Row, at: string, reader: Reader): Line['lastHeld'] {
  const year = reader.count(`${at}/year`, textOf(row, 'year'));
  const centres = reader.count(`${at}/centres`, textOf(row, 'held'));
  return year === undefined && centres === undefined ? undefined : ({ year, centres } as Line['lastHeld']);
}

function fields(model: GameModel): TemplateResult {
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, {
      resultTitle: 'Points',
      figure: (index) => model.sheet?.rows[index]?.points,
      more: (index) => lastFall(model, index),
    })}
    ${runningCount(model)}
  `;
}

function lastFall(model: GameModel, index: number): TemplateResult | typeof nothing {
  const row = model.state.powers[index];
  if (!row || !isEliminated(row)) return nothing;
  const at = `/powers/${index}/lastHeld`;
  return html`<div class="last-fall">
    ${lastFallField(model, row, index, `${at}/year`, 'year', 'Last Fall alive')}
    ${lastFallField(model, row, index, `${at}/centres`, 'held', 'centres then')}
  </div>`;
}

function lastFallField(
  model: GameModel,
  row: Row,
  index: number,
  at: string,
  name: string,
  label: string,
): TemplateResult {
  const set = (text: string) => model.edit({ powers: withText(model.state.powers, index, name, text) });
  return html`<label for=${fieldId(model, at)}>${label}</label>
    <span class="cell ${name}">${field(model, { at, kind: 'count', value: textOf(row, name), column: 'last-fall', set })}</span>
    ${fieldProblem(model, at, set)}`;
}
