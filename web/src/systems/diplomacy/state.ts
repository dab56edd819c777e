// The contents of the form of one result, which every further system scores.
import type { Detour98fGame, DiplomacyGameRequest, DiplomacySheet } from 'tallysheet';
import request from 'example:detour98f.scoreGame';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, text } from '../../form/state_fields.ts';
import type { Row } from '../../ui/rows.ts';
import { exampleRows, POWERS } from './powers.ts';

/** `year` is the last Fall in which an eliminated power held a centre; `draw` is “out” for a survivor who does not share
 *  the draw. */
export const RESULT_TEXTS = ['player', 'centres', 'year', 'draw'];

export const gameState = describeState(
  {
    heading: text(),
    powers: fixedRows([...RESULT_TEXTS, 'posted'], POWERS),
    /** The year of a win. */
    finalYear: text(),
    /** The system's id; blank for the first. */
    system: text(),
  },
  resultExample,
);

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, DiplomacyGameRequest, DiplomacySheet>;

export function resultExample(): { heading: string; powers: Row[] } {
  const { powers } = request as Detour98fGame;
  return { heading: 'Round 1, board 1', powers: exampleRows(powers, ({ lastHeld }) => yearOf(lastHeld)) };
}

function yearOf(lastHeld: { year: number } | undefined): Record<string, string> {
  return lastHeld ? { year: String(lastHeld.year) } : {};
}
