// The words of the settings of a game.
import type { ChoiceWords, TypedWords } from '../setting_words.ts';
import type { Formula } from './state.ts';

const formula: ChoiceWords<Formula> = {
  legend: 'Formula',
  options: [
    { value: 'RPLOPS', label: 'RPLOPS', hint: 'beating more players is worth more' },
    { value: 'RPLOPS2', label: 'RPLOPS2', hint: 'every winner is worth the same' },
    { value: 'PLOPS', label: 'PLOPS', hint: 'the forerunner: the usual average, length ignored' },
  ],
};

const average: TypedWords = { legend: 'Average', hint: 'of a game’s points, for example 60; blank: as usual' };
const hours: TypedWords = { legend: 'Usual hours', hint: 'of the game, for example 2.5; blank: length does not count' };

export const settingWords = { formula, average, hours };
