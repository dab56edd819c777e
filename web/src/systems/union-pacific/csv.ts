// Union Pacific: the players of each final as they sit in its first game, and their scores in both games.
import { unmistakable } from '../../numbers/number_entry.ts';
import { filledRows, rowsOf, textOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { GAME, PLAYER, type Cells, type Column, type Layout, type LineProblem } from '../csv_layout.ts';

const scoreOf = (game: 1 | 2): Column => ({
  id: `game${game}`,
  title: `score in game ${game}`,
  also: [`game ${game}`, `game ${game} score`, `score ${game}`],
  kind: 'money',
  needed: true,
  says: `the player’s score in game ${game}`,
});

export const csv: Layout = {
  system: 'union-pacific',
  columns: [GAME, PLAYER, scoreOf(1), scoreOf(2)],
  example: [
    ['Final', 'Ann', '120', '90'],
    ['Final', 'Bob', '110', '100'],
    ['Final', 'Cy', '84', '71'],
    ['Final', 'Dee', '60', '88'],
  ],
  gameOf: (name, lines) => ({
    form: 'union-pacific',
    state: {
      heading: name,
      players: rowsOf(
        lines.map(({ player = '', game1 = '', game2 = '' }) => ({
          player,
          game1: unmistakable(game1, 'money'),
          game2: unmistakable(game2, 'money'),
        })),
      ),
      rounding: 'each-game',
    },
    problems: [],
    spotOf,
  }),
  lines: ({ state }, game): Cells[] =>
    filledRows(state['players'] as Row[], 0).map((row) => ({
      game,
      player: textOf(row, 'player'),
      game1: textOf(row, 'game1'),
      game2: textOf(row, 'game2'),
    })),
};

/** Finds the cell of a pointer such as "/games/1/2/score". */
function spotOf(at: string): Pick<LineProblem, 'line' | 'column'> | null {
  const [list, game, index, field] = pointerParts(at);
  if (list !== 'games') return null;
  if (index === undefined) return { line: null, column: null };
  return { line: Number(index), column: field === 'player' ? 'player' : `game${Number(game) + 1}` };
}
