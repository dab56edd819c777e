// The columns of a list of people, and the people of an event as CSV, which the list reads again.
import { BYTE_ORDER_MARK, csvRow, LINE_END } from '../export/csv_cells.ts';
import { presenceOf, type Person, type PersonField } from '../systems/person.ts';

export type PeopleColumn = PersonField | 'presence' | 'guest' | 'champion';

/** The columns, with the title of each in a CSV file and other headers by which it is found. */
export const PEOPLE_COLUMNS: Record<PeopleColumn, { title: string; also: string[] }> = {
  name: { title: 'Name', also: ['player', 'person', 'full name', 'participant'] },
  number: { title: 'Number', also: ['no', 'nr', '#', 'id', 'badge', 'start number'] },
  team: { title: 'Club or team', also: ['club', 'team', 'country', 'city', 'from'] },
  teamFrom: { title: 'Team from round', also: ['in team from', 'joined in round', 'from round'] },
  note: { title: 'Note', also: ['notes', 'comment', 'remark', 'nickname', 'nick'] },
  presence: { title: 'State', also: ['status', 'presence'] },
  guest: { title: 'Guest', also: ['guests'] },
  champion: { title: 'Won before', also: ['champion', 'former winner', 'won'] },
};

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
