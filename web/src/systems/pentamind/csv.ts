// Pentamind: who finished where, and whether the dilution factor applies to the game.
import { filledRows, rowsOf, textOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { GAME, PLAYER, type Cells, type Layout, type LineProblem } from '../csv_layout.ts';
import { placeOf } from '../places.ts';

export const csv: Layout = {
  system: 'pentamind',
  columns: [
    GAME,
    {
      id: 'title',
      title: 'played',
      also: ['title', 'category', 'game played'],
      kind: 'text',
      ofGame: true,
      says: 'what was played, if it is not the game’s name: of games with the same one, only a player’s best counts',
    },
    {
      id: 'diluted',
      title: 'diluted',
      also: ['dilution', 'dilution factor'],
      kind: 'choice',
      ofGame: true,
      options: { yes: ['y', 'x', '1', 'true', 'ja', 'oui', 'si'], no: ['n', '0', 'false', 'nein', 'non'] },
      says: '`yes` in games to which the dilution factor applies',
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
  ],
  numbersGames: true,
  example: [
    ['1', 'Go', 'no', 'Ann', '1'],
    ['1', 'Go', 'no', 'Bob', '2'],
    ['1', 'Go', 'no', 'Cy', '2'],
    ['2', 'Chess', 'yes', 'Cy', '1'],
    ['2', 'Chess', 'yes', 'Ann', '2'],
  ],
  gameOf(name, lines) {
    const finish = rowsOf(lines.map(({ player = '', place = '' }) => ({ player, place })));
    const diluted = lines[0]?.['diluted'] === 'yes';
    const heading = lines[0]?.['title'] || name;
    return { form: 'pentamind', state: { heading, finish, diluted, formula: 'current' }, problems: [], spotOf };
  },
  lines({ state }, game): Cells[] {
    const finish = state['finish'] as Row[];
    const diluted = state['diluted'] ? 'yes' : 'no';
    return filledRows(finish, 0).map((row, index) => ({
      game,
      title: String(state['heading']),
      diluted,
      player: textOf(row, 'player'),
      place: placeOf(finish, index),
    }));
  },
};

/** Finds the cell of a pointer such as "/finish/2/place"; "/diluted" belongs to the whole game. */
function spotOf(at: string): Pick<LineProblem, 'line' | 'column'> | null {
  const [list, index, field = null] = pointerParts(at);
  if (list === 'finish') return { line: index === undefined ? null : Number(index), column: field };
  return list === 'diluted' || at === '' ? { line: 0, column: list ?? null } : null;
}
