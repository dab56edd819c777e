// The people of an event as CSV, which the list reads again.
import { BYTE_ORDER_MARK, csvRow, LINE_END } from '../export/csv_cells.ts';
import { presenceOf, type Person } from '../systems/person.ts';
import { PEOPLE_COLUMNS, type PeopleColumn } from './list_text.ts';

/** Columns that are left out where nobody has anything in them. */
const RARE: readonly PeopleColumn[] = ['teamFrom', 'champion'];

/** `style` is that of the event's other files. */
export function peopleCsv(people: readonly Person[], style: 'point' | 'comma'): string {
  const delimiter = style === 'comma' ? ';' : ',';
  const columns = (Object.keys(PEOPLE_COLUMNS) as PeopleColumn[]).filter(
    (column) => !RARE.includes(column) || people.some((person) => person[column]),
  );
  const header = columns.map((column) => PEOPLE_COLUMNS[column].title);
  const rows = people.map((person) => columns.map((column) => cellOf(person, column)));
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => csvRow(row, delimiter) + LINE_END).join('');
}

function cellOf(person: Person, column: PeopleColumn): string {
  if (column === 'presence') return presenceOf(person);
  if (column === 'guest' || column === 'champion') return person[column] ? 'yes' : 'no';
  return person[column] ?? '';
}
