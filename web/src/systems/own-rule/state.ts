// The contents of the form of one game: the rule's text, and what is typed for any kind of rule. What a rule does not read
// stays as it is, so that another rule can be tried on the same game.
import type { RuleAnswer, RulePlayer, RuleSheet } from 'tallysheet';
import type { FormModel } from '../../form/model.ts';
import { describeState, type StateOf } from '../../form/state.ts';
import { fixedRows, rows, text } from '../../form/state_fields.ts';
import { resultExample, RESULT_TEXTS } from '../diplomacy/state.ts';
import { POWERS } from '../diplomacy/powers.ts';

/** Bytes, as the engine takes them. */
const LONGEST_RULE = 100_000;

/** The most players of a game here; the engine takes more. */
export const MOST = 1000;

/** A rule that scores without asking for years. */
const EXAMPLE = 'name: Squares\ngame: Diplomacy\nscore = if solo: (if winner: 34 else 0) else centres²\n';

export const gameState = describeState(
  {
    heading: text(),
    /** The rule itself. */
    rule: text(LONGEST_RULE),
    /** For a rule of Diplomacy. `answers` are those to the rule's questions; see answers.ts. */
    powers: fixedRows([...RESULT_TEXTS, 'answers', 'posted'], POWERS),
    /** For a rule of any other game. */
    players: rows(['player', 'place', 'score', 'answers', 'posted'], { blank: 4, most: MOST }),
    /** The year in which a game of Diplomacy ended. */
    finalYear: text(),
    hours: text(),
    /** The answers to what the rule asks of the game. */
    answers: text(),
  },
  () => ({ ...resultExample(), rule: EXAMPLE }),
);

/** Its lists have the names of the form's, so that a problem stands at its field. */
export interface GameRequest {
  rule: string;
  /** One of the two, by the rule's kind of game. */
  powers?: (RulePlayer & Required<Pick<RulePlayer, 'power' | 'centres'>>)[];
  players?: RulePlayer[];
  finalYear?: number;
  hours?: string;
  answers?: RuleAnswer[];
}

export type GameState = StateOf<typeof gameState>;
export type GameModel = FormModel<GameState, GameRequest, RuleSheet>;
