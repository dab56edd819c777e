// Cells that go out: no program takes one for a formula, with any separator, and each comes back exactly.
import '../../../web/docs/no_browser.ts';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import load from '../../../build/package/tallysheet.js';
import { newGame, type EventGame } from '../../../web/src/systems/event_game.ts';
import { csvRow, safe, unsafe } from '../../../web/src/export/csv_cells.ts';
import { CsvRows } from '../../../web/src/import/csv_rows.ts';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = { ...(await load()), ...(await loadEvents()) };
const OPTIONS = { numRuns: Number(process.env['CASES'] ?? 200), seed: Number(process.env['SEED'] ?? 1) };
const DELIMITERS = [',', ';'];
const STYLES = ['point', 'comma'] as const;

const SIGNS = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  "'",
  "'",
  '"',
  ',',
  ';',
  '|',
  '\t',
  '\n',
  '\r',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
];
const OTHERS = [' ', '\u00a0', '\u3000', '\ufeff', '.', '1', 'a', 'ç', 'Ω', '王', '🚂'];
const hostile = fc.array(fc.constantFrom(...SIGNS, ...OTHERS), { maxLength: 30 }).map((signs) => signs.join(''));

/** The pieces that a program has that parts at any sign and knows no quotation marks. */
function naivePieces(csv: string): string[] {
  return csv.split(/[,;|\t\n\v\f\r\u0085\u2028\u2029]/).map((piece) => piece.replace(/^["\s]+|["\s]+$/g, ''));
}

const isFormula = (piece: string) => /^[=+\-@＝＋－＠]/.test(piece) && !/^-?\d+([.,]\d+)?$/.test(piece);

function gameOf(names: string[], heading: string): EventGame {
  const finish = names.map((player, at) => ({ key: String(at + 1), player, place: String(at + 1) }));
  return newGame('rplops', { heading, finish, formula: 'RPLOPS', average: '', hours: '' });
}

describe.each(DELIMITERS)('a row parted at %j', (delimiter) => {
  test('has no formula in any cell, whatever the delimiter', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (texts) => {
        expect(naivePieces(csvRow(texts, delimiter)).filter(isFormula)).toEqual([]);
      }),
      OPTIONS,
    );
  });

  test('returns every text to a reader that follows RFC 4180', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (texts) => {
        const [cells = []] = Papa.parse(csvRow([...texts, 'end'], delimiter), { delimiter }).data;
        expect(cells.slice(0, -1).map(unsafe)).toEqual(texts);
      }),
      OPTIONS,
    );
  });

  test('returns every text to this page, except for leading and trailing blanks', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), (texts) => {
        const read = new CsvRows(csvRow([...texts, 'end'], delimiter), delimiter).next();
        expect(read?.fault).toBeNull();
        const known = (text: string) => (text.trim() === '' ? '' : text);
        expect(read?.cells.slice(0, -1).map(unsafe).map(known)).toEqual(texts.map(known));
      }),
      OPTIONS,
    );
  });
});

describe.each(STYLES)('an event with a decimal %s', (style) => {
  const name = hostile.map((text) => text.trim().normalize('NFC')).filter((text) => text !== '');

  test('keeps every name, and has no formula in any cell', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 2, maxLength: 4 }), name, async (names, heading) => {
        const csv = csvOf('rplops', [gameOf(names, heading)], style);
        expect(naivePieces(csv).filter(isFormula)).toEqual([]);
        const preview = await previewOf(csv, {
          system: 'rplops',
          settings: {},
          engine,
          forms: await openEventForms('rplops'),
          numbers: NUMBERS.point,
        });
        expect(preview.problems).toEqual([]);
        const [state] = preview.games.map((game) => game.state);
        expect((state!['finish'] as { player: string }[]).map(({ player }) => player)).toEqual(names);
        expect(state?.heading).toBe(heading);
      }),
      OPTIONS,
    );
  });
});

describe('a cell', () => {
  test.each([
    ['a,=1+1,b', "a,'=1+1,b"],
    ['a;=1+1;b', "a;'=1+1;b"],
    ['a|@sum', "a|'@sum"],
    ['a\t+1', "a\t'+1"],
    ['a\n-1', "a\n'-1"],
    ['a, "=1"', 'a, "\'=1"'],
    ['"=1"', '"\'=1"'],
    [' =1', " '=1"],
    ["a,'=1", "a,''=1"],
    ['a=1,b', 'a=1,b'],
    ['-5,25', '-5,25'],
  ])('%j is written as %j, and read back', (text, cell) => {
    expect(safe(text)).toBe(cell);
    expect(unsafe(cell)).toBe(text);
  });

  test.each([
    [',', 'a;b', '"a;b"'],
    [';', 'a,b', '"a,b"'],
    [',', 'a\tb', '"a\tb"'],
    [',', 'a|b', '"a|b"'],
    [';', '1234,5', '1234,5'],
    [',', '1234,5', '"1234,5"'],
  ])('between %j, %j is written %j', (delimiter, text, cell) => expect(csvRow([text], delimiter)).toBe(cell));

  test.each([
    ["'=1+1", '=1+1'],
    ["''=1", "'=1"],
    ["'\t=1", '\t=1'],
    ['a,=1+1,b', 'a,=1+1,b'],
    ['a;=1+1', 'a;=1+1'],
    ['-5.25', '-5.25'],
    ["O'Neill", "O'Neill"],
    ["a,'tis", "a,'tis"],
  ])('%j of an earlier version is read as %j', (cell, text) => expect(unsafe(cell)).toBe(text));

  test('never contains a NUL', () => expect(csvRow(['Bo\0b', '\0=1'], ',')).toBe('Bo\ufffdb,\ufffd=1'));
});
