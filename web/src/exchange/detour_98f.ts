// Detour 98f: the seven powers, and when the eliminated last held a centre.
import type { Detour98fGame } from 'tallysheet';
import { textOf } from '../parts/rows.ts';
import { BOARD_COLUMNS, lineOf, powerLines, powerRows, spotOfPower } from './diplomacy.ts';
import { countOf, problemsOf, type Cells, type Layout } from './layout.ts';

/** The engine's names of what the two columns hold. */
const COLUMN_OF = { lastHeld: 'year', 'lastHeld/year': 'year', 'lastHeld/centres': 'held' };

export const detour98f: Layout = {
  system: 'detour-98f',
  columns: [
    ...BOARD_COLUMNS,
    {
      id: 'year',
      title: 'last year',
      also: ['last fall', 'year', 'last held', 'eliminated', 'year eliminated', 'elimination year', 'last year with a centre'],
      kind: 'count',
      says: 'only of a power that ends without centres: the last Fall in which it held one, as 1905',
    },
    {
      id: 'held',
      title: 'last centres',
      also: ['centres then', 'last scs', 'last centers', 'centers then', 'last supply centres'],
      kind: 'count',
      says: 'how many it held then',
    },
  ],
  example: [
    ['Round 1, board 1', 'Austria', 'Ann', '14', '', ''],
    ['Round 1, board 1', 'England', 'Bob', '10', '', ''],
    ['Round 1, board 1', 'France', 'Cy', '6', '', ''],
    ['Round 1, board 1', 'Germany', 'Dee', '4', '', ''],
    ['Round 1, board 1', 'Italy', 'Eve', '0', '1907', '1'],
    ['Round 1, board 1', 'Russia', 'Fay', '0', '1905', '2'],
    ['Round 1, board 1', 'Turkey', 'Gus', '0', '1903', '1'],
  ],
  draft(game, lines) {
    const powers = lines.map(withLastFall);
    return {
      form: 'detour-98f',
      state: { heading: game, powers: powerRows(lines, lastFallTexts) },
      problems: [],
      check: (engine) => problemsOf(engine.detour98f.standings({ games: [{ powers }] })),
      spotOf: (at) => spotOfPower(at, COLUMN_OF),
    };
  },
  lines: (game, name) => powerLines(game, name, (row) => lastFallCells(textOf(row, 'centres'), textOf(row, 'year'), textOf(row, 'held'))),
};

function lastFallTexts({ year = '', held = '' }: Cells): Record<string, string> {
  return year || held ? { year, held } : {};
}

function withLastFall(line: Cells): Detour98fGame['powers'][number] {
  if (!line['year'] && !line['held']) return lineOf(line);
  return { ...lineOf(line), lastHeld: { year: countOf(line['year']), centres: countOf(line['held']) } };
}

/** What a form keeps of a power that is no longer eliminated plays no part. */
function lastFallCells(centres: string, year: string, held: string): Cells {
  return Number(centres.trim() || NaN) === 0 ? { year, held } : {};
}
