// The final: one list of players as they sit in game 1, and what each scored in both games.
import { html, type TemplateResult } from 'lit/html.js';
import type { TwoGameRequest, TwoGameSheet } from 'tallysheet';
import { grouped } from '../../ui/figures.ts';
import { Reader } from '../../form/reader.ts';
import { shortened } from '../../ui/sentences.ts';
import { choice } from '../../ui/choice.ts';
import { heading } from '../../form/heading.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { settings } from '../../form/settings.ts';
import type { Form } from '../../form/form.ts';
import '../../form/players.ts';
import './form.css';
import { nameAt, seatInGame } from './seats.ts';
import { settingWords } from './settings.ts';
import { finalSheet } from './sheet.ts';
import { finalState, LEAST, MOST, type FinalState, type FinalModel } from './state.ts';

/** The row's field for the score of each game. */
const SCORES = ['game1', 'game2'] as const;

export const form: Form<FinalState, TwoGameRequest, TwoGameSheet> = {
  id: 'union-pacific',
  state: finalState,
  read({ players, rounding }) {
    const reader = new Reader();
    const rows = filledRows(players, LEAST);
    rows.forEach((row, index) => reader.name(`/games/0/${index}/player`, textOf(row, 'player')));
    return {
      request: { games: [readGame(rows, 0, reader), readGame(rows, 1, reader)], rounding, working: true },
      problems: reader.problems,
    };
  },
  score: (engine, request) => engine.unionPacific.scoreFinal(request),
  nameOf(at, { players }) {
    const [, game, index, field] = pointerParts(at);
    if (!field) return game === undefined ? 'the final' : `game ${Number(game) + 1}`;
    const who = shortened(nameAt(players, Number(index)));
    return field === 'player'
      ? `name of the player in seat ${Number(index) + 1}`
      : `${who}’s score in game ${Number(game) + 1}`;
  },
  fieldOf: (at) => at.replace(/^\/games\/1\/(\d+)\/player$/, '/games/0/$1/player'),
  unfinished: ({ players }) => players.some(isBlank),
  verdict({ rows }) {
    const first = rows.filter(({ place }) => place === 1);
    return {
      who: first.map(({ player }) => player).join(', '),
      says: first.length > 1 ? 'share first place' : 'wins the final',
      figure: grouped(rows[0]?.total ?? ''),
    };
  },
  fields,
  sheet: finalSheet,
};

function readGame(rows: Row[], game: 0 | 1, reader: Reader): TwoGameRequest['games'][number] {
  return rows.map((row, index) => ({
    player: nameAt(rows, index),
    score: reader.number(`/games/${game}/${index}/score`, textOf(row, SCORES[game]), 'money') as string,
  }));
}

function fields(model: FinalModel): TemplateResult {
  const { players, rounding } = model.state;
  return html`
    ${heading(model, 'Event')}
    <tally-players .list=${{
      model,
      rows: players,
      columns: [{ field: 'player', title: 'Player', kind: 'name' }, scoreColumn(model, 0), scoreColumn(model, 1)],
      least: LEAST,
      most: MOST,
      noun: 'player',
      numbered: 'Seat',
      at: pointerOf,
      change: (rows: Row[]) => ({ players: rows }),
      result: (index: number) =>
        grouped(model.sheet?.rows.find(({ player }) => player === nameAt(players, index))?.total ?? ''),
      resultTitle: 'Total',
    }}></tally-players>
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
