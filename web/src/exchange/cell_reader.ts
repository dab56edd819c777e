// One cell, read as its column asks: the value, and what is wrong with it in a sentence.
import { capital, grouped } from '../entry/figures.ts';
import type { NumberKind } from '../entry/number_entry.ts';
import { wrongWithName } from '../entry/reader.ts';
import { shortened } from '../entry/shortened.ts';
import { LONGEST_CELL } from './csv_rows.ts';
import { plainWord } from './headers.ts';
import type { Column } from './layout.ts';
import { readStyled, type NumberStyle } from './number_style.ts';

export interface ReadCell {
  value: string;
  message?: string;
}

const LONGEST = 100;

/** `length` is that of a cell so long that `text` is only its beginning. */
export function readCell(text: string, column: Column, style: NumberStyle | null, length?: number): ReadCell {
  const subject = capital(column.title);
  if (length !== undefined) return { value: text, message: tooLong(subject, length, LONGEST_CELL) };
  if (text === '') return column.needed && !column.ofGame ? { value: '', message: `${subject} is missing.` } : { value: '' };
  if (column.kind === 'text') return readText(text, subject);
  if (column.kind === 'choice') return readChoice(text, column, subject);
  return column.kind === 'count' ? readCount(text, subject, style) : readAmount(text, column.kind, subject, style);
}

function readText(text: string, subject: string): ReadCell {
  const wrong = wrongWithName(text);
  if (wrong) return { value: text, message: `${subject} ${wrong}` };
  const length = [...text].length;
  if (length <= LONGEST) return { value: text.normalize('NFC') };
  return { value: text, message: tooLong(subject, length, LONGEST) };
}

function tooLong(subject: string, length: number, most: number): string {
  return `${subject} is ${grouped(length)} characters long; ${grouped(most)} are the most.`;
}

function readChoice(text: string, { options = {} }: Column, subject: string): ReadCell {
  const word = plainWord(text);
  const value = Object.keys(options).find((one) => word === one || options[one]?.includes(word));
  if (value) return { value };
  return { value: text, message: `${subject} is “${shortened(text)}”; it must be ${inWords(Object.keys(options))}.` };
}

/** "2=" and "2nd" are places as results are often written. */
function readCount(text: string, subject: string, style: NumberStyle | null): ReadCell {
  const bare = text.replace(/^=?(\d+)(?:=|st|nd|rd|th)?$/i, '$1');
  const entry = readStyled(bare, 'points', style);
  if ('understood' in entry && /^\d+$/.test(entry.understood)) return { value: entry.understood };
  return { value: text, message: `${subject} is “${shortened(text)}”; it must be a whole number like 5.` };
}

function readAmount(text: string, kind: NumberKind, subject: string, style: NumberStyle | null): ReadCell {
  const entry = readStyled(text, kind, style);
  if ('understood' in entry) return { value: entry.understood };
  return { value: text, message: 'problem' in entry ? `${subject} ${entry.problem}` : `${subject} is “${shortened(text)}”, which can be read two ways.` };
}

/** "a, b or c". */
export function inWords(words: string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
