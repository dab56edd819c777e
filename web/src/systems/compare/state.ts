// The contents of the form of one Diplomacy result.
import type { Detour98fGame, DiplomacyGame } from 'tallysheet';
import request from '../../../../tests/vectors/detour_98f.json?call=detour98f.scoreGame&example';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, text } from '../../form/state_fields.ts';
import { exampleRows, POWERS } from '../diplomacy/powers.ts';
import type { Comparison } from './result.ts';

export const resultState = describeState(
  {
    heading: text(),
    // `year` is the last Fall in which an eliminated power held a centre; `draw` is “out” for a survivor who does not
    // share the draw.
    powers: fixedRows(['player', 'centres', 'year', 'draw'], POWERS),
    /** The year of a win. */
    finalYear: text(),
    /** Ids of the systems that are left out, with spaces between. */
    without: text(),
    /** The id of the system by which the rows are sorted; blank for the order of the powers. */
    sorted: text(),
  },
  () => ({
    heading: 'Round 1, board 1',
    powers: exampleRows((request as Detour98fGame).powers, ({ lastHeld }) => yearOf(lastHeld)),
  }),
);

export type ResultState = StateOf<typeof resultState>;
export type ResultModel = FormModel<ResultState, ResultRequest, Comparison>;

export interface ResultRequest {
  game: DiplomacyGame;
  /** Ids of the systems that are compared. */
  systems: string[];
}

function yearOf(lastHeld: { year: number } | undefined): Record<string, string> {
  return lastHeld ? { year: String(lastHeld.year) } : {};
}
