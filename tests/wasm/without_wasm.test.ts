// The module without WebAssembly. (agreement.test.ts checks that its answers are the same.)
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const PACKAGE = new URL('../../build/package/tallysheet.js', import.meta.url);

test('it scores a board in a process that never had any, with no code made from texts', () => {
  const script = `
    delete globalThis.WebAssembly;
    const { default: load } = await import(${JSON.stringify(PACKAGE.href)});
    const { puffingBilly } = await load();
    console.log(puffingBilly.scoreBoard({ finishers: [{ score: 252000 }, { score: 248000 }] }).value.rows.map(({ total }) => total).join());`;
  const said = execFileSync(
    process.execPath,
    ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  expect(said.trim()).toBe('3.015,2.492');
});
