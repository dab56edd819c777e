// The form of one game: who took part, and who finished where.
import { html, type TemplateResult } from 'lit/html.js';
import type { RplopsGame, RplopsSheet } from 'tallysheet';
import { heading } from '../../form/field.ts';
import { notes } from '../../form/note.ts';
import { wrapping } from '../../form/sheet_table.ts';
import type { FormView } from '../../form/form_view.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import './form.css';
import { formulaFields } from './formula_fields.ts';
import { form } from './model.ts';
import { placeByOrder, placeQuestions, withPlaces } from '../places.ts';
import { drawSheet } from './sheet.ts';
import { MOST, type GameModel, type GameState } from './state.ts';

export const view: FormView<GameState, RplopsGame, RplopsSheet> = { form, fields, sheet: drawSheet };

function fields(model: GameModel): TemplateResult {
  const { finish } = model.state;
  return html`
    ${heading(model, 'Game')}
    ${playerList({
      model,
      rows: finish,
      columns: [
        NAME_COLUMN,
        { field: 'place', title: 'Place', kind: 'count', placeholder: (index) => placeByOrder(finish, index) },
      ],
      least: 1,
      most: MOST,
      noun: 'player',
      at: (index, field) => `/finish/${index}/${field}`,
      change: (rows) => ({ finish: withPlaces(rows, finish) }),
      result: (index) => wrapping(model.sheet?.rows[index]?.points ?? '', model.numbers),
      resultTitle: 'Points',
    })}
    <p class="aside">List them as they finished, or type the places. A tie is the same place twice.</p>
    ${notes(placeQuestions(model))}
    ${formulaFields(model)}
  `;
}
