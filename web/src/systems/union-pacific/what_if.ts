// Answers: what if a player had another score in one of the two games?
import type { TwoGameSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { leastScores, plainScores, scoreLever } from '../score_search.ts';
import type { Answer, Baseline, Lever, Position, WhatIf } from '../what_if.ts';
import { nameAt } from './seats.ts';
import type { FinalState } from './state.ts';

const GAMES = [
  { field: 'game1', title: 'Score in game 1' },
  { field: 'game2', title: 'Score in game 2' },
] as const;

type Game = (typeof GAMES)[number];

const final: WhatIf<FinalState, TwoGameSheet> = {
  results: ({ rows }, { players }) =>
    rows.map(({ player, total, place, shared }) => ({
      key: players.find((_, index) => nameAt(players, index) === player)?.key ?? '',
      who: player,
      figure: total,
      place,
      shared,
    })),
  levers: (position) => GAMES.map((game) => leverOf(position, game)),
  answers: (baseline, key) => GAMES.map((game) => leastIn(baseline, key, game)),
  changes: 'the score',
  figure: (text, { grouped }) => grouped(text),
};

function leverOf({ changed, key, numbers }: Position<FinalState>, { field, title }: Game): Lever<FinalState> {
  const row = changed.players.find((one) => one.key === key) as Row;
  return scoreLever({
    title,
    value: textOf(row, field),
    scores: scoresIn(changed, field, numbers),
    numbers,
    set: (text) => withScore(changed, key, field, text),
  });
}

function leastIn(baseline: Baseline<FinalState>, key: string, { field, title }: Game): Answer<FinalState> {
  const { state, numbers } = baseline;
  const withText = (text: string) => withScore(state, key, field, text);
  const lines = leastScores({ baseline, key, scores: scoresIn(state, field, numbers), withScore: withText });
  return { title: `The least ${title.toLowerCase()}`, lines };
}

function withScore(state: FinalState, key: string, field: Game['field'], text: string): FinalState {
  return { ...state, players: state.players.map((row) => (row.key === key ? { ...row, [field]: text } : row)) };
}

function scoresIn({ players }: FinalState, field: Game['field'], numbers: Numbers): string[] {
  return plainScores(
    players.map((row) => textOf(row, field)),
    numbers,
  );
}

export const whatIfs: Record<string, WhatIf> = { 'union-pacific': final };
