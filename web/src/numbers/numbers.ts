// A way of writing numbers, as a value: the separators, and how figures are shown and read with them.
import { parsed, type Entry, type NumberKind, type NumberStyle, type Parsed } from './number_entry.ts';

export interface Marks {
  readonly group: string;
  readonly decimal: string;
}

/** Immutable. Its functions can be passed on by themselves. */
export class Numbers {
  constructor(readonly marks: Marks) {}

  /** "252000.5" as "252,000.5", with a true minus. Nothing is calculated. */
  readonly grouped = (figure: string | number): string => {
    const [whole = '', fraction] = String(figure).replace(/^-/, '\u2212').split('.');
    const thousands = whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${this.marks.group}`);
    return fraction === undefined ? thousands : thousands + this.marks.decimal + fraction;
  };

  /** "0.492" as ".492" and "+0.534" as "+.534", as on the printed sheets. */
  readonly bare = (figure: string | number): string => this.grouped(String(figure).replace(/^([-+]?)0\./, '$1.'));

  /** "179750.00" as "179,750", for figures whose trailing zeros have no meaning. */
  readonly trimmed = (figure: string): string => this.grouped(withoutZeros(figure));

  /** "one game", "1,200 games". */
  readonly amount = (count: number, noun: string, many = `${noun}s`): string =>
    count === 1 ? `one ${noun}` : `${this.grouped(count)} ${many}`;

  /** Interprets a typed text. */
  readonly read = (text: string, kind: NumberKind = 'money'): Entry => {
    const found = parsed(text);
    if ('twofold' in found) return this.settled(found, kind);
    if ('malformed' in found) return { problem: `${found.malformed} ${this.example}` };
    return found;
  };

  /** In money the group separator groups, in points the decimal separator is decimal; otherwise the text is ambiguous. */
  private settled({ twofold, mark }: Extract<Parsed, { mark: string }>, kind: NumberKind): Entry {
    const [thousands, decimal] = twofold;
    if (kind === 'money' && mark === this.marks.group) return { understood: thousands };
    if (kind === 'points' && mark === this.marks.decimal) return { understood: decimal };
    return { ambiguous: twofold };
  }

  private get example(): string {
    return `Write it like 252${this.marks.group}000 or 252000${this.marks.decimal}5.`;
  }
}

export const NUMBERS: Readonly<Record<NumberStyle, Numbers>> = {
  point: new Numbers({ group: ',', decimal: '.' }),
  comma: new Numbers({ group: '.', decimal: ',' }),
};

export function withoutZeros(figure: string): string {
  return figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure;
}
