// The form of the final: one list of players as they sit in game 1, and what each scored in both games.
import { html, type TemplateResult } from 'lit/html.js';
import type { TwoGameRequest, TwoGameSheet } from 'tallysheet';
import { choice } from '../../ui/choice.ts';
import { heading } from '../../form/field.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { settings } from '../../form/settings.ts';
import type { FormView } from '../../form/form_view.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import './form.css';
import { form, SCORES } from './model.ts';
import { nameAt, seatInGame } from './seats.ts';
import { settingWords } from './settings.ts';
import { drawSheet } from './sheet.ts';
import { LEAST, MOST, type FinalModel, type FinalState } from './state.ts';

export const view: FormView<FinalState, TwoGameRequest, TwoGameSheet> = { form, fields, sheet: drawSheet };

function fields(model: FinalModel): TemplateResult {
  const { players, rounding } = model.state;
  return html`
    ${heading(model, 'Event')}
    ${playerList({
      model,
      rows: players,
      columns: [NAME_COLUMN, scoreColumn(model, 0), scoreColumn(model, 1)],
      least: LEAST,
      most: MOST,
      noun: 'player',
      numbered: 'Seat',
      at: pointerOf,
      change: (rows) => ({ players: rows }),
      result: (index) =>
        model.numbers.grouped(model.sheet?.rows.find(({ player }) => player === nameAt(players, index))?.total ?? ''),
      resultTitle: 'Total',
    })}
    <p class="aside">List them as they sit in game 1. Game 2 is played in reverse order.</p>
    ${settings(model, {
      rounding: html`${choice({ ...settingWords.rounding, name: 'rounding', value: rounding, set: (value) => model.edit({ rounding: value }) })}
        <p class="aside">The rules can be read either way; their example rounds game by game.</p>`,
    })}
  `;
}

function pointerOf(index: number, field: string): string {
  return field === 'player' ? `/games/0/${index}/player` : `/games/${field === SCORES[0] ? 0 : 1}/${index}/score`;
}

function scoreColumn(model: FinalModel, game: 0 | 1): PlayerColumn {
  return {
    field: SCORES[game],
    title: `Game ${game + 1}`,
    kind: 'money',
    corner: (index) => `seat ${seatInGame(model, game, index)}`,
  };
}
