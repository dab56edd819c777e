// Reads what is typed into a number field into plain decimal text for the engine.
//
// Money may be grouped with commas, points, spaces or apostrophes, and may have a currency sign.
// One separator before exactly three digits is ambiguous. The page's own usage decides where it can: in money a comma
// groups (252,000), in points a point is decimal (3.028). Otherwise (money 252.000, points 1,500) both readings are
// returned, for the user to choose.
import { DECIMAL, GROUP } from './marks.ts';
import { shortened } from './sentences.ts';

export type NumberKind = 'money' | 'points';

export type Entry =
  | { blank: true }
  | { understood: string }
  | { ambiguous: [thousands: string, decimal: string] }
  /** The end of a sentence that begins with the field's name. */
  | { problem: string };

/** Digits before the decimal point. */
export const LONGEST_WHOLE = 12;
const LONGEST_FRACTION = 4;
/** Most cells and fields hold plain digits, which need no further reading. */
const PLAIN = /^(0|[1-9]\d{0,11})$/;
const CURRENCY = /^(-?)\s*[$£€¥]\s*|\s*[$£€¥]$/g;
const SPACES = /[\s\u2009'\u2019]/g;

export function readNumber(typed: string, kind: NumberKind = 'money'): Entry {
  if (PLAIN.test(typed)) return { understood: typed };
  if (typed.trim() === '') return { blank: true };
  const text = plainSigns(typed);
  if (!/^-?[\d.,\s'\u2019]*\d[.,]?$/.test(text)) return notANumber(typed);
  const sign = text.startsWith('-') ? '-' : '';
  const body = text.slice(sign.length).trim();
  return readBody(body, typed, kind, sign);
}

function plainSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^\s*[\u2212\u2013]/, '-')
    .replace(CURRENCY, '$1')
    .trim();
}

function readBody(body: string, typed: string, kind: NumberKind, sign: string): Entry {
  const marks = body.match(/[.,]/g) ?? [];
  if (new Set(marks).size === 2) return readTwoMarks(body, typed, sign);
  if (marks.length > 1) return readGroups(body, typed, sign);
  if (marks.length === 1) return readOneMark(body, marks[0] as string, typed, kind, sign);
  return readGroups(body, typed, sign);
}

/** 252,000.5 and 252.000,5: the last mark is the decimal separator if it occurs once. */
function readTwoMarks(body: string, typed: string, sign: string): Entry {
  const decimalAt = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const decimalMark = body[decimalAt] as string;
  if (body.indexOf(decimalMark) !== decimalAt) return badGroups(typed);
  return join(body.slice(0, decimalAt), body.slice(decimalAt + 1), typed, sign);
}

function readGroups(body: string, typed: string, sign: string): Entry {
  return join(body, '', typed, sign);
}

function readOneMark(body: string, mark: string, typed: string, kind: NumberKind, sign: string): Entry {
  const [whole, fraction] = body.split(mark) as [string, string];
  const asDecimal = join(whole, fraction, typed, sign);
  const couldBeThousands = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(fraction);
  if (!couldBeThousands || !('understood' in asDecimal)) return asDecimal;
  const thousands = sign + whole + fraction;
  if (kind === 'money' && mark === GROUP) return { understood: thousands };
  if (kind === 'points' && mark === DECIMAL) return asDecimal;
  return { ambiguous: [thousands, asDecimal.understood] };
}

function join(whole: string, fraction: string, typed: string, sign: string): Entry {
  if (!wellGrouped(whole)) return badGroups(typed);
  if (/\D/.test(fraction)) return badGroups(typed);
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  if (digits.length > LONGEST_WHOLE) return tooLong(typed, digits.length);
  if (decimals.length > LONGEST_FRACTION) return tooFine(typed, decimals.length);
  return { understood: sign + digits + (decimals && '.' + decimals) };
}

/** Accepts digits without separators, or groups of three after a first group of one to three, all with the same
 *  separator. */
function wellGrouped(whole: string): boolean {
  const alike = whole.replace(SPACES, ' ').trim();
  return /^\d*$/.test(alike) || /^\d{1,3}([ .,])\d{3}(\1\d{3})*$/.test(alike);
}

const example = () => `Write it like 252${GROUP}000 or 252000${DECIMAL}5.`;

function notANumber(typed: string): Entry {
  return { problem: `is “${shortened(typed.trim())}”, which is not a number. ${example()}` };
}

function badGroups(typed: string): Entry {
  return { problem: `is “${shortened(typed.trim())}”, with commas or points in the wrong places. ${example()}` };
}

function tooLong(typed: string, length: number): Entry {
  return {
    problem: `is “${shortened(typed.trim())}”, with ${length} digits before the decimal point. The limit is ${LONGEST_WHOLE}.`,
  };
}

function tooFine(typed: string, length: number): Entry {
  return { problem: `is “${shortened(typed.trim())}”, with ${length} decimals. The limit is ${LONGEST_FRACTION}.` };
}

/** Plain decimal text for a form's field. A fourth decimal makes 3.125 unambiguous. */
export function unmistakable(plain: string, kind: NumberKind): string {
  return kind === 'money' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}
