// Answers: what if a power had held other centres, or a player had scored otherwise?
import type { RuleSheet } from 'tallysheet';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import { capital } from '../../ui/sentences.ts';
import { centreLever, partnersOf, transfers } from '../diplomacy/transfers.ts';
import type { Lever, Result, WhatIf } from '../what_if.ts';
import { placeOf } from '../places.ts';
import { soundReading } from './reading.ts';
import { hasPlaces } from './request.ts';
import type { BoardState, GameState, PlayersState } from './state.ts';

const board: WhatIf<BoardState, RuleSheet> = {
  results: (sheet, state) => resultsOf(sheet, state),
  partners: partnersOf,
  levers: (position) => [centreLever(position, (row) => row)],
  answers: (baseline, key) => [transfers(baseline, key, (row) => row)],
  changes: 'the number of centres',
  figure: (text, { grouped }) => grouped(text),
};

const game: WhatIf<PlayersState, RuleSheet> = {
  results: (sheet, state) => resultsOf(sheet, state),
  levers: ({ changed, key }) => [leverOf(changed, key)],
  answers: () => [],
  changes: 'the score or place',
  figure: (text, { grouped }) => grouped(text),
};

/** The place where the rule reads one, otherwise the score. */
function leverOf(state: PlayersState, key: string): Lever<PlayersState> {
  const { players } = state;
  const at = players.findIndex((row) => row.key === key);
  const reading = soundReading(state.rule);
  const isPlaced = reading !== null && hasPlaces(reading);
  const field = isPlaced ? 'place' : 'score';
  const value = isPlaced ? placeOf(players, at) : textOf(players[at] as Row, 'score');
  const set = (text: string) => ({ ...state, players: withText(withPlaces(players), at, field, text) });
  const place = (by: number) => {
    const to = Number(value) + by;
    return isPlaced && to >= 1 && to <= players.length ? set(String(to)) : null;
  };
  return { title: isPlaced ? 'Place' : 'Score', value, less: place(-1), more: place(1), set };
}

/** Fills in the places that follow from the order of the list, so that one can be changed alone. */
function withPlaces(players: PlayersState['players']): PlayersState['players'] {
  return players.map((row, at) => {
    const place = placeOf(players, at);
    return place === '' ? row : { ...row, place };
  });
}

function resultsOf({ rows }: RuleSheet, state: GameState): Result[] {
  const list = 'powers' in state ? state.powers : state.players;
  return rows.map(({ player, power, place, score }, at) => ({
    key: list[at]?.key ?? '',
    who: player || (power ? capital(power) : `Player ${at + 1}`),
    figure: score,
    place,
    shared: rows.some((other, index) => index !== at && other.place === place),
  }));
}

export const whatIfs: Record<string, WhatIf> = { 'own-rule': board, 'own-rule/players': game };
