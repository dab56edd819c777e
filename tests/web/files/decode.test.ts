// The alphabets in which spreadsheets and editors write a CSV, with and without a byte order mark.
import { describe, expect, test } from 'vitest';
import { decoded } from '../../../web/src/import/decode.ts';

const TEXTS = {
  English: 'game,player,place\r\n1,Ann,1\r\n1,Bob,2\r\n',
  French: 'partie;joueur;place\r\n1;Zoë;1\r\n1;François;2\r\n',
  Russian: `game,player,place\r\n${'1,Екатерина Александровна,1\r\n'.repeat(400)}`,
  Greek: 'game,player,place\r\n1,Αλέξανδρος,1\r\n',
  Chinese: `game,player,place\r\n${'一,一王小明,1\r\n'.repeat(400)}`,
  'of trains': 'game,player,place\r\n1,🚂🚂,1\r\n',
};

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
}

describe.each(Object.entries(TEXTS))('a text in %s', (_, text) => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, the lower byte first, with a mark', utf16(`\ufeff${text}`, true)],
    ['UTF-16, the higher byte first, with a mark', utf16(`\ufeff${text}`, false)],
    ['UTF-16, the lower byte first', utf16(text, true)],
    ['UTF-16, the higher byte first', utf16(text, false)],
  ])('is read in %s', (_alphabet, bytes) => expect(decoded(bytes)).toEqual({ text, sure: true }));
});

describe('UTF-8', () => {
  test.each([
    ['a NUL in a name', 'game,player,place\n1,An\0n,1\n1,Bob,2\n'],
    ['a NUL at every tenth byte', `game,player,place\n${'1,Anna\0,1\n'.repeat(100)}`],
    ['a NUL in every name', `game,player,place\n${'1,Ann\0,1\n'.repeat(100)}`],
    ['names filled up with NULs', `game,player,place\n${'1,Ann\0\0\0\0\0\0,1\n'.repeat(100)}`],
    ['nothing but a NUL', '\0'],
  ])('with %s is not taken for UTF-16', (_, text) =>
    expect(decoded(new TextEncoder().encode(text))).toEqual({ text, sure: true }),
  );
});

test('other encodings are read as Windows-1252, with a warning', () => {
  expect(decoded(Uint8Array.from(Buffer.from('game,player\n1,Zoë', 'latin1')))).toEqual({
    text: 'game,player\n1,Zoë',
    sure: false,
  });
});
