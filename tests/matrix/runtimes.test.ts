// The README's code in Node 20, 22 and 24, Bun and Deno, by `import` and by `require`, and the error message in an
// older Node.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { installed } from '../wasm/installed.ts';
import { tool, Workshop } from './tools.ts';

const README = readFileSync('README.md', 'utf8');
const [EXAMPLE] = /import load from 'tallysheet';[\s\S]*?(?=\n```)/.exec(README)!;
const REQUIRED = EXAMPLE.replace(/import load from 'tallysheet';.*/, "const { default: load } = require('tallysheet');")
  .replace(/const (\{ \w+ \}) = await load\(\);/, 'load().then(($1) => {')
  .concat('\n});');

const RUNTIMES: Record<string, [program: string, ...args: string[]]> = {
  'Node 20': [tool('node20/bin/node')],
  'Node 22': [tool('node22/bin/node')],
  'Node 24': [tool('node24/bin/node')],
  Bun: [tool('@oven/bun-linux-x64/bin/bun'), 'run'],
  Deno: [tool('@deno/linux-x64-glibc/deno'), 'run', '--allow-read'],
};

const shop = new Workshop(await installed());
afterAll(() => shop.remove());

describe.each(Object.entries(RUNTIMES))('%s', (_name, [program, ...args]) => {
  test.each([
    ['import', 'readme.mjs', EXAMPLE],
    ['require', 'readme.cjs', REQUIRED],
  ])('scores the README’s example by %s', (_how, file, script) => {
    const { code, out, err } = shop.run(program, [...args, shop.write(file, script)]);
    expect([code, out, err]).toEqual([0, '3.015\n', '']);
  });

  test('runs the command', () => {
    const board = '{"finishers": [{"score": 252000}, {"score": 248000}]}';
    const command = [...args, 'node_modules/tallysheet/tallysheet_cli.js', 'puffing-billy', 'score-board'];
    const { code, out } = shop.run(program, command, board);
    expect([code, JSON.parse(out).value.rows[0].total]).toEqual([0, '3.015']);
  });
});

test('Node 18 scores without WebAssembly, and says in one sentence what it takes', () => {
  const { code, out, err } = shop.run(tool('node18/bin/node'), [shop.write('readme.mjs', EXAMPLE)]);
  expect([code, out]).toEqual([0, '3.015\n']);
  expect(err).toContain('Node 18.20.8 is too old to read the engine from disk; it takes Node 20.16 or 22.3.');
});
