// Answers: what if a power had held other centres?
import type { DiplomacySheet } from 'tallysheet';
import type { WhatIf } from '../what_if.ts';
import { isShared } from './model.ts';
import { playing } from './powers.ts';
import type { GameState } from './state.ts';
import { centreLever, partnersOf, transfers } from './transfers.ts';

const game: WhatIf<GameState, DiplomacySheet> = {
  results: (sheet) =>
    sheet.rows.map((row) => ({
      key: row.power,
      who: playing(row),
      figure: row.score,
      place: row.place,
      shared: isShared(sheet, row),
    })),
  partners: partnersOf,
  levers: (position) => [centreLever(position, (row) => row)],
  answers: (baseline, key) => [transfers(baseline, key, (row) => row)],
  changes: 'the number of centres',
  figure: (text, { grouped }) => grouped(text),
};

export const whatIfs: Record<string, WhatIf> = { diplomacy: game };
