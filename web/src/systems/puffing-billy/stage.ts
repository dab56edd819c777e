// The stage of a board. Finals over several boards and of two games have forms of their own.
import type { GameField } from '../game_field.ts';

export const stage: GameField = {
  label: 'stage',
  systems: ['puffing-billy'],
  values: [
    {
      value: 'preliminary',
      label: 'Preliminary',
      hint: 'counts towards the final',
      also: ['prelim', 'heat', 'qualifier', 'qualifying', 'p', 'q'],
    },
    { value: 'final', label: 'Final', hint: 'a board of its category’s one final', also: ['finals', 'f'] },
  ],
  fixed: {
    values: { 'puffing-billy/final': 'final', 'union-pacific': 'final' },
    because: 'the game has what only a final has: a board number, a best before or a second score',
  },
  also: ['round', 'phase'],
  says: '`preliminary` (also when blank) or `final`',
  inList: (value) => (value === 'final' ? value : ''),
};
