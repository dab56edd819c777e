// Other rules by which posted scores may have been made, as texts for the engine of events: a whole other system, or a
// step that the system's own settings do not change.
import type { RuleGame } from 'tallysheet';
import type { Contents } from '../form/state.ts';

export interface RuleReading {
  /** Follows "scored": "with ties averaged". */
  words: string;
  /** The rule's text. */
  rule: string;
  /** The games that this one may have been, where the form does not know all that the rule asks. */
  possible?(game: RuleGame): RuleGame[];
}

export interface RuleReadings<State = Contents, Request = object, Sheet = object> {
  readings(state: State): RuleReading[];
  /** The game as rules take it, and for each of its players the row's key on the sheet. */
  game(request: Request, sheet: Sheet, state: State): { game: RuleGame; keys: string[] };
}

const FILES = import.meta.glob<{ ruleReadings: Record<string, RuleReadings> }>('./*/rule_readings.ts', {
  eager: true,
});

/** The systems' descriptions, by form id. */
export const RULE_READINGS: Record<string, RuleReadings> = Object.assign(
  {},
  ...Object.values(FILES).map(({ ruleReadings }) => ruleReadings),
);
