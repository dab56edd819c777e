// The package in a developer's hands: packed, installed, imported, compiled against and bundled.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { installed, Project } from './installed.ts';
import { recipes } from './recipes.ts';
import { compilerHost } from './types.ts';

const project = new Project(await installed());
afterAll(() => project.remove());

const manifest = JSON.parse(readFileSync(`${project.folder}/node_modules/tallysheet/package.json`, 'utf8'));
const sample = readFileSync(new URL('sample.ts', import.meta.url), 'utf8');

test('it brings its licence, its README and what the manifest names, and nothing else', () => {
  expect(project.packed).toEqual(['LICENSE', 'README.md', 'package.json', ...manifest.files].sort());
  expect(readFileSync(`${project.folder}/node_modules/tallysheet/LICENSE`, 'utf8')).toMatch(/^MIT License/);
});

test('its manifest has an author, and no field that is still blank', () => {
  expect(manifest.author).toBe('The Tallysheet authors');
  expect(Object.entries(manifest).filter(([, value]) => value === '')).toEqual([]);
});

test('the site serves the same package', () => {
  const served = execFileSync('tar', ['-tzf', 'build/site/tallysheet.tgz'], { encoding: 'utf8' });
  expect(served.trim().split('\n').sort()).toEqual(project.packed.map((path) => `package/${path}`).sort());
});

test('it depends on nothing', () => {
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  expect(readdirSync(`${project.folder}/node_modules`).filter((name) => !name.startsWith('.'))).toEqual(['tallysheet']);
});

test('all that the manifest points to is there', () => {
  const targets = JSON.stringify([manifest.main, manifest.types, manifest.bin, Object.values(manifest.exports)]).match(
    /\.\/[\w.-]+/g,
  )!;
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets)
    expect(statSync(`${project.folder}/node_modules/tallysheet/${target}`).size).toBeGreaterThan(0);
});

test('the README’s recipe for Node runs', () => {
  const { code, out, err } = project.run(process.execPath, [project.write('node.js', recipes('Node')[0]!)]);
  expect([code, err]).toEqual([0, '']);
  for (const total of ['3.015', '2.492']) expect(out).toContain(total);
});

test('the README’s recipe for events runs', () => {
  const { code, out, err } = project.run(process.execPath, [project.write('events.js', recipes('Events')[0]!)]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^1 Ann 60\n2 Ben 55\n(Ann|Ben|Cleo), /);
});

test('its own address and its engine’s are found by name', () => {
  const script = `console.log(['tallysheet', 'tallysheet/tallysheet.wasm', 'tallysheet/package.json'].map((name) => import.meta.resolve(name)).join(' '))`;
  const { out } = project.run(process.execPath, ['--input-type=module', '-e', script]);
  expect(
    out
      .trim()
      .split(' ')
      .map((address) => address.replace(/.*\//, '')),
  ).toEqual(['tallysheet.js', 'tallysheet.wasm', 'package.json']);
});

describe('a program is compiled strictly', () => {
  const SURROUNDED = `${sample}\nload({ wasm: new URL('https://example.org/') });\nload({ wasm: new Response() });\n`;
  const NODE_TYPES = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));
  const AS_NODE = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const AS_BUNDLERS = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const RESOLUTIONS: [string, ts.CompilerOptions][] = [
    ['as Node resolves', AS_NODE],
    ['as bundlers resolve', AS_BUNDLERS],
  ];
  const SURROUNDINGS: [string, ts.CompilerOptions][] = [
    ['browsers', { ...AS_BUNDLERS, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] }],
    // Node's own declarations are many, and not checked.
    ['Node', { ...AS_NODE, types: ['node'], typeRoots: [NODE_TYPES], skipLibCheck: true }],
  ];

  function complaints(program: string, options: ts.CompilerOptions): string[] {
    const all = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      skipDefaultLibCheck: true,
      types: [],
      ...options,
    };
    const compiled = ts.createProgram([project.write('sample.ts', program)], all, compilerHost(all));
    return ts
      .getPreEmitDiagnostics(compiled)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  test.each(RESOLUTIONS)('%s', (_how, resolution) => expect(complaints(sample, resolution)).toEqual([]));
  test.each(SURROUNDINGS)('with the types of %s', (_whose, options) =>
    expect(complaints(SURROUNDED, options)).toEqual([]),
  );
});

describe('the README’s recipes for bundlers', () => {
  const engine = readFileSync(new URL('../../build/package/tallysheet.wasm', import.meta.url));
  const [plain, , , vite] = recipes('With a bundler') as string[];

  test.each([
    ['without more', plain!],
    ['for Vite', vite!],
  ])('%s: Vite takes the engine along', async (_what, recipe) => {
    mkdirSync(`${project.folder}/src`, { recursive: true });
    project.write('src/main.js', `${recipe}\nconsole.log(tallysheet.version);`);
    project.write('index.html', '<script type="module" src="src/main.js"></script>');
    await build({
      root: project.folder,
      configFile: false,
      logLevel: 'silent',
      build: { target: 'es2022', emptyOutDir: true },
    });
    const assets = readdirSync(`${project.folder}/dist/assets`);
    expect(readFileSync(`${project.folder}/dist/assets/${assets.find((name) => name.endsWith('.wasm'))}`)).toEqual(
      engine,
    );
  });
});
