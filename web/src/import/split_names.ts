// Tables with first and last names in columns of their own. They become one column of players.
import { PLAYER, type Column } from '../systems/csv_layout.ts';
import { columnOf, plainWord } from './headers.ts';
import type { CellEdit, SourceColumn, SourceRow, SourceTable } from './source.ts';

const FIRST = ['first name', 'given name', 'forename', 'Vorname', 'prénom'].map(plainWord);
const LAST = ['last name', 'surname', 'family name', 'Nachname', 'Familienname', 'nom de famille', 'cognome'].map(
  plainWord,
);

/** Indexes of columns. */
interface Split {
  first: number;
  last: number;
}

/** Null for any other table. */
export function withWholeNames(table: SourceTable, ours: Column[]): SourceTable | null {
  const split = splitIn(table.columns, ours);
  if (!split) return null;
  return {
    ...table,
    columns: joined(table.columns, split, columnOfBoth),
    rows: table.rows.map((row) => joinedRow(row, split)),
    edited: (text, edits) =>
      table.edited(
        text,
        edits.flatMap((edit) => inFile(edit, split)),
      ),
  };
}

/** One header says that it is a part of names; the other may be called what a column of players is, such as “Name”. */
function splitIn(columns: SourceColumn[], ours: Column[]): Split | null {
  const named = (names: string[]) => columns.findIndex(({ header }) => names.includes(plainWord(header)));
  const players = columns.findIndex(({ header }) => columnOf(header, ours)?.id === PLAYER.id);
  const [first, last] = [named(FIRST), named(LAST)];
  const isWhole = first >= 0 && last >= 0 && players >= 0;
  const split = { first: first < 0 ? players : first, last: last < 0 ? players : last };
  return isWhole || split.first < 0 || split.last < 0 || split.first === split.last ? null : split;
}

/** The items with one for both in the place of the last name. */
function joined<Item>(items: Item[], { first, last }: Split, join: (first: Item, last: Item) => Item): Item[] {
  return items.flatMap((item, index) => {
    if (index === first) return [];
    return [index === last ? join(items[first] as Item, item) : item];
  });
}

function columnOfBoth(first: SourceColumn, last: SourceColumn): SourceColumn {
  return { letter: `${first.letter} + ${last.letter}`, header: `${first.header} ${last.header}`, id: PLAYER.id };
}

function joinedRow(row: SourceRow, split: Split): SourceRow {
  const cells = [...row.cells];
  while (cells.length <= Math.max(split.first, split.last)) cells.push('');
  const cut = [...row.cut].map(([at, length]): [number, number] => [at === split.first ? split.last : at, length]);
  return {
    ...row,
    cells: joined(cells, split, (first, last) => `${first} ${last}`.trim()),
    cut: new Map(cut.map(([at, length]) => [at - Number(at > split.first), length])),
  };
}

/** A name that is corrected stands whole in the column of last names. */
function inFile({ row, at, text }: CellEdit, { first, last }: Split): CellEdit[] {
  const index = at + Number(at >= first);
  return index === last
    ? [
        { row, at: first, text: '' },
        { row, at: last, text },
      ]
    : [{ row, at: index, text }];
}
