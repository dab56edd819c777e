// The words of the settings of a two-game final.
import type { ChoiceWords } from '../setting_words.ts';
import type { Rounding } from './state.ts';

const rounding: ChoiceWords<Rounding> = {
  legend: 'Percentages are rounded',
  options: [
    { value: 'each-game', label: 'game by game', hint: 'each to a whole number, then added' },
    { value: 'total', label: 'in the total alone', hint: 'added with all their decimals' },
  ],
};

export const settingWords = { rounding };
