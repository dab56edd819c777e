// If a bundler leaves tallysheet.wasm behind, the plain engine in the bundle scores instead.
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { rolldown } from 'rolldown';
import { installed, Project } from './installed.ts';

const project = new Project(await installed());
afterAll(() => project.remove());

const EXAMPLE = `import load, { fallback } from 'ENTRY';
const { puffingBilly } = await load();
const outcome = puffingBilly.scoreBoard({ finishers: [{ score: 252000 }, { score: 248000 }] });
console.log(outcome.value.rows[0].total, fallback()?.code);`;

/** Bundles with Rolldown, which copies no files, like Rollup and esbuild. */
async function bundled(entry: string): Promise<string> {
  const input = project.write('main.js', EXAMPLE.replace('ENTRY', entry));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  await bundle.write({ dir: `${project.folder}/dist`, entryFileNames: 'main.mjs' });
  return `${project.folder}/dist/main.mjs`;
}

const MISSING =
  /^tallysheet\.wasm is not beside the module, so the plain JavaScript engine scores\. For WebAssembly, import 'tallysheet\/inline', or pass the file's address: load\(\{ wasm \}\)\. \(.+\)\n$/;

test('a bundle without the file scores, and warns of it with the ways out', async () => {
  const { out, err } = project.run(process.execPath, [await bundled('tallysheet')]);
  expect(out).toBe('3.015 missing\n');
  expect(err).toMatch(MISSING);
});

test('a bundle with the engine inside scores with it, and says nothing', async () => {
  const { out, err } = project.run(process.execPath, [await bundled('tallysheet/inline')]);
  expect([out, err]).toEqual(['3.015 undefined\n', '']);
});

describe('where the plain engine is missing too', () => {
  test('load fails, and says both', () => {
    const folder = `${project.folder}/node_modules/tallysheet`;
    for (const name of ['tallysheet.wasm', 'tallysheet_plain.js']) rmSync(`${folder}/${name}`);
    const script = `import load from 'tallysheet'; load().catch(({ message }) => console.log(message));`;
    const { out } = project.run(process.execPath, ['--input-type=module', '-e', script]);
    expect(out).toMatch(/^tallysheet\.wasm is not beside .* The plain JavaScript engine did not start: .*\n$/);
  });
});
