// Each system’s rule in a sentence, and the rule that explains a verdict where one does.
import { FURTHER_SYSTEMS, LEVEL_POWERS, type RuleWords } from '../../src/systems/compare/further_systems.ts';

const WORDS: Record<string, RuleWords> = {
  'size-matters': {
    rule: 'Whoever shares a draw starts from 210 divided by the number of sharers, times centres over an equal share of 34, but never below six sevenths of that start.',
    unchanged:
      'Nobody in the draw falls below six sevenths of the draw score. Below that floor, centres change nothing.',
    sum: 'The floor lifts each power by itself, and a draw of all seven starts from 15 each, half of what 210 divided by seven gives.',
  },
  'detour-98f': {
    rule: '100, in proportion to raw points: for centres, for Fall 1905, for survival, for a sole leader’s lead, and 4, 3, 2, 1 for the first four positions.',
    costs: LEVEL_POWERS,
  },
};

export function wordsOf(system: string): RuleWords {
  const words = WORDS[system] ?? FURTHER_SYSTEMS.find(({ id }) => id === system);
  if (!words) throw new Error(`The report card has no words for ${system}.`);
  return words;
}
