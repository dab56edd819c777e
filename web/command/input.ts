// A file, or standard input, as text.
import { decoded, isOldWorkbook, isWorkbook } from '../src/import/decode.ts';
import { Misuse } from './misuse.ts';

export interface Input {
  /** A name for messages: "results.csv" or "standard input". */
  name: string;
  text: string;
  /** Whether the input is JSON rather than CSV, judged by the file's name or else by its first character. */
  isJson: boolean;
}

/** Reads a file, or standard input where the name is missing or a hyphen. */
export type Read = (file: string | undefined) => Promise<Uint8Array>;

export const STANDARD_INPUT = 'standard input';

export async function inputFrom(file: string | undefined, read: Read): Promise<Input> {
  const name = file && file !== '-' ? file : STANDARD_INPUT;
  const bytes = await read(file);
  if (isWorkbook(bytes) || isOldWorkbook(bytes)) throw new Misuse(`${name} is a workbook. Save it as CSV first.`);
  const { text, sure } = decoded(bytes);
  const isJson = isJsonIn(name, text);
  if (isJson && !sure) throw new Misuse(`${what(name)} cannot be read as JSON: it is not UTF-8.`);
  return { name, text: text.replace(/^\ufeff/, ''), isJson };
}

/** Names the input at the start of a sentence. */
export function what(name: string): string {
  return name === STANDARD_INPUT ? 'The request on standard input' : `The request in ${name}`;
}

function isJsonIn(name: string, text: string): boolean {
  if (/\.json$/i.test(name)) return true;
  if (/\.(csv|tsv|txt)$/i.test(name)) return false;
  return !text.trim().includes('\n') || /^\ufeff?\s*[[{"]/.test(text);
}
