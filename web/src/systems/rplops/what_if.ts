// Answers: what if a player had finished elsewhere? The others keep their order.
import type { RplopsSheet } from 'tallysheet';
import { ordinal, placed } from '../../numbers/ordinals.ts';
import { filledRows, isBlank, type Row } from '../../ui/rows.ts';
import { resultOf, type Answer, type Baseline, type Lever, type WhatIf } from '../what_if.ts';
import { placeOf } from '../places.ts';
import type { GameState } from './state.ts';

const game: WhatIf<GameState, RplopsSheet> = {
  results: ({ rows }, { finish }) =>
    rows.map(({ player, points, rank }, at) => ({
      key: finish[at]?.key ?? '',
      who: player || `Player ${at + 1}`,
      figure: points,
      place: rank,
      shared: rows.filter((other) => other.rank === rank).length > 1,
    })),
  levers: ({ typed, changed, key }) => [placeLever(typed, changed, key)],
  answers: (baseline, key) => [everyPlace(baseline, key)],
  changes: 'the place',
  figure: (text, { grouped }) => grouped(text),
};

function placeLever(typed: GameState, changed: GameState, key: string): Lever<GameState> {
  const { finish } = changed;
  const own = finish.findIndex((row) => row.key === key);
  const value = placeOf(finish, own);
  const at = (place: number) => (place >= 1 && place <= filledRows(finish, 1).length ? moved(typed, key, place) : null);
  return {
    title: 'Place',
    value,
    less: at(Number(value) - 1),
    more: at(Number(value) + 1),
    set: (text) => withPlace(changed, own, text),
  };
}

/** The points for every place that the player could have alone, among the others as they finished. */
function everyPlace({ state, results, numbers }: Baseline<GameState>, key: string): Answer<GameState> {
  const players = filledRows(state.finish, 1).filter((row) => !isBlank(row)).length;
  const lines = Array.from({ length: players }, (_, at) => at + 1).flatMap((place) => {
    const moving = moved(state, key, place);
    const own = resultOf(results(moving) ?? [], key);
    return own?.place === place && !own.shared
      ? [{ label: ordinal(place), figure: numbers.grouped(own.figure ?? ''), state: moving }]
      : [];
  });
  return { title: 'What each place would give', lines };
}

/** The player alone on this place; those from there on come after. */
function moved(state: GameState, key: string, place: number): GameState {
  const own = state.finish.findIndex((row) => row.key === key);
  const others = state.finish.map((_, at) => at).filter((at) => at !== own && !isBlank(state.finish[at] as Row));
  const before = (at: number) =>
    others.filter((other) => Number(placeOf(state.finish, other)) < Number(placeOf(state.finish, at))).length;
  const finish = state.finish.map((row, at) => {
    if (at === own) return { ...row, place: String(place) };
    const ahead = before(at);
    return isBlank(row) ? row : { ...row, place: String(ahead + 1 < place ? ahead + 1 : ahead + 2) };
  });
  return { ...state, finish };
}

function withPlace(state: GameState, own: number, text: string): GameState {
  const finish = state.finish.map((row, at) =>
    isBlank(row) ? row : { ...row, place: at === own ? text : placed(placeOf(state.finish, at)) },
  );
  return { ...state, finish };
}

export const whatIfs: Record<string, WhatIf> = { rplops: game };
