// The contents of the form of one game.
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import request from '../../../../tests/vectors/detour_98f.json?call=detour98f.scoreGame&example';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, text } from '../../form/state_fields.ts';
import { exampleRows, POWERS } from '../diplomacy/powers.ts';

export type Line = Detour98fGame['powers'][number];

export const gameExample = request as Detour98fGame;

export const gameState = describeState(
  {
    heading: text(),
    // `year` and `held` are, for an eliminated power, the last Fall in which it held a centre, and how many it held.
    powers: fixedRows(['player', 'centres', 'year', 'held', 'posted'], POWERS),
  },
  () => ({ heading: 'Round 1, board 1', powers: exampleRows(gameExample.powers, lastFallTexts) }),
);

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, Detour98fGame, Detour98fSheet>;

function lastFallTexts({ lastHeld }: Line): Record<string, string> {
  return lastHeld ? { year: String(lastHeld.year), held: String(lastHeld.centres) } : {};
}
