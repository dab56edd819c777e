// The final: one list of players as they sit in game 1, and what each scored in both games.
import { html, type TemplateResult } from 'lit/html.js';
import type { TwoGameRequest, TwoGameSheet } from 'tallysheet';
import type { Desk } from '../../desk.ts';
import { grouped } from '../../entry/figures.ts';
import { Reader } from '../../entry/reader.ts';
import { shortened } from '../../entry/shortened.ts';
import { choice } from '../../parts/choice.ts';
import { heading } from '../../parts/heading.ts';
import type { PlayerColumn } from '../../parts/player_list.ts';
import { pointerParts } from '../../parts/pointer.ts';
import { blankRows, filledRows, isBlank, rowsOf, textOf, type Row } from '../../parts/rows.ts';
import { settings } from '../../parts/settings.ts';
import type { Form } from '../../system.ts';
import '../../parts/players.ts';
import './form.css';
import { finalExample } from './example.ts';
import { nameAt, seatInGame } from './seats.ts';
import { finalSheet } from './sheet.ts';

type Rounding = 'each-game' | 'total';

export interface FinalState {
  heading: string;
  /** In the seating order of game 1. */
  players: Row[];
  rounding: Rounding;
}

export type FinalDesk = Desk<FinalState, TwoGameRequest, TwoGameSheet>;

const LEAST = 2;
const MOST = 6;

/** The row's field for the score of each game. */
const SCORES = ['game1', 'game2'] as const;

const ROUNDINGS: { value: Rounding; label: string; hint: string }[] = [
  { value: 'each-game', label: 'game by game', hint: 'each to a whole number, then added' },
  { value: 'total', label: 'in the total alone', hint: 'added with all their decimals' },
];

export const finalForm: Form<FinalState, TwoGameRequest, TwoGameSheet> = {
  id: 'union-pacific',
  blank: () => ({ heading: '', players: blankRows(4), rounding: 'each-game' }),
  example: () => ({ ...finalForm.blank(), players: exampleRows() }),
  read({ players, rounding }) {
    const reader = new Reader();
    const rows = filledRows(players, LEAST);
    rows.forEach((row, index) => reader.name(`/games/0/${index}/player`, textOf(row, 'player')));
    return { request: { games: [readGame(rows, 0, reader), readGame(rows, 1, reader)], rounding, working: true }, problems: reader.problems };
  },
  score: (engine, request) => engine.unionPacific.scoreFinal(request),
  nameOf(at, { players }) {
    const [, game, index, field] = pointerParts(at);
    if (!field) return game === undefined ? 'the final' : `game ${Number(game) + 1}`;
    const who = shortened(nameAt(players, Number(index)));
    return field === 'player' ? `name of the player in seat ${Number(index) + 1}` : `${who}’s score in game ${Number(game) + 1}`;
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

function exampleRows(): Row[] {
  const [first, second] = finalExample.request.games;
  const texts = first.map(({ player, score }) => {
    const other = second.find((one) => one.player === player);
    return { player, game1: grouped(score), game2: grouped(other?.score ?? '') };
  });
  return rowsOf(texts);
}

function readGame(rows: Row[], game: 0 | 1, reader: Reader): TwoGameRequest['games'][number] {
  return rows.map((row, index) => ({
    player: nameAt(rows, index),
    score: reader.number(`/games/${game}/${index}/score`, textOf(row, SCORES[game]), 'money') as string,
  }));
}

function fields(desk: FinalDesk): TemplateResult {
  const { players, rounding } = desk.state;
  return html`
    ${heading(desk, 'Event')}
    <tally-players .list=${{
      desk,
      rows: players,
      columns: [{ field: 'player', title: 'Player', kind: 'name' }, scoreColumn(desk, 0), scoreColumn(desk, 1)],
      least: LEAST,
      most: MOST,
      noun: 'player',
      numbered: 'Seat',
      at: pointerOf,
      change: (rows: Row[]) => ({ players: rows }),
      result: (index: number) => grouped(desk.sheet?.rows.find(({ player }) => player === nameAt(players, index))?.total ?? ''),
      resultTitle: 'Total',
    }}></tally-players>
    <p class="aside">List them as they sit in game 1. Game 2 is played in reverse order.</p>
    ${settings(html`
      ${choice({ legend: 'Per cents are rounded', name: 'rounding', value: rounding, options: ROUNDINGS, set: (value) => desk.change({ rounding: value }) })}
      <p class="aside">The rules can be read either way; their example rounds game by game.</p>
    `)}
  `;
}

function pointerOf(index: number, field: string): string {
  return field === 'player' ? `/games/0/${index}/player` : `/games/${field === SCORES[0] ? 0 : 1}/${index}/score`;
}

function scoreColumn(desk: FinalDesk, game: 0 | 1): PlayerColumn {
  return {
    field: SCORES[game],
    title: `Game ${game + 1}`,
    kind: 'money',
    corner: (index) => `seat ${seatInGame(desk, game, index)}`,
  };
}
