// The table of a text in another format, such as the JSON of a program, whose fields a source knows as columns of the
// system. Once a cell is changed, the text is the CSV of the table.
import { csvRow, LINE_END } from '../export/csv_cells.ts';
import type { Cells, Column } from '../systems/csv_layout.ts';
import { letterOf, withCells } from './csv_source.ts';
import { LONGEST_CELL, MOST_ROWS, type SourceRow, type SourceTable } from './source.ts';

/** The header is the first row of the CSV. */
const HEADER = 1;

/** `lines` are the rows, with texts by the ids of columns; those that the system does not have are left out. Numbers have
 *  decimal points. */
export function convertedTable(text: string, lines: Cells[], ours: Column[], row = 'row'): SourceTable {
  const columns = ours.filter(({ id }) => lines.some((line) => line[id]));
  const texts = lines.map((line) => columns.map(({ id }) => line[id] ?? ''));
  const csv = () =>
    [columns.map(({ title }) => title), ...texts].map((cells) => csvRow(cells, ',') + LINE_END).join('');
  return {
    columns: columns.map(({ id, title }, index) => ({ letter: letterOf(index), header: title, id })),
    rows: texts.slice(0, MOST_ROWS).map((cells, index) => rowOf(cells, HEADER + 1 + index)),
    count: texts.length,
    headerRow: HEADER,
    refused: null,
    commasLikely: false,
    style: 'point',
    words: { row, noRows: 'There are no results in the file.' },
    edited: (written, edits) => withCells(written === text ? csv() : written, ',', edits),
  };
}

function rowOf(texts: string[], row: number): SourceRow {
  const cells = texts.map((text) => text.trim().slice(0, LONGEST_CELL));
  const cut = new Map(
    texts.flatMap((text, at): [number, number][] => (text.length > LONGEST_CELL ? [[at, text.length]] : [])),
  );
  return { row, cells, cut, fault: null, editable: cut.size === 0 };
}

/** The table of a text that cannot be imported, with the reason. */
export function refusedTable(message: string): SourceTable {
  return {
    columns: [],
    rows: [],
    count: 0,
    headerRow: 1,
    refused: { row: 1, message },
    commasLikely: false,
    words: { row: 'row', noRows: '' },
    edited: (written) => written,
  };
}
