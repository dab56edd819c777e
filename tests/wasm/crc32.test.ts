// The checksum that the module uses to recognise its engine.
import { expect, test } from 'vitest';
import { crc32 } from '../../wasm/crc32.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['', 0],
  ['a', 0xe8b7be43],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('of “%s” it is the published CRC-32', (text, checksum) => expect(crc32(bytes(text))).toBe(checksum));

test('no two of all texts with one flipped bit share it, nor does the text itself', () => {
  const text = bytes('tallysheet');
  const all = new Set([crc32(text)]);
  for (let bit = 0; bit < text.length * 8; bit += 1) {
    const flipped = text.slice();
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    all.add(crc32(flipped));
  }
  expect(all.size).toBe(1 + text.length * 8);
});
