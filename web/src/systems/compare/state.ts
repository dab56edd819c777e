// The contents of the forms of one Diplomacy result, and of the places of any game.
import type { BoardRequest } from 'tallysheet';
import { most as MOST } from 'limits:comparison.compare/lists/0/scores';
import { least as LEAST } from 'limits:pentamind.scoreGame/finish';
import board from 'example:puffingBilly.scoreBoard';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, oneOf, rows, text } from '../../form/state_fields.ts';
import { rowsOf } from '../../ui/rows.ts';
import { POWERS } from '../diplomacy/powers.ts';
import { RESULT_TEXTS, resultExample } from '../diplomacy/state.ts';
import { LONGEST_RULE } from '../own-rule/state.ts';
import type { Comparison } from './comparison.ts';
import type { GameResult } from './game_systems.ts';
import type { ResultRequest } from './result.ts';

export const resultState = describeState(
  {
    heading: text(),
    powers: fixedRows(RESULT_TEXTS, POWERS),
    /** The year of a win. */
    finalYear: text(),
    /** Ids of the systems that are left out, with spaces between. */
    without: text(),
    /** The id of the system by which the rows are sorted; blank for the order of the powers. */
    sorted: text(),
    /** The text of a rule that is compared with the systems. */
    rule: text(LONGEST_RULE),
  },
  resultExample,
  ['rule'],
);

export type ResultState = StateOf<typeof resultState>;
export type ResultModel = FormModel<ResultState, ResultRequest, Comparison>;

export { LEAST, MOST };

export const placesState = describeState(
  {
    heading: text(),
    finish: rows(['player', 'place', 'score'], { blank: 5, most: MOST }),
    /** The same field as in the Diplomacy form. */
    sorted: text(),
    /** Whether the Pentamind's organisers name the event as one with the dilution factor. */
    diluted: oneOf(false, true),
    /** The same field as in the Diplomacy form. */
    rule: text(LONGEST_RULE),
  },
  ({ grouped }) => ({
    heading: 'Empire Builder',
    finish: rowsOf(
      (board as BoardRequest).finishers.map(({ player = '', score }, at) => ({
        player,
        place: String(at + 1),
        score: grouped(score),
      })),
    ),
  }),
  ['rule'],
);

export type PlacesState = StateOf<typeof placesState>;
export type PlacesModel = FormModel<PlacesState, GameResult, Comparison>;
