// Reads one cell by the kind of its column: its value, and a message if it is invalid.
import { capital, inWords, shortened } from '../ui/sentences.ts';
import type { NumberKind } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { wrongWithName } from '../form/names.ts';
import { DASH } from '../numbers/decimal_text.ts';
import { isNearlyAlike } from '../ui/near_duplicates.ts';
import { readStyled, type CellNumbers } from './file_style.ts';
import { labelledNumber, plainWord } from './headers.ts';
import { LONGEST_CELL } from './source.ts';
import type { Column } from '../systems/csv_layout.ts';

export interface ReadCell {
  value: string;
  message?: string;
  /** Texts that may be meant. */
  offers?: string[];
}

const LONGEST = 100;

/** `length` is given if the cell was too long and `text` is only its beginning. */
export function readCell(text: string, column: Column, reading: CellNumbers, length?: number): ReadCell {
  const subject = capital(column.title);
  if (length !== undefined) return { value: text, message: tooLong(subject, length, LONGEST_CELL, reading.numbers) };
  if (text === '')
    return column.needed && !column.ofGame ? { value: '', message: `${subject} is missing.` } : { value: '' };
  if (column.kind === 'text') return readText(text, subject, reading.numbers);
  if (column.kind === 'choice') return readChoice(text, column, subject);
  if (column.kind === 'posted') return readPosted(text, subject, reading);
  return column.kind === 'count'
    ? readCount(text, column, subject, reading)
    : readAmount(text, column.kind, subject, reading);
}

function readText(text: string, subject: string, numbers: Numbers): ReadCell {
  const wrong = wrongWithName(text);
  if (wrong) return { value: text, message: `${subject} ${wrong}` };
  const length = [...text].length;
  if (length <= LONGEST) return { value: text.normalize('NFC') };
  return { value: text, message: tooLong(subject, length, LONGEST, numbers) };
}

function tooLong(subject: string, length: number, most: number, { grouped }: Numbers): string {
  return `${subject} is ${grouped(length)} characters long; the limit is ${grouped(most)}.`;
}

function readChoice(text: string, { options = {}, properNames }: Column, subject: string): ReadCell {
  const word = plainWord(text);
  const value = Object.keys(options).find((one) => word === one || options[one]?.includes(word));
  if (value) return { value };
  const shown = Object.keys(options).map((one) => (properNames ? capital(one) : one));
  const message = `${subject} is “${shortened(text)}”; it must be ${inWords(shown)}.`;
  const offers = shown.filter((one) => isNearlyAlike(one, text));
  return { value: text, message, ...(offers.length > 0 ? { offers } : {}) };
}

/** Also accepts places such as "2=" and "2nd", and numbers of rounds and boards such as "R2". */
function readCount(text: string, column: Column, subject: string, reading: CellNumbers): ReadCell {
  const bare = (labelledNumber(text, column) ?? text).replace(/^=?(\d+)(?:=|st|nd|rd|th)?$/i, '$1');
  const entry = readStyled(bare, 'points', reading);
  if ('understood' in entry && /^\d+$/.test(entry.understood)) return { value: entry.understood };
  const message = `${subject} is “${shortened(text)}”; it must be a whole number like 5.`;
  return { value: text, message, ...(column.noneWords?.test(text) ? { offers: ['0'] } : {}) };
}

/** Keeps the decimals as they were published, of which there may be more than a player can type, and zeros at their end. */
function readPosted(text: string, subject: string, reading: CellNumbers): ReadCell {
  if (DASH.test(text)) return { value: '–' };
  const [, whole = '', decimals = ''] = /^(-?\d+)[.,](\d+)$/.exec(text) ?? [];
  if (decimals.length > MOST_DECIMALS) return { value: `${whole}.${decimals}` };
  const read = readAmount(text, 'points', subject, reading);
  const [plain] = read.value.split('.');
  return !read.message && decimals !== '' && plain === whole ? { value: `${whole}.${decimals}` } : read;
}

/** The most decimals that a typed number can have. */
const MOST_DECIMALS = 4;

function readAmount(text: string, kind: NumberKind, subject: string, reading: CellNumbers): ReadCell {
  const entry = readStyled(text, kind, reading);
  if ('understood' in entry) return { value: entry.understood };
  return {
    value: text,
    message:
      'problem' in entry
        ? `${subject} ${entry.problem}`
        : `${subject} is “${shortened(text)}”, which can be read two ways.`,
  };
}
