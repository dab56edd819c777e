// Reads what is typed into a number field into plain decimal text for the engine.
//
// Money may be grouped with commas, points, spaces or apostrophes, and may have a currency sign.
// One separator before exactly three digits is ambiguous. The separators in use decide where they can: in money a comma
// groups (252,000), in points a point is decimal (3.028). Otherwise (money 252.000, points 1,500) both readings are
// returned, for the user to choose.

/** The decimal separator: 252,000.5 or 252.000,5. */
export type NumberStyle = 'point' | 'comma';

export type NumberKind = 'money' | 'points';

export type Entry =
  | { blank: true }
  | { understood: string }
  | { ambiguous: [thousands: string, decimal: string] }
  /** The end of a sentence that begins with the field's name. */
  | { problem: string };

/** The meaning of a text in either number style. */
export type Parsed =
  | { blank: true }
  | { understood: string }
  /** The mark may be either separator. */
  | { twofold: [thousands: string, decimal: string]; mark: string }
  | { problem: string }
  /** A problem that is followed by an example of a number. */
  | { malformed: string };

/** Digits before the decimal point. */
export const LONGEST_WHOLE = 12;
const LONGEST_FRACTION = 4;
/** Most cells and fields hold plain digits, which need no further reading. */
const PLAIN = /^(0|[1-9]\d{0,11})$/;
const CURRENCY = /^(-?)\s*[$£€¥]\s*|[$£€¥]$/g;
const SPACES = /[\s\u2009'\u2019]/g;

/** Parses each text once, since a change of a sheet leaves most of its texts as they were. */
export function parsed(typed: string): Parsed {
  if (PLAIN.test(typed)) return { understood: typed };
  const found = known.get(typed) ?? parse(typed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(typed, found);
  return found;
}

const MOST_KNOWN = 10_000;
const known = new Map<string, Parsed>();

function parse(typed: string): Parsed {
  if (typed.trim() === '') return { blank: true };
  const text = plainSigns(typed);
  if (!/^-?[\d.,\s'\u2019]*\d[.,]?$/.test(text)) return notANumber(typed);
  const sign = text.startsWith('-') ? '-' : '';
  const body = text.slice(sign.length).trim();
  return readBody(body, typed, sign);
}

function plainSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/^\s*[\u2212\u2013]/, '-')
    .replace(CURRENCY, '$1')
    .trim();
}

function readBody(body: string, typed: string, sign: string): Parsed {
  const marks = body.match(/[.,]/g) ?? [];
  if (new Set(marks).size === 2) return readTwoMarks(body, typed, sign);
  if (marks.length > 1) return readGroups(body, typed, sign);
  if (marks.length === 1) return readOneMark(body, marks[0] as string, typed, sign);
  return readGroups(body, typed, sign);
}

/** 252,000.5 and 252.000,5: the last mark is the decimal separator if it occurs once. */
function readTwoMarks(body: string, typed: string, sign: string): Parsed {
  const decimalAt = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const decimalMark = body[decimalAt] as string;
  if (body.indexOf(decimalMark) !== decimalAt) return badGroups(typed);
  return join(body.slice(0, decimalAt), body.slice(decimalAt + 1), typed, sign);
}

function readGroups(body: string, typed: string, sign: string): Parsed {
  return join(body, '', typed, sign);
}

function readOneMark(body: string, mark: string, typed: string, sign: string): Parsed {
  const [whole, fraction] = body.split(mark) as [string, string];
  const asDecimal = join(whole, fraction, typed, sign);
  const couldBeThousands = /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(fraction);
  if (!couldBeThousands || !('understood' in asDecimal)) return asDecimal;
  return { twofold: [sign + whole + fraction, asDecimal.understood], mark };
}

function join(whole: string, fraction: string, typed: string, sign: string): Parsed {
  if (!wellGrouped(whole)) return badGroups(typed);
  if (/\D/.test(fraction)) return badGroups(typed);
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  const [decimals] = /^\d*[1-9]/.exec(fraction) ?? [''];
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

function notANumber(typed: string): Parsed {
  return { malformed: `is ${quoted(typed)}, which is not a number.` };
}

function badGroups(typed: string): Parsed {
  return { malformed: `is ${quoted(typed)}, with commas or points in the wrong places.` };
}

function tooLong(typed: string, length: number): Parsed {
  return {
    problem: `is ${quoted(typed)}, with ${length} digits before the decimal point. The limit is ${LONGEST_WHOLE}.`,
  };
}

function tooFine(typed: string, length: number): Parsed {
  return { problem: `is ${quoted(typed)}, with ${length} decimals. The limit is ${LONGEST_FRACTION}.` };
}

/** Up to 40 characters and an ellipsis. */
function quoted(typed: string): string {
  return `“${typed.trim().replace(/^(.{40}).+/su, '$1…')}”`;
}

/** Plain decimal text for a form's field. A fourth decimal makes 3.125 unambiguous. */
export function unmistakable(plain: string, kind: NumberKind): string {
  return kind === 'money' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

const NUMBER = /^[-\u2212\u2013]?(\s*[$£€¥])?[\d.,\s'\u2019]*\d(\s*[$£€¥])?$/;

/** The style of a number. Returns null if it has no marks or is ambiguous. */
export function styleOf(text: string): NumberStyle | null {
  if (!NUMBER.test(text.trim()) || isTwofold(text)) return null;
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return null;
  const isDecimal = marks.filter((mark) => mark === last).length === 1;
  return (last === '.') === isDecimal ? 'point' : 'comma';
}

/** Whether the number has one mark before exactly three digits, so that the mark may be either separator. */
export function isTwofold(text: string): boolean {
  return /^[-\u2212\u2013]?(\s*[$£€¥])?\s*[1-9]\d{0,2}[.,]\d{3}(\s*[$£€¥])?$/.test(text.trim());
}
