// Answers: what if a player had another score in one of the two games?
import type { TwoGameSheet } from 'tallysheet';
import { grouped } from '../../ui/figures.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { leastScores, plainScores, scoreLever } from '../score_search.ts';
import type { Answer, Baseline, Lever, WhatIf } from '../what_if.ts';
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
  levers: ({ changed, key }) => GAMES.map((game) => leverOf(changed, key, game)),
  answers: (baseline, key) => GAMES.map((game) => leastIn(baseline, key, game)),
  changes: 'the score',
  figure: grouped,
};

function leverOf(state: FinalState, key: string, { field, title }: Game): Lever<FinalState> {
  const row = state.players.find((one) => one.key === key) as Row;
  return scoreLever(title, textOf(row, field), scoresIn(state, field), (text) => withScore(state, key, field, text));
}

function leastIn(baseline: Baseline<FinalState>, key: string, { field, title }: Game): Answer<FinalState> {
  const { state } = baseline;
  const withText = (text: string) => withScore(state, key, field, text);
  const lines = leastScores({ baseline, key, scores: scoresIn(state, field), withScore: withText });
  return { title: `The least ${title.toLowerCase()}`, lines };
}

function withScore(state: FinalState, key: string, field: Game['field'], text: string): FinalState {
  return { ...state, players: state.players.map((row) => (row.key === key ? { ...row, [field]: text } : row)) };
}

function scoresIn({ players }: FinalState, field: Game['field']): string[] {
  return plainScores(players.map((row) => textOf(row, field)));
}

export const whatIfs: Record<string, WhatIf> = { 'union-pacific': final };
