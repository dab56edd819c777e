// tallysheet.wasm as it was built, and with damage done to it.
import { readFileSync } from 'node:fs';

export const WASM = new Uint8Array(readFileSync(new URL('../../build/package/tallysheet.wasm', import.meta.url)));

/** The ids of sections, by the WebAssembly specification. */
const SECTIONS = { code: 10, data: 11 };

export function flipped(byte: number, bit = 0): Uint8Array<ArrayBuffer> {
  const copy = WASM.slice();
  copy[byte]! ^= 1 << bit;
  return copy;
}

/** A byte in the middle of that section. */
export function middleOf(section: keyof typeof SECTIONS): number {
  for (let at = 8; at < WASM.length; ) {
    const id = WASM[at]!;
    const [size, start] = leb128(at + 1);
    if (id === SECTIONS[section]) return start + (size >> 1);
    at = start + size;
  }
  throw new Error(`tallysheet.wasm has no ${section} section`);
}

/** The number that begins there, and where it ends. */
function leb128(at: number): [value: number, end: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7, at += 1) {
    value |= (WASM[at]! & 0x7f) << shift;
    if (WASM[at]! < 0x80) return [value, at + 1];
  }
}
