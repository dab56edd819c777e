// The words of the settings of a game.
import type { ChoiceWords } from '../setting_words.ts';
import type { GameState } from './state.ts';

const rounding: ChoiceWords<GameState['rounding']> = {
  legend: 'Rounding',
  options: [
    { value: 'published', label: 'As published', hint: 'the modifier is rounded to two places, then used' },
    { value: 'exact', label: 'Exact', hint: 'only the score is rounded' },
  ],
};

const floor: ChoiceWords<'true' | 'false'> = {
  legend: 'Floor: in a draw, at least six sevenths of the draw score',
  options: [
    { value: 'true', label: 'yes' },
    { value: 'false', label: 'no' },
  ],
};

export const settingWords = { rounding, floor };
