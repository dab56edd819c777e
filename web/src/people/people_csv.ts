// The people of an event as CSV, which the list reads again.
import { BYTE_ORDER_MARK, csvRow, LINE_END } from '../export/csv_cells.ts';
import { presenceOf, type Person } from '../systems/person.ts';
import { PEOPLE_COLUMNS } from './list_text.ts';

/** `style` is that of the event's other files. */
export function peopleCsv(people: readonly Person[], style: 'point' | 'comma'): string {
  const delimiter = style === 'comma' ? ';' : ',';
  const header = Object.values(PEOPLE_COLUMNS).map(({ title }) => title);
  const rows = people.map((person) => {
    const { name, number = '', team = '', note = '', guest = false } = person;
    return [name, number, team, note, presenceOf(person), guest ? 'yes' : 'no'];
  });
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => csvRow(row, delimiter) + LINE_END).join('');
}
