// The form of one game: who took part, who finished where, and whether the dilution factor applies.
import { html, type TemplateResult } from 'lit/html.js';
import type { PentamindGame, PentamindSheet } from 'tallysheet';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/field.ts';
import { notes } from '../../form/note.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import { settings } from '../../form/settings.ts';
import { choice } from '../../ui/choice.ts';
import { tick } from '../../ui/tick.ts';
import { placeByOrder, placeQuestions, withPlaces } from '../places.ts';
import { form } from './model.ts';
import { settingWords } from './settings.ts';
import { drawSheet } from './sheet.ts';
import { LEAST, MOST, type GameModel, type GameState } from './state.ts';

export const view: FormView<GameState, PentamindGame, PentamindSheet> = { form, fields, sheet: drawSheet };

function fields(model: GameModel): TemplateResult {
  const { finish, diluted, formula } = model.state;
  return html`
    ${heading(model, 'Game')}
    ${playerList({
      model,
      rows: finish,
      columns: [
        NAME_COLUMN,
        { field: 'place', title: 'Place', kind: 'count', placeholder: (index) => placeByOrder(finish, index) },
      ],
      least: LEAST,
      most: MOST,
      noun: 'player',
      at: (index, field) => `/finish/${index}/${field}`,
      change: (rows) => ({ finish: withPlaces(rows, finish) }),
      result: (index) => model.numbers.grouped(model.sheet?.rows[index]?.points ?? ''),
      resultTitle: 'Points',
    })}
    <p class="aside">List them as they finished, or type the places. A tie is the same place twice.</p>
    ${notes(placeQuestions(model))}
    ${tick({ label: 'With the dilution factor, in events that the organisers name', checked: diluted, at: '/diluted', set: (checked) => model.edit({ diluted: checked }) })}
    ${settings(model, { formula: choice({ ...settingWords.formula, name: 'formula', value: formula, set: (chosen) => model.edit({ formula: chosen }) }) })}
  `;
}
