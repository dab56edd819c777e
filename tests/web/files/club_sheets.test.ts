// Spreadsheets as clubs keep them are imported with at most three taps besides the preview's.
import { expect, test } from 'vitest';
import { CLUB_SHEETS } from './fixtures/club_sheets.ts';
import { listed, readFile, reported } from './imported.ts';

const MOST_TAPS = 3;

test('there are twenty', () => expect(CLUB_SHEETS).toHaveLength(20));

test.each(CLUB_SHEETS)('$name', async ({ system, text, chosen = [], same = [], columns, games, headings }) => {
  expect(chosen.length + same.length).toBeLessThanOrEqual(MOST_TAPS);
  const preview = await readFile(system, text, { columns: new Map(chosen), same: new Map(same) });
  expect(reported(preview)).toEqual([]);
  expect(preview.question).toBe(null);
  expect(listed(system, preview, ...columns)).toEqual(games);
  if (headings) expect(preview.games.map(({ state }) => state.heading)).toEqual(headings);
});

test('a wrong cell of a row per game is shown at its power and changed in its place', async () => {
  const sheet = CLUB_SHEETS.find(({ name }) => name.includes('merged headers'))!;
  const wrong = sheet.text.replace('Bob,7', 'Bob,seven');
  const { table, problems } = await readFile(sheet.system, wrong);
  const [first] = problems;
  expect(table.rowLabel!(first!.row)).toBe('2, England');
  const at = table.columns.findIndex(({ column }) => column?.id === 'centres');
  expect(table.edited(wrong, [{ row: first!.row, at, text: '7' }])).toBe(sheet.text);
});
