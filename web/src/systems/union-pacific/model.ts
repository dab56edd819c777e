// The final: how one list of players and what each scored in both games are read and scored.
import type { TwoGameRequest, TwoGameSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { shortened } from '../../ui/sentences.ts';
import { nameAt } from './seats.ts';
import { finalState, LEAST, type FinalState } from './state.ts';

/** The row's field for the score of each game. */
export const SCORES = ['game1', 'game2'] as const;

export const form: Form<FinalState, TwoGameRequest, TwoGameSheet> = {
  id: 'union-pacific',
  state: finalState,
  read({ players, rounding }, numbers) {
    const reader = new Reader(numbers);
    const rows = filledRows(players, LEAST);
    rows.forEach((row, index) => reader.name(`/games/0/${index}/player`, textOf(row, 'player')));
    return {
      request: { games: [readGame(rows, 0, reader), readGame(rows, 1, reader)], rounding, working: true },
      problems: reader.problems,
    };
  },
  scoredBy: { record: 'unionPacific', name: 'scoreFinal' },
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
  verdict({ rows }, _, { grouped }) {
    const first = rows.filter(({ place }) => place === 1);
    return {
      who: first.map(({ player }) => player).join(', '),
      says: first.length > 1 ? 'share first place' : 'wins the final',
      figure: grouped(rows[0]?.total ?? ''),
    };
  },
};

function readGame(rows: Row[], game: 0 | 1, reader: Reader): TwoGameRequest['games'][number] {
  return rows.map((row, index) => ({
    player: nameAt(rows, index),
    score: reader.number(`/games/${game}/${index}/score`, textOf(row, SCORES[game]), 'money') as string,
  }));
}
