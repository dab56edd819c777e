// The types in wasm/types are those that the records describe: their fields, limits and comments are written in
// wasm/systems alone. With -u, this test writes the files.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = (program: string, args: string[], input?: string) =>
  execFileSync(program, args, { encoding: 'utf8', input });
const types = (...id: string[]) => run(at('build/native/tests/native/types'), id);

const LINE_WIDTH = 120;

function formatted(file: string, text: string): string {
  const formatter = ['format', `--config-path=${at('.biome.jsonc')}`, `--stdin-file-path=${file}`];
  return run(at('node_modules/.bin/biome'), formatter, text).replace(/^( *)\/\*\* [\s\S]*?\*\/$/gm, wrapped);
}

/** Breaks a comment's long lines. The last word keeps the comment's end. */
function wrapped(comment: string, indent: string): string {
  const lines: string[] = [];
  for (const line of comment.trim().split('\n')) {
    const words = line.trim().split(/ (?!\*\/$)/);
    for (const [at, word] of words.entries()) {
      const longer = `${lines.at(-1)} ${word}`;
      if (at > 0 && longer.length <= LINE_WIDTH) lines[lines.length - 1] = longer;
      else lines.push(lines.length === 0 ? indent + word : `${indent} *  ${word}`);
    }
  }
  return lines.join('\n');
}

test.each(types().trim().split('\n'))('%s', async (id) => {
  const file = at(`wasm/types/${id}.d.ts`);
  await expect(formatted(file, types(id))).toMatchFileSnapshot(file);
});
