// All releases include the licences of bundled code in one file, which every script with third-party code names.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const FILE = 'THIRD_PARTY_LICENSES.txt';
const lock = JSON.parse(read('package-lock.json')).packages as Record<
  string,
  { version: string; license: string; dev?: true }
>;
const shipped = Object.keys(JSON.parse(read('package.json')).dependencies as object);

/** Headings such as "lit 3.3.3 (BSD-3-Clause)" above each text. */
function namedIn(path: string): [name: string, version: string, licence: string][] {
  const heads = read(path)
    .split(/^-{80}\n\n/m)
    .map((part) => /^(\S+) (\d\S*) \((.+)\)\n/.exec(part));
  return heads.flatMap((head) => (head ? [[head[1]!, head[2]!, head[3]!] as [string, string, string]] : []));
}

describe.each(['build/package', 'build/site'])('%s', (folder) => {
  const named = namedIn(`${folder}/${FILE}`);

  test('names each bundled package with the version and the licence of the lock file', () => {
    expect(named.length).toBeGreaterThan(1);
    for (const [name, version, licence] of named)
      expect(lock[`node_modules/${name}`], name).toMatchObject({ version, license: licence });
    expect(named.filter(([name]) => lock[`node_modules/${name}`]!.dev)).toEqual([]);
  });

  test('has each licence’s text, and those of the engine', () => {
    const parts = read(`${folder}/${FILE}`).split(/^-{80}\n\n/m);
    for (const part of parts.slice(1))
      expect(part).toMatch(/Permission (is hereby granted|to use, copy)|Redistribution and use|Apache License/);
    for (const engine of ['Emscripten (MIT)', 'musl (MIT)', 'LLVM']) expect(parts.join('')).toContain(engine);
  });
});

test('the site’s has every package that ships', () => {
  expect(namedIn(`build/site/${FILE}`).map(([name]) => name)).toEqual(expect.arrayContaining(shipped));
});

describe('names the file in', () => {
  const SINGLE = ['tallysheet.html', 'embed.html', 'embed_plain.html', 'embed_builder.html'].map(
    (name) => `build/${name}`,
  );
  const scripts = ['build/package', 'build/site', 'build/site/assets'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url))
      .filter((name) => /\.js$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  /** Recognises each package by strings that survive minification. */
  const OF_OTHERS = /lit\$|_\$lit|idb-keyval|keyval-store|workbox|wasmBinary|asm\.js/;

  test.each([...SINGLE, ...scripts].filter((path) => OF_OTHERS.test(read(path))))('%s', (path) => {
    expect(read(path)).toContain(`/*! The licences of what this contains: ${FILE} */`);
  });

  test('what ships, which has such scripts', () => {
    expect(scripts.filter((path) => OF_OTHERS.test(read(path))).length).toBeGreaterThan(6);
  });
});

test('the guide leads to it', () => {
  expect(read('build/site/docs/hosting.html')).toContain(`href="../${FILE}"`);
});
