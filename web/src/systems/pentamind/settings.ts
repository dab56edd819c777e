// The words of the settings of a game.
import type { ChoiceWords } from '../setting_words.ts';
import type { Formula } from './state.ts';

const formula: ChoiceWords<Formula> = {
  legend: 'Formula',
  options: [
    { value: 'current', label: 'current', hint: 'since 2021; over 100 players, the first ten score as among 100' },
    { value: 'former', label: 'former factor', hint: 'n ÷ (n + 1), for 100 players at most' },
  ],
};

export const settingWords = { formula };
