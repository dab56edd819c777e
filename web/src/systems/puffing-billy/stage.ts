// The stage of a board. Finals over several boards and of two games have forms of their own.
import type { GameField } from '../game_field.ts';

/** A board that was not scheduled, of three players or more. */
const PICK_UP = 'pick-up';

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
    {
      value: PICK_UP,
      label: 'Pick-up',
      hint: 'counts overall, but not in its category',
      also: ['pick up', 'pickup game', 'pick-up game'],
    },
    { value: 'final', label: 'Final', hint: 'a board of its category’s one final', also: ['finals', 'f'] },
  ],
  fixed: {
    values: { 'puffing-billy/final': 'final', 'union-pacific': 'final' },
    because: 'the game has what only a final has: a board number, a best before or a second score',
  },
  also: ['round', 'phase'],
  says: '`preliminary` (also when blank), `final`, or `pick-up` for a board that counts overall but not in its category',
  inList: (value) => (value === 'preliminary' ? '' : value),
};

/** Whether nobody qualifies by the game, and its category's own tournament does not count it. */
export function isPickUp({ stage: value }: { stage?: string }): boolean {
  return value === PICK_UP;
}
