// The command's output formats.
import { csvRow, LINE_END } from '../src/export/csv_cells.ts';
import { tableText, type TextTable } from '../src/export/table_text.ts';
import { Misuse } from './misuse.ts';
import type { Readable } from './sheet_tables.ts';

export const FORMATS = ['text', 'markdown', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export interface Printed extends Readable {
  title: string;
  /** The same content for programs. */
  json: unknown;
}

export function formatOf(name: string): Format {
  const format = FORMATS.find((one) => one === name);
  if (!format) throw new Misuse(`There is no format ${name}; there is ${FORMATS.join(', ')}.`);
  return format;
}

/** Joins several outputs one after the other; as JSON, several become a list. */
export function written(all: Printed[], format: Format): string {
  if (format === 'json') return JSON.stringify(all.length === 1 ? all[0]!.json : all.map(({ json }) => json), null, 2);
  if (format === 'csv') return all.map(asCsv).join(LINE_END + LINE_END);
  const kind = format === 'text' ? 'plain' : 'markdown';
  return all
    .map(({ title, tables, notes }) => tableText(kind, title, tables.map(filled), notes).trimEnd())
    .join('\n\n');
}

/** Drops columns that are blank throughout. The CSV keeps them for programs. */
function filled({ columns, cells, ...table }: TextTable): TextTable {
  const isFilled = columns.map((_, at) => cells.some((row) => row[at] !== ''));
  const kept = <Cell>(row: Cell[]) => row.filter((_, at) => isFilled[at]);
  return { ...table, columns: kept(columns), cells: cells.map(kept) };
}

/** Separates tables by a blank line. */
function asCsv({ tables }: Printed): string {
  const rows = tables.map(({ columns, cells }) => [columns.map(({ title }) => title), ...cells]);
  return rows.map((table) => table.map((row) => csvRow(row, ',')).join(LINE_END)).join(LINE_END + LINE_END);
}
