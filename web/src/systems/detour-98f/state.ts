// The contents of the form of one game.
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import request from 'example:detour98f.scoreGame';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, text } from '../../form/state_fields.ts';
import { exampleRows, POWERS } from '../diplomacy/powers.ts';
import { answerFor } from './fall_1905.ts';

export type Line = Detour98fGame['powers'][number];

export const gameExample = request as Detour98fGame;

export const gameState = describeState(
  {
    heading: text(),
    // For an eliminated power, `year` and `held` are the last Fall with a centre and the number held;
    // `fall1905` is “yes” or “no”, whether it was alive after that Fall.
    powers: fixedRows(['player', 'centres', 'year', 'held', 'posted', 'fall1905'], POWERS),
  },
  () => ({ heading: 'Round 1, board 1', powers: exampleRows(gameExample.powers, answerTexts) }),
);

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, Detour98fGame, Detour98fSheet>;

function answerTexts({ lastHeld }: Line): Record<string, string> {
  return lastHeld ? { fall1905: answerFor(lastHeld) } : {};
}
