// The text of a file, whatever spreadsheet has written it.

export interface Decoded {
  text: string;
  /** False where the alphabet had to be guessed. */
  sure: boolean;
}

export function decoded(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: textOf(bytes, 'utf-16le'), sure: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: textOf(bytes, 'utf-16be'), sure: true };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return { text: unmarked, sure: true };
  const text = strictTextOf(bytes, 'utf-8');
  return text === null ? { text: textOf(bytes, 'windows-1252'), sure: false } : { text, sure: true };
}

/** From the beginning: the names of the columns, which are in Latin letters, and some rows. */
const BYTES_LOOKED_AT = 128;

/** The text of UTF-16 that does not begin with a byte order mark; null for what is none. Every second byte of a plain
 *  letter, figure, comma or line end is zero there, the same one of the two throughout; UTF-8 has a zero byte only where
 *  the text has a NUL. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null;
  const start = bytes.subarray(0, BYTES_LOOKED_AT);
  const zerosAt = (side: number) => start.filter((byte, at) => byte === 0 && at % 2 === side).length;
  const [first, second] = [zerosAt(0), zerosAt(1)];
  const [more, fewer] = [Math.max(first, second), Math.min(first, second)];
  if (more < start.length / 6 || fewer > more / 4) return null;
  return strictTextOf(bytes, first > second ? 'utf-16be' : 'utf-16le');
}

function strictTextOf(bytes: Uint8Array, alphabet: string): string | null {
  try {
    return new TextDecoder(alphabet, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function textOf(bytes: Uint8Array, alphabet: string): string {
  return new TextDecoder(alphabet).decode(bytes);
}

/** A spreadsheet's own file, of which nothing can be read here. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
  return begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0);
}
