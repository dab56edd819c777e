// The contents of the form of a two-game final.
import type { Numbers } from '../../numbers/numbers.ts';
import type { TwoGameRequest, TwoGameSheet } from 'tallysheet';
import { least as LEAST, most as MOST } from 'limits:unionPacific.scoreFinal/games/0';
import request from 'example:unionPacific.scoreFinal';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { oneOf, rows, text } from '../../form/state_fields.ts';
import { rowsOf, type Row } from '../../ui/rows.ts';

export { LEAST, MOST };

export const finalExample = request as TwoGameRequest;

export const finalState = describeState(
  {
    heading: text(),
    // In the seating order of game 1.
    players: rows(['player', 'game1', 'game2', 'posted'], { blank: 4, most: MOST }),
    rounding: oneOf('each-game', 'total'),
  },
  (numbers) => ({ players: exampleRows(finalExample.games, numbers) }),
);

export type FinalState = StateOf<typeof finalState>;
export type FinalModel = FormModel<FinalState, TwoGameRequest, TwoGameSheet>;
export type Rounding = FinalState['rounding'];

function exampleRows([first, second]: TwoGameRequest['games'], { grouped }: Numbers): Row[] {
  const scoreInSecond = (player: string) => second.find((one) => one.player === player)?.score ?? '';
  return rowsOf(
    first.map(({ player, score }) => ({ player, game1: grouped(score), game2: grouped(scoreInSecond(player)) })),
  );
}
