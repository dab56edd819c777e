// RPLOPS: who finished where, and how long the game takes.
import type { EventGame } from '../event_game.ts';
import { filledRows, rowsOf, textOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { placeOf } from '../places.ts';
import { GAME, PLAYER, type Cells, type Column, type Layout, type LineProblem } from '../csv_layout.ts';

const COLUMNS: Column[] = [
  GAME,
  {
    id: 'hours',
    title: 'hours',
    also: ['length', 'duration', 'time', 'game length', 'usual hours', 'stunden', 'heures', 'durée', 'dauer'],
    kind: 'points',
    ofGame: true,
    says: 'the game’s usual length in hours; needed only where the event’s points are per hour',
  },
  PLAYER,
  {
    id: 'place',
    title: 'place',
    also: [
      'rank',
      'position',
      'pos',
      'finish',
      'platz',
      'platzierung',
      'rang',
      'classement',
      'posto',
      'posizione',
      'puesto',
    ],
    kind: 'count',
    needed: true,
    says: 'finishing place, 1 is best; a tie is the same place twice',
  },
];

export const csv: Layout = {
  system: 'rplops',
  columns: COLUMNS,
  example: [
    ['Brass', '3', 'Ann', '1'],
    ['Brass', '3', 'Bob', '2'],
    ['Brass', '3', 'Cy', '2'],
    ['Brass', '3', 'Dee', '4'],
    ['Chess', '1.5', 'Ann', '1'],
    ['Chess', '1.5', 'Dee', '2'],
  ],
  gameOf(name, lines) {
    const finish = rowsOf(lines.map(({ player = '', place = '' }) => ({ player, place })));
    const hours = lines[0]?.['hours'] ?? '';
    return {
      form: 'rplops',
      state: { heading: name, finish, formula: 'RPLOPS', average: '', hours },
      problems: [],
      spotOf,
    };
  },
  lines: finishLines,
};

/** Finds the cell of a pointer such as "/finish/2/place"; "/hours" belongs to the whole game. */
function spotOf(at: string): Pick<LineProblem, 'line' | 'column'> | null {
  const [list, index, field = null] = pointerParts(at);
  if (list === 'finish') return { line: index === undefined ? null : Number(index), column: field };
  return list === 'hours' || at === '' ? { line: 0, column: list ?? null } : null;
}

function finishLines({ state }: EventGame, game: string): Cells[] {
  const finish = state['finish'] as Row[];
  const hours = String(state['hours']);
  return filledRows(finish, 0).map((row, index) => ({
    game,
    hours,
    player: textOf(row, 'player'),
    place: placeOf(finish, index),
  }));
}
