// The contents of the form of one game.
import type { RplopsGame, RplopsSheet } from 'tallysheet';
import { most as MOST } from 'limits:rplops.scoreGame/finish';
import request from 'example:rplops.scoreGame';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { oneOf, rows, text } from '../../form/state_fields.ts';
import { rowsOf } from '../../ui/rows.ts';

export { MOST };

export const gameExample = request as RplopsGame;

export const gameState = describeState(
  {
    heading: text(),
    finish: rows(['player', 'place', 'posted'], { blank: 5, most: MOST }),
    formula: oneOf('RPLOPS', 'RPLOPS2', 'PLOPS'),
    average: text(),
    hours: text(),
  },
  () => ({ finish: rowsOf(gameExample.finish.map(({ player = '', place }) => ({ player, place: String(place) }))) }),
);

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, RplopsGame, RplopsSheet>;
export type Formula = GameState['formula'];
