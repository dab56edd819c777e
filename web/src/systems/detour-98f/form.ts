// One game of Diplomacy: seven powers, their centres, and the extra fields of the eliminated.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import { powerList, runningCount } from '../diplomacy/board_fields.ts';
import { ledBy } from '../diplomacy/board_sheet.ts';
import { comparedBoard, isEliminated, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { Reader } from '../../form/reader.ts';
import { heading } from '../../form/heading.ts';
import type { Row } from '../../ui/rows.ts';
import type { Form } from '../../form/form.ts';
import { lastFallFields, lastFallOrAnswer, lastFallOrQuestion, typedLastFall } from './last_fall.ts';
import { gameSheet } from './sheet.ts';
import { gameState, type GameState, type GameModel } from './state.ts';
import './form.css';

type GameForm = Form<GameState, Detour98fGame, Detour98fSheet>;

const common: Omit<GameForm, 'read' | 'fields'> = {
  id: 'detour-98f',
  state: gameState,
  score: (engine, request) => engine.detour98f.scoreGame(request),
  nameOf: (at) =>
    nameOfPowerField(at, {
      lastHeld: 'answer for Fall 1905',
      'lastHeld/year': 'last Fall alive',
      'lastHeld/centres': 'number of centres then',
    }),
  unfinished: () => false,
  verdict({ rows, result }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'win', first[0]?.points);
  },
  compared: comparedBoard,
  sheet: gameSheet,
};

export const form: GameForm = {
  ...common,
  read: (state) => readGame(state, lastFallOrAnswer),
  fields: (model) => fields(model as GameModel, lastFallOrQuestion),
  inEvent: {
    ...common,
    read: (state) => readGame(state, typedLastFall),
    fieldOf: (at) => at.replace(/lastHeld$/, 'lastHeld/year'),
    fields: (model) => html`${fields(model as GameModel, lastFallFields)} ${why(model as GameModel)}`,
  },
};

function readGame({ powers }: GameState, readLastFall: typeof typedLastFall): ReturnType<GameForm['read']> {
  const reader = new Reader();
  const lines = powers.map((row, index) => {
    const line = readPower(row, index, reader);
    const lastHeld = isEliminated(row) ? readLastFall(row, `/powers/${index}/lastHeld`, reader) : undefined;
    return lastHeld ? { ...line, lastHeld } : line;
  });
  return { request: { powers: lines, working: true }, problems: reader.problems };
}

function fields(
  model: GameModel,
  ofEliminated: (model: GameModel, row: Row, index: number) => TemplateResult,
): TemplateResult {
  const more = (index: number) => {
    const row = model.state.powers[index];
    return row && isEliminated(row) ? ofEliminated(model, row, index) : nothing;
  };
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, { resultTitle: 'Points', figure: (index) => model.sheet?.rows[index]?.points, more })}
    ${runningCount(model)}
  `;
}

/** Why an event asks more than the form alone. */
function why({ state }: GameModel): TemplateResult | typeof nothing {
  if (!state.powers.some(isEliminated)) return nothing;
  return html`<p class="aside">The event asks for the last Fall and its centres because its standings compare eliminations by them.</p>`;
}
