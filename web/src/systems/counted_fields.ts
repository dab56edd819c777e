// Fields of a game that only a rule of the event's own uses: its category, its factor, and whether it is a top board.
// Events ask for them once their rule has something to do with them.
import type { GameField } from './game_field.ts';

const PUFFING_BILLY = 'puffing-billy';

export const category: GameField = {
  label: 'category',
  typed: 'text',
  notOf: [PUFFING_BILLY, 'pentamind'], // which have one in their games' forms
  asked: ({ countingBestOfCategory = '', countingTeams }) =>
    countingBestOfCategory.trim() !== '' || countingTeams === 'category',
  also: ['category of the game', 'kategorie', 'catégorie', 'categoría'],
  says: 'what the game counts as, where only the best of each category count',
  inList: (value) => value,
};

export const factor: GameField = {
  label: 'factor',
  typed: 'decimal',
  most: 1000,
  asked: ({ countingFactors }) => countingFactors === 'on',
  also: ['weight', 'multiplier', 'faktor', 'facteur'],
  says: 'what the game’s scores are multiplied by in the event’s own standings, above 0 to 1000',
  inList: (value) => value && `× ${value}`,
  next: () => '',
};

export const top: GameField = {
  label: 'top board',
  values: [
    { value: 'no', label: 'No', also: ['n', 'false', '0'] },
    { value: 'yes', label: 'Yes', also: ['y', 'true', '1', 'x', 'top'] },
  ],
  asked: ({ countingTopBoard = 'none' }) => countingTopBoard !== 'none',
  also: ['top table', 'final table', 'topboard'],
  says: '`yes` for a board of those who qualified; `no`, also when blank, for others',
  inList: (value) => (value === 'yes' ? 'top board' : ''),
  next: () => '',
};
