// Reads a value strictly by its shape. Reports every deviation with its path, and never throws.
import { NUMBERS } from '../numbers/numbers.ts';
import { inWords, shortened } from '../ui/sentences.ts';
import { isPlain, type Plain } from '../ui/plain.ts';
import type { RecordShape, Shape } from '../form/shape.ts';

const MOST_TOLD = 20;

/** How many times the rows of a form a list may have. Merging can leave more rows than a form allows, and fewer; the
 *  form then says so. */
const AFTER_MERGING = 10;

export class Strict {
  readonly problems: string[] = [];

  tell(at: string, what: string): void {
    if (this.problems.length < MOST_TOLD) this.problems.push(at === '' ? `The file ${what}` : `${at.slice(1)} ${what}`);
  }

  /** Returns a copy of the value with only the fields of the shape, or null if it does not fit. */
  read(value: unknown, shape: Shape, at: string): unknown {
    if (shape.is === 'record') return this.record(value, shape, at);
    if (shape.is === 'list') return this.list(value, shape, at);
    if (shape.is === 'flag') return this.expect(typeof value === 'boolean', value, at, 'true or false');
    if (shape.is === 'id')
      return this.expect(
        typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value),
        value,
        at,
        '1 to 64 letters, digits and hyphens',
      );
    if (shape.is === 'text') return this.text(value, shape.most, at);
    return this.expect(
      typeof value === 'string' && shape.values.includes(value),
      value,
      at,
      inWords(shape.values.map((one) => `“${one}”`)),
    );
  }

  record(value: unknown, { fields, optional }: RecordShape, at: string): Plain | null {
    if (!isPlain(value)) return this.expect(false, value, at, 'a record of fields') as null;
    for (const field of Object.keys(value))
      if (!Object.hasOwn(fields, field)) this.tell(at, `has an unknown field “${shortened(field)}”.`);
    const read: Plain = {};
    for (const [field, shape] of Object.entries(fields)) {
      if (Object.hasOwn(value, field)) read[field] = this.read(value[field], shape, `${at}/${field}`);
      else if (!optional.includes(field)) this.tell(at, `has no field “${field}”.`);
    }
    return read;
  }

  list(value: unknown, { row, least, most, keys }: Extract<Shape, { is: 'list' }>, at: string): unknown[] | null {
    if (!Array.isArray(value)) return this.expect(false, value, at, 'a list') as null;
    const isWhole = keys ? value.length === keys.length : value.length <= AFTER_MERGING * most;
    if (!isWhole)
      this.tell(
        at,
        `has ${NUMBERS.point.amount(value.length, 'entry', 'entries')}; it must have ${keys ? keys.length : `${least} to ${most}`}.`,
      );
    const read = value.slice(0, AFTER_MERGING * most).map((one, index) => this.record(one, row, `${at}/${index}`));
    this.keyed(read, keys, at);
    return read;
  }

  text(value: unknown, most: number, at: string): unknown {
    if (typeof value !== 'string' || value.length <= most)
      return this.expect(typeof value === 'string', value, at, 'a text in quotation marks');
    this.tell(at, `is ${value.length} characters long; the limit is ${most}.`);
    return null;
  }

  /** Reports duplicate values. */
  different(values: unknown[], at: string, field: string): void {
    const seen = new Set<unknown>();
    values.forEach((value, index) => {
      if (typeof value === 'string' && seen.has(value))
        this.tell(`${at}/${index}/${field}`, `is ${shown(value)}, which is already used.`);
      seen.add(value);
    });
  }

  /** Checks keys: the given ones in that order, or else all different. */
  private keyed(rows: (Plain | null)[], keys: readonly string[] | undefined, at: string): void {
    if (!keys)
      return this.different(
        rows.map((row) => row?.['key']),
        at,
        'key',
      );
    rows.forEach((row, index) =>
      this.expect(row === null || row['key'] === keys[index], row?.['key'], `${at}/${index}/key`, `“${keys[index]}”`),
    );
  }

  expect(fits: boolean, value: unknown, at: string, what: string): unknown {
    if (fits) return value;
    this.tell(at, `is ${shown(value)}; it must be ${what}.`);
    return null;
  }
}

export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `“${shortened(value)}”`;
  return isPlain(value) ? 'a record' : String(value);
}
