// The form of any other game by a rule: its players with places, scores or both.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RuleReading, RuleSheet } from 'tallysheet';
import type { FormView } from '../../form/form_view.ts';
import { notes } from '../../form/note.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import { withText, type Row } from '../../ui/rows.ts';
import { placeByOrder, placeQuestions, withPlaces } from '../places.ts';
import { askedField, questionsOfRow, ruleFields } from './common_fields.ts';
import { form } from './players_model.ts';
import { hasPlaces, hasScores } from './request.ts';
import { readFirst } from './rule_field.ts';
import { drawSheet } from './sheet.ts';
import { MOST, type GameRequest, type PlayersModel, type PlayersState } from './state.ts';

export const view: FormView<PlayersState, GameRequest, RuleSheet> = {
  form,
  fields,
  sheet: drawSheet,
  readFirst: ({ rule }) => readFirst(rule),
};

function fields(model: PlayersModel): TemplateResult {
  return ruleFields(model, (reading) => players(model, reading));
}

function players(model: PlayersModel, reading: RuleReading): TemplateResult {
  const rows = model.state.players;
  const [least, most] = reading.players;
  const byPlace = hasPlaces(reading);
  return html`${playerList({
    model,
    rows,
    columns: columnsFor(reading, rows),
    least,
    most: Math.min(most, MOST),
    noun: 'player',
    at: (index, name) => `/players/${index}/${name}`,
    change: (changed) => ({ players: byPlace ? withPlaces(changed, rows) : changed }),
    result: (index) => model.numbers.grouped(model.sheet?.rows[index]?.score ?? ''),
    resultTitle: byPlace || !hasScores(reading) ? 'Points' : 'Result',
    more: (index) => below(model, reading, index),
  })}
    ${byPlace ? html`<p class="aside">List them as they finished, or type the places. A tie is the same place twice.</p> ${notes(questionsAboutPlaces(model))}` : nothing}
    ${reading.reads.includes('hours') ? hours(model) : nothing}`;
}

function columnsFor(reading: RuleReading, rows: Row[]): PlayerColumn[] {
  const place: PlayerColumn = {
    field: 'place',
    title: 'Place',
    kind: 'count',
    placeholder: (index) => placeByOrder(rows, index),
  };
  const score: PlayerColumn = { field: 'score', title: 'Score', kind: 'money' };
  return [NAME_COLUMN, ...(hasPlaces(reading) ? [place] : []), ...(hasScores(reading) ? [score] : [])];
}

function below(model: PlayersModel, reading: RuleReading, index: number): TemplateResult | typeof nothing {
  const rows = model.state.players;
  const set = (answers: string) => model.edit({ players: withText(rows, index, 'answers', answers) });
  return questionsOfRow(model, reading, { row: rows[index] as Row, at: `/players/${index}`, set });
}

function questionsAboutPlaces({ sheet, request, state, numbers }: PlayersModel): string[] {
  const finish = (request?.players ?? []).map(({ place = 0 }) => ({ place }));
  return placeQuestions({ sheet, request: { finish }, state: { finish: state.players }, numbers });
}

function hours(model: PlayersModel): TemplateResult {
  const set = (hours: string) => model.edit({ hours });
  return askedField(model, { at: '/hours', label: 'Hours played', value: model.state.hours, set });
}
