// The form of one game of Diplomacy: seven powers, their centres, and the extra fields of the eliminated.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import { powerList, runningCount } from '../diplomacy/board_fields.ts';
import { isEliminated } from '../diplomacy/powers.ts';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/field.ts';
import type { Row } from '../../ui/rows.ts';
import { lastFallFields, lastFallOrQuestion } from './last_fall.ts';
import { form } from './model.ts';
import { drawSheet } from './sheet.ts';
import type { GameModel, GameState } from './state.ts';
import './form.css';

export const view: FormView<GameState, Detour98fGame, Detour98fSheet> = {
  form,
  fields: (model) => fields(model, lastFallOrQuestion),
  sheet: drawSheet,
  inEvent: {
    form: form.inEvent!,
    fields: (model) => html`${fields(model, lastFallFields)} ${why(model)}`,
    sheet: drawSheet,
  },
};

function fields(
  model: GameModel,
  ofEliminated: (model: GameModel, row: Row, index: number) => TemplateResult,
): TemplateResult {
  const more = (index: number) => {
    const row = model.state.powers[index];
    return row && isEliminated(row, model.numbers) ? ofEliminated(model, row, index) : nothing;
  };
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, { resultTitle: 'Points', figure: (index) => model.sheet?.rows[index]?.points, more })}
    ${runningCount(model)}
  `;
}

/** Why an event asks more than the form alone. */
function why({ state, numbers }: GameModel): TemplateResult | typeof nothing {
  if (!state.powers.some((row) => isEliminated(row, numbers))) return nothing;
  return html`<p class="aside">The event asks for the last Fall and its centres because its standings compare eliminations by them.</p>`;
}
