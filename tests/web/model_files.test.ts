// The model compiles without the DOM, which `tsc -p web/tsconfig.model.json` shows, and without lit.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const CONFIG = 'web/tsconfig.model.json';

/** Every file that the model's program reads, with all that it imports. */
function filesOfModel(): string[] {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('web'));
  return ts
    .createProgram(fileNames, options)
    .getSourceFiles()
    .map(({ fileName }) => fileName);
}

test('nothing in the model imports lit or knows the DOM', () => {
  const files = filesOfModel();
  expect(files.filter((file) => /\/node_modules\/(@?lit\b|.*\/lib\.dom\b)/.test(file))).toEqual([]);
  for (const part of [
    'systems/rplops/model.ts',
    'form/model.ts',
    'scoring/standings.ts',
    'store/event_store.ts',
    'share/event_links.ts',
    'what_if/model.ts',
    'posted/posting.ts',
    'seating/draw_model.ts',
  ])
    expect(
      files.filter((file) => file.endsWith(`/web/src/${part}`)),
      part,
    ).toHaveLength(1);
}, 60_000);

test('the command imports nothing of the page but the model', () => {
  const model = new Set(filesOfModel());
  const command = readdirSync('web/command').filter((file) => file.endsWith('.ts'));
  const imported = command.flatMap((file) => {
    const found = readFileSync(`web/command/${file}`, 'utf8').matchAll(/from '\.\.\/(src\/[^']+)'/g);
    return [...found].map(([, path]) => resolve('web', path!));
  });
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((file) => !model.has(file))).toEqual([]);
}, 60_000);
