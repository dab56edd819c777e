// Answers: what if a power had held other centres?
import type { Detour98fSheet } from 'tallysheet';
import { textOf, type Row } from '../../ui/rows.ts';
import { centreLever, partnersOf, transfers } from '../diplomacy/transfers.ts';
import { playing } from '../diplomacy/powers.ts';
import type { Result, WhatIf } from '../what_if.ts';
import { FALLS } from './fall_1905.ts';
import { placedByPoints } from './points.ts';
import type { GameState } from './state.ts';

const game: WhatIf<GameState, Detour98fSheet> = {
  results: (sheet, _, engine) =>
    placedByPoints(engine, sheet).map(
      ({ row, place, shared }): Result => ({ key: row.power, who: playing(row), figure: row.points, place, shared }),
    ),
  partners: partnersOf,
  levers: (position) => [centreLever(position, eliminatedLate)],
  answers: (baseline, key) => [transfers(baseline, key, eliminatedLate)],
  changes: 'the number of centres',
  figure: (text, { grouped }) => grouped(text),
};

/** A power that loses its last centre in a what-if has held it until late in the game, unless something else is typed. */
function eliminatedLate(row: Row): Row {
  const typed = textOf(row, 'year') || textOf(row, 'held') || textOf(row, 'fall1905');
  return typed ? row : { ...row, year: String(FALLS.yes), held: '1' };
}

export const whatIfs: Record<string, WhatIf> = { 'detour-98f': game };
