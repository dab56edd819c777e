// Tables with one row per game: names, centres or scores stand in columns for each power ("Austria", "Austria SC") or seat
// ("1st", "Player 2", "Score 2"), in any order. They become tables with a row per player.
import { PLAYER, type Column } from '../systems/csv_layout.ts';
import { columnOf } from './headers.ts';
import { seatIn, type Seat } from './seat_headers.ts';
import { MOST_ROWS, type CellEdit, type SourceRow, type SourceTable } from './source.ts';

/** A power or seat, and which column of the table holds which of its fields. */
interface Group extends Seat {
  /** Indexes of columns by ids of the system's. */
  fields: Map<string, number>;
}

/** Numbers of the rows made from one, and of its header, begin with its own. */
const ROWS_EACH = 64;

/** Null for any other table. */
export function rowPerPlayer(table: SourceTable, ours: Column[]): SourceTable | null {
  const groups = groupsIn(table, ours);
  if (groups.length < LEAST_GROUPS || groups.length >= ROWS_EACH) return null;
  const taken = new Set(groups.flatMap(({ fields }) => [...fields.values()]));
  const common = table.columns.flatMap((column, index) => (taken.has(index) ? [] : [{ ...column, index }]));
  if (common.some(({ header }) => columnOf(header, ours)?.id === PLAYER.id)) return null;
  const ids = ours.filter(({ id }) => groups.some((group) => group.fields.has(id) || id in group.texts));
  const groupOf = new Map<number, Group>();
  const made = table.rows.flatMap((row) => rowsOf(row, groups, common, ids, groupOf));
  return {
    ...table,
    columns: [
      ...common.map(({ letter, header }) => ({ letter, header })),
      ...ids.map(({ id, title }) => ({ letter: '', header: title, id })),
    ],
    above: table.above?.map((row) => ({ ...row, row: row.row * ROWS_EACH })) ?? [],
    rows: made.slice(0, MOST_ROWS),
    count: table.count > MOST_ROWS ? table.count : made.length,
    headerRow: table.headerRow * ROWS_EACH,
    refused: table.refused && { ...table.refused, row: table.refused.row * ROWS_EACH },
    rowLabel: (row) => labelOf(row, groupOf),
    edited: (text, edits) =>
      table.edited(
        text,
        edits.flatMap((edit) => origin(edit, groupOf, common, ids)),
      ),
  };
}

const LEAST_GROUPS = 2;

function labelOf(row: number, groupOf: Map<number, Group>): string {
  const group = groupOf.get(row);
  const number = String(Math.floor(row / ROWS_EACH));
  return group ? `${number}, ${group.name}` : number;
}

/** The groups that have a column of players, if they are all that a game can have. */
function groupsIn({ columns, rows }: SourceTable, ours: Column[]): Group[] {
  const groups = new Map<string, Group>();
  let last: Group | null = null;
  columns.forEach(({ header }, index) => {
    const seat = header === '' ? last && { seat: last, rest: '' } : seatIn(header, ours);
    if (!seat) last = null;
    if (!seat) return;
    const group = groups.get(seat.seat.key) ?? { ...seat.seat, fields: new Map<string, number>() };
    const cells = rows.flatMap(({ cells }) => cells[index] || []);
    const field = fieldOf(seat.rest, cells, group, ours);
    if (field && !group.fields.has(field)) group.fields.set(field, index);
    groups.set(group.key, group);
    last = group;
  });
  const whole = [...groups.values()].filter(({ fields }) => fields.has(PLAYER.id));
  return whole.every(({ isPower }) => isPower) || whole.every(({ isPower }) => !isPower) ? whole : [];
}

/** Decides by the rest of the header, without the seat, or else by the cells. */
function fieldOf(rest: string, cells: string[], { fields, texts: said }: Group, ours: Column[]): string | null {
  if (rest !== '') return columnOf(rest, ours)?.id ?? null;
  if (cells.length === 0) return null;
  const texts = cells.filter((cell) => /\p{L}/u.test(cell)).length;
  if (2 * texts > cells.length || (2 * texts === cells.length && !fields.has(PLAYER.id))) return PLAYER.id;
  const isFigure = ({ id, needed, kind }: Column) =>
    needed && (kind === 'count' || kind === 'money' || kind === 'points') && !fields.has(id) && !(id in said);
  return ours.find(isFigure)?.id ?? null;
}

type Common = { index: number }[];

/** Notes in `groupOf` whose rows they are. Their numbers have no gaps, as those of games between blank lines do. */
function rowsOf(
  row: SourceRow,
  groups: Group[],
  common: Common,
  ids: Column[],
  groupOf: Map<number, Group>,
): SourceRow[] {
  const shared = common.map(({ index }) => row.cells[index] ?? '');
  const filled = groups.filter(({ fields }) => [...fields.values()].some((index) => (row.cells[index] ?? '') !== ''));
  return filled.map((group, at) => {
    const number = row.row * ROWS_EACH + at + 1;
    groupOf.set(number, group);
    const own = ids.map(({ id }) => row.cells[group.fields.get(id) ?? -1] || group.texts[id] || '');
    return { ...row, row: number, cells: [...shared, ...own], cut: cutIn(row, group, common, ids) };
  });
}

function cutIn({ cut }: SourceRow, group: Group, common: Common, ids: Column[]): Map<number, number> {
  const sources = [...common.map(({ index }) => index), ...ids.map(({ id }) => group.fields.get(id) ?? -1)];
  return new Map(
    sources.flatMap((index, at): [number, number][] => (cut.has(index) ? [[at, cut.get(index) as number]] : [])),
  );
}

/** The cell of the text that holds a cell of a row; none if its header does. */
function origin({ row, at, text }: CellEdit, groupOf: Map<number, Group>, common: Common, ids: Column[]): CellEdit[] {
  const index = common[at]?.index ?? groupOf.get(row)?.fields.get(ids[at - common.length]?.id ?? '');
  return index === undefined ? [] : [{ row: Math.floor(row / ROWS_EACH), at: index, text }];
}
