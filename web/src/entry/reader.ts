// Reads a form's texts into a request, and collects what cannot be read, each at its pointer.
import type { PageProblem } from '../system.ts';
import { grouped } from './figures.ts';
import { readNumber, type NumberKind } from './number_entry.ts';
import { shortened } from './shortened.ts';

export class Reader {
  /** Their messages are the ends of sentences that begin with the field's name. */
  readonly problems: PageProblem[] = [];

  /** The plain decimal text; undefined for a blank; the text itself where it cannot be read. */
  number(at: string, typed: string, kind: NumberKind): string | undefined {
    const entry = readNumber(typed, kind);
    if ('blank' in entry) return undefined;
    if ('understood' in entry) return entry.understood;
    if ('problem' in entry) this.problems.push({ at, code: 'number', message: entry.problem });
    else this.problems.push(twoReadings(at, typed, entry.ambiguous));
    return typed;
  }

  /** A name as the request takes it: absent when blank. */
  name(at: string, typed: string): string | undefined {
    const wrong = wrongWithName(typed);
    if (wrong) this.problems.push({ at, code: 'type', message: wrong });
    return typed.trim() === '' ? undefined : typed;
  }

  /** A whole number as a JavaScript number; undefined for a blank; NaN where it cannot be read. */
  count(at: string, typed: string): number | undefined {
    const count = readCount(typed);
    if (Number.isNaN(count)) this.problems.push({ at, code: 'number', message: `is “${shortened(typed.trim())}”. Write a whole number.` });
    return count;
  }
}

/** As `Reader.count`, without a word about what cannot be read. */
export function readCount(typed: string): number | undefined {
  const entry = readNumber(typed);
  if ('blank' in entry) return undefined;
  const count = 'understood' in entry ? Number(entry.understood) : NaN;
  return Number.isInteger(count) ? count : NaN;
}

function twoReadings(at: string, typed: string, [thousands, decimal]: [string, string]): PageProblem {
  const large = grouped(thousands);
  const small = grouped(decimal);
  return {
    at,
    code: 'number',
    message: `is “${shortened(typed.trim())}”. Is that ${large}, or ${small}?`,
    choices: [
      { label: large, text: thousands },
      { label: small, text: unmistakable(small) },
    ],
  };
}

/** A fourth decimal keeps 3.125 from being taken for thousands again. */
function unmistakable(decimal: string): string {
  return /\D\d{3}$/.test(decimal) ? `${decimal}0` : decimal;
}

/** What is wrong with a name, as the end of a sentence that begins with what it is the name of. */
export function wrongWithName(name: string): string | null {
  const at = name.indexOf('\0');
  return at < 0 ? null : `holds a NUL as character ${at + 1}. Type it anew.`;
}
