// Decodes the bytes of a file, whichever spreadsheet wrote it.

export interface Decoded {
  text: string;
  /** False if the encoding was guessed. */
  sure: boolean;
}

export function decoded(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: textIn(bytes, 'utf-16le'), sure: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: textIn(bytes, 'utf-16be'), sure: true };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return { text: unmarked, sure: true };
  const text = strictTextOf(bytes, 'utf-8');
  return text === null ? { text: textIn(bytes, 'windows-1252'), sure: false } : { text, sure: true };
}

/** The number of bytes examined: the column names, which are in Latin letters, and some rows. */
const BYTES_LOOKED_AT = 128;

/** Decodes UTF-16 without a byte order mark; returns null for other encodings. In UTF-16, every second byte of Latin
 *  letters, digits, commas and line ends is zero, always on the same side. In UTF-8, only a NUL is a zero byte. */
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

function textIn(bytes: Uint8Array, alphabet: string): string {
  return new TextDecoder(alphabet).decode(bytes);
}

/** Whether the file is an archive, as workbooks are (XLSX, ODS). */
export function isWorkbook(bytes: Uint8Array): boolean {
  return begins(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

/** Whether the file is a workbook of an earlier kind (XLS). */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

function begins(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
