// The settings of every event whose values two devices add to each other, instead of the later one standing.
import { DIFFERENT_PATHS, joinedPairs } from './different_names.ts';
import { joinedAwards, OWN_AWARDS_PATH } from './own_awards.ts';
import { joinedRuleChanges, RULE_CHANGES_PATH } from './rule_changes.ts';

type Join = (setting: string, other: string) => string;

/** Keys are paths in an event's head. */
export const JOINED_SETTINGS: ReadonlyMap<string, Join> = new Map([
  ...DIFFERENT_PATHS.map((path): [string, Join] => [path, joinedPairs]),
  [RULE_CHANGES_PATH, joinedRuleChanges],
  [OWN_AWARDS_PATH, joinedAwards],
]);
