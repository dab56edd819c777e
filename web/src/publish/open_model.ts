// A form's model whose rows are all open, for sheets that are only read. It keeps nothing.
import type { Tallysheet } from 'tallysheet';
import type { Surroundings } from '../numbers/sheet_numbers.ts';
import type { Form } from '../form/form.ts';
import { FormModel } from '../form/model.ts';
import type { Contents } from '../form/state.ts';

class OpenModel extends FormModel {
  /** Rows are open; other parts of a sheet, such as its panels, are not. */
  override isOpen(part: string): boolean {
    return keysIn(this.state).has(part);
  }
}

export function openModel(form: Form, state: Contents, engine: Tallysheet, around?: () => Surroundings): FormModel {
  const model = new OpenModel(form, { read: () => state, write: () => {} }, around);
  model.useEngine(engine);
  return model;
}

const known = new WeakMap<object, Set<string>>();

/** The keys of all rows. */
function keysIn(state: object): Set<string> {
  const keys = known.get(state) ?? new Set(collected(state));
  known.set(state, keys);
  return keys;
}

function collected(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collected);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'key' in value && typeof value.key === 'string' ? [value.key] : [];
  return [...own, ...Object.values(value).flatMap(collected)];
}
