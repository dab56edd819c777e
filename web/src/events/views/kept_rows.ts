// Rows of long tables, left as they are drawn while all that they are drawn from is the same.
import { guard } from 'lit/directives/guard.js';
import type { DrawRow } from '../../form/sheet_table.ts';
import type { EventModel } from '../event_model.ts';

/** For the `keep` of a table whose closed rows are drawn from these values and the page's numbers. Open rows are always
 *  drawn again. */
export function keptRows(model: EventModel, ...from: unknown[]): (draw: DrawRow) => DrawRow {
  return (draw) => (row) =>
    model.isOpen(row.key) ? draw(row) : guard([...from, model.numbers, model.isWhole], () => draw(row));
}
