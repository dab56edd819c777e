// The contents of the forms: the rule's text, and a board of Diplomacy or the players of any other game. What a rule does not
// read stays as it is, so that another rule can be tried on the same game.
import type { RuleAnswer, RulePlayer, RuleSheet } from 'tallysheet';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, rows, text } from '../../form/state_fields.ts';
import { rowsOf } from '../../ui/rows.ts';
import { resultExample, RESULT_TEXTS } from '../diplomacy/state.ts';
import { POWERS } from '../diplomacy/powers.ts';

/** Bytes; the engine's own limit. */
export const LONGEST_RULE = 100_000;

/** The most players of a game here; the engine takes more. */
export const MOST = 1000;

/** Rules for the examples, which ask for nothing besides. */
export const SQUARES = 'name: Squares\ngame: Diplomacy\nscore = if solo: (if winner: 34 else 0) else centres²\n';
export const SIXES = 'name: Sixes\ngame: places\ndecimals: 2\nscore = shared(6, 4, 2)\n';

export const boardState = describeState(
  {
    heading: text(),
    /** The rule itself. */
    rule: text(LONGEST_RULE),
    /** `answers` are those to the rule's questions; see answers.ts. */
    powers: fixedRows([...RESULT_TEXTS, 'answers', 'posted'], POWERS),
    /** The year in which the game ended. */
    finalYear: text(),
    /** The answers to what the rule asks of the game. */
    answers: text(),
  },
  () => ({ ...resultExample(), rule: SQUARES }),
);

export const playersState = describeState(
  {
    heading: text(),
    rule: text(LONGEST_RULE),
    players: rows(['player', 'place', 'score', 'answers', 'posted'], { blank: 4, most: MOST }),
    hours: text(),
    answers: text(),
  },
  () => ({
    rule: SIXES,
    players: rowsOf([
      { player: 'Ann', score: '64' },
      { player: 'Ben', score: '58' },
      { player: 'Cleo', score: '41' },
      { player: 'Dan', score: '37' },
    ]),
  }),
);

export type BoardState = StateOf<typeof boardState>;
export type PlayersState = StateOf<typeof playersState>;
export type GameState = BoardState | PlayersState;

/** Its lists have the names of the forms', so that a problem stands at its field. */
export interface GameRequest {
  rule: string;
  /** In Diplomacy. */
  powers?: (RulePlayer & Required<Pick<RulePlayer, 'power' | 'centres'>>)[];
  /** In any other game. */
  players?: RulePlayer[];
  finalYear?: number;
  hours?: string;
  answers?: RuleAnswer[];
}

export type BoardModel = FormModel<BoardState, GameRequest, RuleSheet>;
export type PlayersModel = FormModel<PlayersState, GameRequest, RuleSheet>;
export type GameModel = BoardModel | PlayersModel;
