// The README tells the very columns that the parser reads.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { described } from '../../web/src/exchange/describe.ts';

test('the README’s tables of columns are those of the code', () => {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  expect(text).toContain(`\n${described()}`);
});
