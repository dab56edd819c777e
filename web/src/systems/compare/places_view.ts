// The form for the places of any game, entered once: who took part, who finished where, and the game scores if they are known.
import { html, type TemplateResult } from 'lit/html.js';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/field.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import { filledRows } from '../../ui/rows.ts';
import { tick } from '../../ui/tick.ts';
import { isOfDiplomacy } from '../own-rule/reading.ts';
import { readFirst } from '../own-rule/rule_field.ts';
import type { Comparison } from './comparison.ts';
import type { GameResult } from './game_systems.ts';
import { form, nameOf } from './places_model.ts';
import { ruleChoice, rulesFor } from './rule_choice.ts';
import { comparedSheet } from './sheet.ts';
import { LEAST, MOST, type PlacesModel, type PlacesState } from './state.ts';
import './compare.css';

export const view: FormView<PlacesState, GameResult, Comparison> = {
  form,
  fields,
  sheet(comparison, model) {
    rulesFor(model);
    return comparedSheet(comparison, model, {
      heading: model.state.heading || 'One game under several systems',
      entrants: filledRows(model.state.finish, LEAST).map((row, at) => ({
        key: row.key,
        name: nameOf(row, at),
        label: nameOf(row, at),
      })),
      noun: 'Player',
    });
  },
  readFirst: ({ rule }) => (rule.trim() ? readFirst(rule) : html``),
};

function fields(model: PlacesModel): TemplateResult {
  const { finish } = model.state;
  return html`
    ${heading(model, 'Game')}
    ${playerList({
      model,
      rows: finish,
      columns: [
        NAME_COLUMN,
        { field: 'score', title: 'Game score', kind: 'money' },
        { field: 'place', title: 'Place', kind: 'count', placeholder: (index) => String(index + 1) },
      ],
      least: LEAST,
      most: MOST,
      noun: 'player',
      at: (index, field) => `/finish/${index}/${field}`,
      change: (rows) => ({ finish: rows }),
    })}
    <p class="aside">List them as they finished, or type the places. Puffing Billy is compared where every game score is typed, for two to six players
      without shared places. This page takes up to 100 players; the Pentamind’s formula for more is in the package.</p>
    ${tick({ label: 'Pentamind: with the dilution factor, in events that its organisers name', checked: model.state.diluted, set: (diluted) => model.edit({ diluted }) })}
    ${ruleChoice(model, (text) => !isOfDiplomacy(text))}
  `;
}
