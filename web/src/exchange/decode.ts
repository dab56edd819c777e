// The text of a file, whatever spreadsheet has written it.

export interface Decoded {
  text: string;
  /** False where the alphabet had to be guessed. */
  sure: boolean;
}

export function decoded(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: textOf(bytes, 'utf-16le'), sure: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: textOf(bytes, 'utf-16be'), sure: true };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), sure: true };
  } catch {
    return { text: textOf(bytes, 'windows-1252'), sure: false };
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
