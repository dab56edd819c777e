// Reads a form's texts into a request, and collects problems with their pointers.
import type { PageProblem } from './form.ts';
import type { NumberKind } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { shortened } from '../ui/sentences.ts';
import { wrongWithName } from './names.ts';

export class Reader {
  /** Their messages complete a sentence that starts with the field's name. */
  readonly problems: PageProblem[] = [];

  constructor(readonly numbers: Numbers) {}

  /** Returns plain decimal text; undefined if blank; the text itself if it cannot be read. */
  number(at: string, typed: string, kind: NumberKind): string | undefined {
    const entry = this.numbers.read(typed, kind);
    if ('blank' in entry) return undefined;
    if ('understood' in entry) return entry.understood;
    if ('problem' in entry) this.problems.push({ at, code: 'number', message: entry.problem });
    else this.problems.push(twoReadings(at, typed, entry.ambiguous, this.numbers));
    return typed;
  }

  /** Returns a name for the request; undefined if blank. */
  name(at: string, typed: string): string | undefined {
    const wrong = wrongWithName(typed);
    if (wrong) this.problems.push({ at, code: 'type', message: wrong });
    return typed.trim() === '' ? undefined : typed;
  }

  /** Returns a whole number; undefined if blank; NaN if it cannot be read. */
  count(at: string, typed: string): number | undefined {
    const count = readCount(typed, this.numbers);
    if (Number.isNaN(count))
      this.problems.push({ at, code: 'number', message: `is “${shortened(typed.trim())}”. Write a whole number.` });
    return count;
  }
}

/** Like `Reader.count`, but does not report problems. */
export function readCount(typed: string, numbers: Numbers): number | undefined {
  const entry = numbers.read(typed);
  if ('blank' in entry) return undefined;
  const count = 'understood' in entry ? Number(entry.understood) : NaN;
  return Number.isInteger(count) ? count : NaN;
}

function twoReadings(
  at: string,
  typed: string,
  [thousands, decimal]: [string, string],
  { grouped }: Numbers,
): PageProblem {
  const large = grouped(thousands);
  const small = grouped(decimal);
  return {
    at,
    code: 'number',
    message: `is “${shortened(typed.trim())}”. Is that ${large}, or ${small}?`,
    choices: [
      { label: large, text: thousands },
      { label: small, text: withFourDecimals(small) },
    ],
  };
}

/** A fourth decimal makes 3.125 unambiguous. */
function withFourDecimals(decimal: string): string {
  return /\D\d{3}$/.test(decimal) ? `${decimal}0` : decimal;
}
