// The places of any game, entered once: who took part, who finished where, and the game scores if they are known.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { heading } from '../../form/heading.ts';
import '../../form/players.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { shortened } from '../../ui/sentences.ts';
import { tick } from '../../ui/tick.ts';
import { compareUnder, type Comparison } from './comparison.ts';
import { GAME_SYSTEMS, SCORED_GAME_SYSTEMS, type GameResult } from './game_systems.ts';
import { comparedSheet } from './sheet.ts';
import { LEAST, MOST, placesState, type PlacesModel, type PlacesState } from './state.ts';
import { verdict } from './words.ts';
import './compare.css';

export const form: Form<PlacesState, GameResult, Comparison> = {
  id: 'compare/places',
  state: placesState,
  alone: true,
  needsWhole: true,
  filledFrom: (contents, { sorted, diluted }) => ({ ...placesState.blank(), sorted, diluted, ...contents }),
  read: ({ finish, diluted }) => {
    const reader = new Reader();
    return { request: { ...readResult(filledRows(finish, LEAST), reader), diluted }, problems: reader.problems };
  },
  score(engine: Tallysheet, result) {
    const places = engine.rplops.scoreGame({ finish: result.finish });
    if (!places.ok) return places;
    return compareUnder(engine, result.scores ? [...GAME_SYSTEMS, ...SCORED_GAME_SYSTEMS] : GAME_SYSTEMS, result);
  },
  nameOf: (at, { finish }) => nameOfField(finish, at),
  unfinished: ({ finish }) => finish.some(isBlank),
  verdict: (comparison, { finish }) => verdict(comparison, finish.map(nameOf)),
  fields,
  sheet: (comparison, model) =>
    comparedSheet(comparison, model as PlacesModel, {
      heading: model.state.heading || 'One game under several systems',
      entrants: filledRows(model.state.finish, LEAST).map((row, at) => ({
        key: row.key,
        name: nameOf(row, at),
        label: nameOf(row, at),
      })),
      noun: 'Player',
    }),
};

function readResult(rows: Row[], reader: Reader): GameResult {
  const finish = rows.map((row, index) => ({
    player: reader.name(`/finish/${index}/player`, textOf(row, 'player')),
    place: reader.count(`/finish/${index}/place`, placeOf(row, index)) as number,
  }));
  const scores = rows.map((row, index) => reader.number(`/finish/${index}/score`, textOf(row, 'score'), 'money'));
  return { finish, scores: scores.every((score) => score !== undefined) ? scores : null };
}

/** The place as typed, "2=" too; else the place in the list. */
function placeOf(row: Row, index: number): string {
  return textOf(row, 'place').trim().replace(/=/g, '') || (isBlank(row) ? '' : String(index + 1));
}

function nameOf(row: Row, index: number): string {
  return textOf(row, 'player').trim() || `Player ${index + 1}`;
}

function nameOfField(finish: Row[], at: string): string {
  const [, index, field] = pointerParts(at);
  if (index === undefined) return 'the game';
  const who = finish[Number(index)]?.['player']?.trim();
  if (field === 'player') return `name of player ${Number(index) + 1}`;
  const what = field === 'score' ? 'game score' : 'place';
  return who ? `${shortened(who)}’s ${what}` : `the ${what} of player ${Number(index) + 1}`;
}

function fields(model: PlacesModel): TemplateResult {
  const { finish } = model.state;
  return html`
    ${heading(model, 'Game')}
    <tally-players .list=${{
      model,
      rows: finish,
      columns: [
        { field: 'player', title: 'Player', kind: 'name' },
        { field: 'score', title: 'Game score', kind: 'money' },
        { field: 'place', title: 'Place', kind: 'count', placeholder: (index: number) => String(index + 1) },
      ],
      least: LEAST,
      most: MOST,
      noun: 'player',
      at: (index: number, field: string) => `/finish/${index}/${field}`,
      change: (rows: Row[]) => ({ finish: rows }),
    }}></tally-players>
    <p class="aside">List them as they finished, or type the places. Puffing Billy is compared where every game score is typed, for two to six players
      without shared places. This page takes up to 100 players; the Pentamind’s formula for more is in the package.</p>
    ${tick({ label: 'Pentamind: with the dilution factor, in events that its organisers name', checked: model.state.diluted, set: (diluted) => model.edit({ diluted }) })}
  `;
}
