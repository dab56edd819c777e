// The contents of the form of one game.
import type { PentamindGame, PentamindSheet, RplopsGame } from 'tallysheet';
import { least as LEAST } from 'limits:pentamind.scoreGame/finish';
import request from 'example:rplops.scoreGame';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { oneOf, rows, text } from '../../form/state_fields.ts';
import { rowsOf } from '../../ui/rows.ts';

export { LEAST };

/** The most players of a game here; the engine takes more. */
export const MOST = 1000;

export const gameState = describeState(
  {
    heading: text(),
    finish: rows(['player', 'place', 'posted'], { blank: 5, most: MOST }),
    /** Whether the organisers name the game as one with the dilution factor. */
    diluted: oneOf(false, true),
    formula: oneOf('current', 'former'),
  },
  () => ({
    finish: rowsOf((request as RplopsGame).finish.map(({ player = '', place }) => ({ player, place: String(place) }))),
  }),
);

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, PentamindGame, PentamindSheet>;
export type Formula = GameState['formula'];
