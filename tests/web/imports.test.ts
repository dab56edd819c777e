// How the page's modules depend on each other: a room imports only from rooms below it, and no import leads back.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'web/src';
/** From the lowest to the highest; CONTRIBUTING.md says what each is for. */
const ROOMS =
  'device numbers ui engine form systems scoring posted what_if recent merge event_file export import share events offline embed app'.split(
    ' ',
  );
/** Imports of values and of types, static and dynamic. */
const IMPORT = /(?:^(?:import|export)\b[^'";]*|\bimport\()['"](\.[^'"]+\.ts)['"]/gm;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('offline/worker/'),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, path]) => normalize(join(dirname(file), path!)));
}

const rankOf = (file: string) => ROOMS.indexOf(file.split('/')[0]!);

/** The files on the way back to `start`, where there is one. */
function wayBack(start: string): string[] {
  const seen = new Set<string>();
  const follow = (file: string, way: string[]): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    for (const next of imports.get(file) ?? []) {
      const found = next === start ? [...way, file] : follow(next, [...way, file]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return follow(start, []);
}

test('every room has its place', () => {
  const rooms = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  expect([...rooms].filter((room) => ![...ROOMS, 'styles'].includes(room!))).toEqual([]);
});

test('no room imports from one above it', () => {
  const upwards = files
    .filter((file) => rankOf(file) >= 0)
    .flatMap((file) =>
      imports
        .get(file)!
        .filter((to) => rankOf(to) > rankOf(file))
        .map((to) => `${file} → ${to}`),
    );
  expect(upwards).toEqual([]);
});

test('the page imports nothing from the tests', () => {
  const fromTests = (file: string) =>
    /(?:from|import\()\s*['"][^'"]*\btests\//.test(readFileSync(join(ROOT, file), 'utf8'));
  expect(files.filter(fromTests)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(files.map(wayBack).filter((way) => way.length > 0)).toEqual([]);
});

/** Files that several systems use. */
const SHARED = /^systems\/(diplomacy|compare)\//;

test('no system imports from another', () => {
  const isSystem = (file: string) => /^systems\/[^/]+\//.test(file) && !SHARED.test(file);
  const across = files
    .filter(isSystem)
    .flatMap((file) => imports.get(file)!.filter((to) => isSystem(to) && dirname(to) !== dirname(file)));
  expect(across).toEqual([]);
});
