// The CSV column of published scores. A posted score belongs to a player, so a layout reads and writes the column where it
// reads and writes names.
import type { Row } from '../ui/rows.ts';
import { PLAYER, type Cells, type Column, type ImportedGame, type Layout } from './csv_layout.ts';
import type { EventGame, GameState } from './event_game.ts';

export const POSTED: Column = {
  id: 'posted',
  title: 'posted',
  also: [
    'posted score',
    'posted points',
    'posted total',
    'published',
    'score',
    'points',
    'pb score',
    'tournament points',
  ].concat(['game points', 'event points', 'punkte', 'wertung', 'turnierpunkte', 'punti', 'punteggio', 'puntos']),
  kind: 'posted',
  says: 'the score that was published for the player; the game’s sheet compares it with its own. A dash stands for none',
};

/** Without headers that mean a column of the layout's own: the score of a train game is "points" too. */
function postedColumn({ columns }: Layout): Column {
  const own = new Set(columns.flatMap(({ title, also }) => [title, ...also]));
  return { ...POSTED, also: POSTED.also.filter((name) => !own.has(name)) };
}

type List = Record<string, unknown>;

export function withPosted(layout: Layout): Layout {
  return {
    ...layout,
    columns: [...layout.columns, postedColumn(layout)],
    example: layout.example.map((row) => [...row, '']),
    gameOf(name, lines) {
      const game = layout.gameOf(name, lines);
      return lines.some((line) => line[POSTED.id]) ? { ...game, state: readPosted(layout, name, lines, game) } : game;
    },
    lines(game, name) {
      const lines = layout.lines(game, name);
      const posted = postedTexts(layout, game, name);
      return posted ? lines.map((line, at) => ({ ...line, [POSTED.id]: posted[at] ?? '' })) : lines;
    },
  };
}

/** The state with the scores that the layout reads when they stand in place of the names. */
function readPosted(layout: Layout, name: string, lines: Cells[], { state }: ImportedGame): GameState {
  const swapped = lines.map((line) => ({ ...line, [PLAYER.id]: line[POSTED.id] ?? '' }));
  const { state: read } = layout.gameOf(name, swapped);
  const withTheirs = (row: Row, other: Row | undefined): Row =>
    other?.['player'] ? { ...row, posted: other['player'] } : row;
  return mapRows(state, withTheirs, read) as GameState;
}

/** Marks texts, so that no row is blank that has a name or a posted score. */
const MARK = '=';

/** The posted scores in the order of the game's lines; null if there are none. */
function postedTexts(layout: Layout, game: EventGame, name: string): string[] | null {
  let has = false;
  const swap = (row: Row): Row => {
    has ||= Boolean(row['posted']);
    return row['player'] || row['posted'] ? { ...row, player: MARK + (row['posted'] ?? '') } : row;
  };
  const state = mapRows(game.state, swap) as GameState;
  if (!has) return null;
  return layout.lines({ ...game, state }, name).map((line) => (line[PLAYER.id] ?? '').slice(MARK.length));
}

/** Changes every row of the lists in a state, and in lists within lists; `others` is a state with the same lists. */
function mapRows(state: List, change: (row: Row, other: Row | undefined) => Row, others: List = {}): List {
  const mapped = Object.entries(state).map(([field, value]) => {
    if (!Array.isArray(value)) return [field, value];
    const theirs = (others[field] ?? []) as List[];
    return [field, value.map((one: List, at) => mapOne(one, change, theirs[at]))];
  });
  return Object.fromEntries(mapped);
}

function mapOne(one: List, change: (row: Row, other: Row | undefined) => Row, other: List | undefined): List {
  const isRow = Object.values(one).every((value) => typeof value === 'string');
  return isRow ? change(one as Row, other as Row | undefined) : mapRows(one, change, other);
}
