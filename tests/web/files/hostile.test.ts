// Large files in shapes that nobody writes by hand: each is reported in short sentences at its row, or read.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { previewOf, type Preview } from '../../../web/src/import/preview.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '../../../web/src/import/source.ts';
import { HOSTILE_FILES } from './hostile_files.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = await load();
const forms = await openEventForms('puffing-billy');
const read = (text: string): Promise<Preview> =>
  previewOf(text, { system: 'puffing-billy', settings: {}, engine, forms, numbers: NUMBERS.point });
const reported = ({ problems }: Preview) =>
  problems.map(({ row, letter, message }) => `${row}${letter ? ` ${letter}` : ''}: ${message}`);

/** In characters; one that names the columns that came is the longest. */
const LONGEST_SENTENCE = 800;

describe.each(Object.entries(HOSTILE_FILES))('a large file with %s', (_, text) => {
  test('is read in one pass, and every sentence about it is short', { timeout: 60_000 }, async () => {
    const { problems, notes, table } = await read(text);
    for (const sentence of [...problems.map(({ message }) => message), ...notes])
      expect(sentence.length).toBeLessThan(LONGEST_SENTENCE);
    for (const { cells } of table.rows) expect(cells.length).toBeLessThanOrEqual(MOST_COLUMNS);
  });
});

describe('the row of an unclosed quotation mark is named', () => {
  const NEVER = 'A quotation mark opens in this row and is never closed.';
  const INSIDE =
    'This row has a quotation mark inside its text. Write a quotation mark that belongs to a name twice ("").';
  test.each([
    ['a quote that never closes', `4: ${NEVER}`],
    ['a quote that never closes, in the header', `1: ${NEVER}`],
    ['a quote that never closes, before others', `4: ${INSIDE}`],
    ['a quote in the header that never closes, before others', `1: ${INSIDE}`],
  ])('with %s', async (name, sentence) => expect(reported(await read(HOSTILE_FILES[name]!))[0]).toBe(sentence));
});

describe('a cell', () => {
  const HEADER = 'game,category,player,score\n';
  const board = (player: string, score = '1') =>
    `${HEADER}1,Rail Baron,Ann,2\n1,Rail Baron,"${player}",${score}\n2,Rail Baron,Cy,4\n2,Rail Baron,Di,3`;

  test('longer than the limit is reported with both numbers, and only its game is excluded', async () => {
    const preview = await read(board('p'.repeat(LONGEST_CELL + 1)));
    expect(reported(preview)).toEqual(['3 C: Player is 1,001 characters long; the limit is 1,000.']);
    expect(preview.names).toEqual(['2']);
  });

  test('of an ignored column may have any length', async () => {
    const remarks = `${HEADER.trim()},remarks\n1,Rail Baron,Ann,2,${'r'.repeat(5000)}\n1,Rail Baron,Bob,1,`;
    expect(reported(await read(remarks))).toEqual([]);
  });

  test('of another category is quoted up to forty characters', async () => {
    const text = `${HEADER}1,Rail Baron,Ann,2\n1,${'c'.repeat(100)},Bob,1`;
    expect(reported(await read(text))).toEqual([
      `3 B: The category is “${'c'.repeat(40)}…” here and “Rail Baron” in row 2 of the same game.`,
    ]);
  });

  test('with a NUL in a name is refused', async () => {
    expect(reported(await read(board('Bo\0b')))).toEqual(['3 C: Player contains a NUL at character 3. Type it again.']);
  });
});

test('a header with more columns than the limit is refused with both numbers', async () => {
  const names = Array.from({ length: MOST_COLUMNS + 1 }, (_, at) => `column ${at}`).join();
  expect(reported(await read(`${names}\n1,2,3`))).toEqual([
    `1: There are ${MOST_COLUMNS + 1} columns; the limit is ${MOST_COLUMNS}.`,
  ]);
});

test('more rows than the limit are refused with both numbers, and are not kept in memory', async () => {
  const { problems, table } = await read(`game,category,player,score\n${'1,Rail Baron,Ann,1\n'.repeat(MOST_ROWS + 1)}`);
  expect(problems.map(({ message }) => message)).toEqual([
    'There are 50,001 rows; the limit is 50,000 at once. Split it into several files.',
  ]);
  expect(table.rows).toHaveLength(MOST_ROWS);
});
