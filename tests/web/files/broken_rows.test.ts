// A file of 1,000 rows, 100 of them broken in every way that a spreadsheet knows: each is reported at its column, and the other
// games can be imported. What the page makes of it is in broken_rows_page.test.ts.
import { expect, test } from 'vitest';
import { brokenFile, COLUMNS } from './broken_file.ts';
import { listed, readFile } from './imported.ts';

test('reports 100 of 1,000 rows broken in fifteen ways at their columns, and has read the others', async () => {
  const { text, broken, sound } = brokenFile(200, 5);
  expect(broken).toHaveLength(100);
  const preview = await readFile('puffing-billy', text);
  const columns = preview.problems.map(({ row, letter }) => `${row} ${COLUMNS[(letter ?? '').charCodeAt(0) - 65]}`);
  expect(columns).toEqual(broken);
  expect(listed('puffing-billy', preview, 'player').join(', ')).toBe(sound.join(', '));
});
