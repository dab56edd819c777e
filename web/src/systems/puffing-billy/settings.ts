// The words of the settings of boards and finals.
import type { ChoiceWords } from '../setting_words.ts';
import type { Decimals, Listed } from './state.ts';

const listed: ChoiceWords<Listed> = {
  legend: 'Players are listed',
  options: [
    { value: 'finish', label: 'As they finished', hint: 'first place first' },
    { value: 'seating', label: 'As they sat', hint: 'first player first; ranked by score, the later seat wins a tie' },
  ],
};

const decimals: ChoiceWords<Decimals> = {
  legend: 'Bonuses are rounded to',
  options: [
    { value: '3', label: 'three decimals' },
    { value: '4', label: 'four decimals' },
  ],
};

export const settingWords = { listed, decimals };
