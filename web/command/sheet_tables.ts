// A function's sheet as readable tables: its lists of records become tables, its other fields and its working become
// notes.
import type { TextTable } from '../src/export/table_text.ts';
import { capital } from '../src/ui/sentences.ts';
import { isPlain, type Plain } from '../src/ui/plain.ts';

export interface Readable {
  tables: TextTable[];
  notes: string[];
}

/** Positions in the request, which add nothing when there are names. */
const UNSAID = /^(index|row|working)$/;
/** Positions that identify a board or a game, shown counted from one. */
const POSITION = /^(board|game)$/;
const FIGURE = /^-?\d+(\.\d+)?$/;

export function readable(sheet: object): Readable {
  const { facts, lists } = partsOf(sheet);
  const parts = lists.map(([name, records]) => ofList(name, records));
  return {
    tables: parts.flatMap(({ tables }) => tables),
    notes: [...facts, ...workingOf(sheet as Plain), ...parts.flatMap(({ notes }) => notes)],
  };
}

interface Parts {
  /** Facts such as "Bonus total: 0.492". */
  facts: string[];
  lists: [name: string, records: Plain[]][];
}

function partsOf(sheet: object): Parts {
  const fields = Object.entries(sheet).filter(([name]) => !UNSAID.test(name));
  const lists = fields.filter((field): field is [string, Plain[]] => isRecords(field[1]));
  const facts = fields.filter(([, value]) => !isRecords(value)).map(([name, value]) => [titleOf(name), cell(value)]);
  return { facts: facts.filter(([, value]) => value !== '').map((fact) => fact.join(': ')), lists };
}

function ofList(name: string, records: Plain[]): Readable {
  if (!records.some((record) => partsOf(record).lists.length > 0))
    return { tables: [tableOf(name, records)], notes: [] };
  const parts = records.map((record, at) => ofNested(record, `${titleOf(name).replace(/s$/, '')} ${at + 1}`));
  return { tables: parts.flatMap(({ tables }) => tables), notes: parts.flatMap(({ notes }) => notes) };
}

/** Puts the record's other fields into the caption of its table: "Board 1, average: 179750.00". */
function ofNested(record: Plain, called: string): Readable {
  const { facts, lists } = partsOf(record);
  const caption = [called, ...facts.map((fact) => fact.charAt(0).toLowerCase() + fact.slice(1))].join(', ');
  const { tables } = readable(Object.fromEntries(lists));
  return {
    tables: tables.map((table) => ({ ...table, caption })),
    notes: workingOf(record).map((note) => `${called}, ${note}`),
  };
}

function tableOf(name: string, records: Plain[]): TextTable {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((one) => !UNSAID.test(one));
  const columns = names.map((one) => ({
    title: titleOf(one),
    cells: records.map((record) => cell(numbered(one, record[one]))),
  }));
  return {
    ...(name === 'rows' ? {} : { caption: titleOf(name) }),
    columns: columns.map(({ title, cells }) => ({
      title,
      figure: cells.every((text) => text === '' || FIGURE.test(text)),
    })),
    cells: records.map((_, row) => columns.map(({ cells }) => cells[row]!)),
  };
}

/** Writes lines such as "Jenny, bonus: 0.5 × 248000 ÷ 252000 = 0.492", with what decided in brackets behind a rule's. */
function workingOf({ working, rows }: Plain): string[] {
  if (!isRecords(working)) return [];
  return working.map(({ row, name, terms, rounded, notes }) => {
    const who = isRecords(rows) && typeof row === 'number' ? nameOf(rows[row]!, row) : '';
    const why = Array.isArray(notes) ? ` (${notes.join('; ')})` : '';
    return `${[who, titleOf(String(name)).toLowerCase()].filter(Boolean).join(', ')}: ${terms} = ${rounded}${why}`;
  });
}

function nameOf({ player, power }: Plain, row: number): string {
  return String(player || power || `row ${row + 1}`);
}

function isRecords(value: unknown): value is Plain[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPlain);
}

function cell(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(cell).filter(Boolean).join(', ');
  if (isPlain(value))
    return Object.entries(value)
      .map(([name, one]) => `${titleOf(name).toLowerCase()} ${cell(one)}`)
      .join(', ');
  return String(value);
}

function numbered(name: string, value: unknown): unknown {
  return POSITION.test(name) && typeof value === 'number' ? value + 1 : value;
}

/** Converts "newBest" to "New best". */
function titleOf(name: string): string {
  return capital(name.replace(/(?=[A-Z])/g, ' ').toLowerCase());
}
