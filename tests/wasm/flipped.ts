// The engine as built, and with deliberate damage.
import { readFileSync } from 'node:fs';

export const WASM = new Uint8Array(readFileSync(new URL('../../build/package/tallysheet.wasm', import.meta.url)));

/** Section ids from the WebAssembly specification. */
const SECTIONS = { code: 10, data: 11 };

export function flipped(byte: number, bit = 0, wasm = WASM): Uint8Array<ArrayBuffer> {
  const copy = wasm.slice();
  copy[byte]! ^= 1 << bit;
  return copy;
}

/** A byte in the middle of a section. */
export function middleOf(section: keyof typeof SECTIONS, wasm = WASM): number {
  for (let at = 8; at < wasm.length; ) {
    const id = wasm[at]!;
    const [size, start] = leb128(wasm, at + 1);
    if (id === SECTIONS[section]) return start + (size >> 1);
    at = start + size;
  }
  throw new Error(`The file has no ${section} section`);
}

/** Reads the number at an offset and returns it with the offset behind it. */
function leb128(wasm: Uint8Array, at: number): [value: number, end: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7, at += 1) {
    value |= (wasm[at]! & 0x7f) << shift;
    if (wasm[at]! < 0x80) return [value, at + 1];
  }
}
