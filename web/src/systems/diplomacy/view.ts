// The form of one game in a further system: seven powers, their centres, who shares the draw, and years.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { DiplomacyGameRequest, DiplomacySheet, Power } from 'tallysheet';
import { settings } from '../../form/settings.ts';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/field.ts';
import { FURTHER_SYSTEMS } from '../compare/further_systems.ts';
import { decided, drawMarks, powerList, runningCount } from './board_fields.ts';
import { chosenSystem, form, systemTitle } from './model.ts';
import { isEliminated } from './powers.ts';
import { winnerOf } from './result.ts';
import { drawSheet } from './sheet.ts';
import type { GameModel, GameState } from './state.ts';
import { lastFall, yearOfWin } from './year_fields.ts';

export const view: FormView<GameState, DiplomacyGameRequest, DiplomacySheet> = { form, fields, sheet: drawSheet };

function fields(model: GameModel): TemplateResult {
  const { powers } = model.state;
  const more = (index: number) => {
    const row = powers[index];
    return row && isEliminated(row, model.numbers) ? lastFall(model, row, index) : nothing;
  };
  const winner = winnerOn(model);
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, { resultTitle: 'Score', figure: (index) => model.sheet?.rows[index]?.score, more })}
    ${runningCount(model)}
    ${winner ? html`${decided(winner, 'won')} ${yearOfWin(model, winner)}` : drawMarks(model, html`<small>Only Draw size asks</small>`)}
    ${yearsNote(model, winner)}
    ${settings(model, { system: systemField(model) }, systemTitle(model.state))}
  `;
}

function winnerOn({ engine, request }: GameModel): Power | null {
  return engine && request && winnerOf(engine, request);
}

/** Says that years which are blank are not missing. */
function yearsNote({ sheet, state, numbers }: GameModel, winner: Power | null): TemplateResult | typeof nothing {
  const isBlank = winner ? state.finalYear.trim() === '' : false;
  const hasBlank = isBlank || state.powers.some((row) => isEliminated(row, numbers) && !row['year']?.trim());
  return sheet && hasBlank
    ? html`<p class="aside">${systemTitle(state)} scores without years; other systems need them.</p>`
    : nothing;
}

function systemField(model: GameModel): TemplateResult {
  const chosen = chosenSystem(model.state);
  const choose = (event: Event) => model.edit({ system: (event.target as HTMLSelectElement).value });
  return html`<p>
    <label for="diplomacy-system">System</label>
    <select id="diplomacy-system" data-at="/system" @change=${choose}>
      ${FURTHER_SYSTEMS.map(({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${name}</option>`)}
    </select>
  </p>`;
}
