// The contents of the form of one game.
import type { SizeMattersGame, SizeMattersSheet } from 'tallysheet';
import request from 'example:sizeMatters.scoreGame';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, oneOf, text } from '../../form/state_fields.ts';
import { exampleRows, POWERS } from '../diplomacy/powers.ts';

export const gameExample = request as SizeMattersGame;

export const gameState = describeState(
  {
    heading: text(),
    // `draw` is “out” for a survivor who does not share the draw.
    powers: fixedRows(['player', 'centres', 'draw', 'posted'], POWERS),
    rounding: oneOf('published', 'exact'),
    floor: oneOf(true, false),
  },
  () => ({ heading: 'Round 1, board 1', powers: exampleRows(gameExample.powers) }),
);

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, SizeMattersGame, SizeMattersSheet>;
