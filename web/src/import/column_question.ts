// Asks what the columns are whose headers are unknown.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { Column } from '../systems/csv_layout.ts';
import type { SystemId } from '../systems/event_game.ts';
import { shortened } from '../ui/sentences.ts';
import { columnOf } from './headers.ts';
import type { Table } from './table.ts';

interface Unknown {
  index: number;
  /** "D “Nation”". */
  name: string;
  /** The columns that it can be, those first that the file must have. */
  possible: Column[];
  chosen: string;
}

/** Columns with a header that names none of the system's columns, whether or not the person has said what they are. */
export function unknownColumns(system: SystemId, { columns, rows }: Table): Unknown[] {
  const ours = layoutOf(system).columns;
  const taken = new Set(columns.map(({ column }) => column?.id));
  const free = ours.filter(({ id }) => !taken.has(id)).sort((one, other) => rank(one) - rank(other));
  return columns.flatMap(({ letter, header, column }, index) => {
    const isKnown = columnOf(header, ours) !== null;
    if (isKnown || (header === '' && !rows.some(({ cells }) => cells[index]))) return [];
    const possible = column ? [column, ...free] : free;
    if (possible.length === 0) return [];
    const name = header === '' ? `Column ${letter}` : `${letter} “${shortened(header)}”`;
    return [{ index, name, possible, chosen: column?.id ?? '' }];
  });
}

function rank({ needed }: Column): number {
  return needed ? 0 : 1;
}

const MOST_ASKED = 12;

export function columnQuestion(
  unknown: Unknown[],
  choose: (index: number, id: string) => void,
): TemplateResult | typeof nothing {
  if (unknown.length === 0) return nothing;
  return html`<fieldset class="column-question">
    <legend>${unknown.length === 1 ? 'One column has a name that is not known here. What is it?' : 'Some columns have names that are not known here. What are they?'}</legend>
    ${unknown.slice(0, MOST_ASKED).map(
      ({ index, name, possible, chosen }) => html`<label><span>${name}</span>
        <select @change=${(event: Event) => choose(index, (event.target as HTMLSelectElement).value)}>
          <option value="" .selected=${chosen === ''}>Leave it out</option>
          ${possible.map(({ id, title }) => html`<option value=${id} .selected=${id === chosen}>${title}</option>`)}
        </select></label>`,
    )}
  </fieldset>`;
}
