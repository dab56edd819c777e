// How modules depend on each other: in the page, a room imports only from rooms below it, and no import leads back; the
// folders around it import only what is theirs to use.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = 'web/src';
/** From the lowest to the highest; CONTRIBUTING.md says what each is for. */
const ROOMS =
  'device numbers ui engine form systems report_card scoring posted what_if recent merge event_file export import people tournament pictures publish seating share codes store own_rules events offline embed app'.split(
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

/** What files of a folder may import besides their own folder's, those that configure its build apart. Tests without a
 *  line may import anything. */
const BORDERS: Record<string, string[]> = {
  wasm: ['build/wasm'],
  'web/src': ['build/package', 'build/results_page.html', 'build/results_page_plain', 'core/rules'],
  'web/command': ['web/src'],
  'web/docs': ['web/src', 'web/public', 'wasm', 'core/rules'],
  'web/build': ['web/src', 'web/docs', 'wasm'],
  'tests/reference': ['wasm/tallysheet.d.ts', 'tests/wasm/module.ts'],
  'tests/properties': ['wasm', 'tests/reference', 'tests/wasm'],
  'tests/native': ['wasm', 'tests/reference', 'tests/wasm'],
  'tests/wasm': [
    'wasm',
    'build/package',
    'web/command',
    'web/src/numbers/exact_json.ts',
    'tests/reference',
    'tests/native',
    'tests/web/site.ts',
  ],
};

const ANY_IMPORT = /(?:^(?:import|export)\b[^'";]*|\bimport\()['"](\.[^'"]+)['"]/gm;

describe.each(Object.entries(BORDERS))('%s', (folder, allowed) => {
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('vite.config.ts'),
  );
  const isIn = (file: string) => (one: string) => file === one || file.startsWith(`${one}/`);

  test(`imports nothing but its own and ${allowed.join(', ')}`, () => {
    expect(own.length).toBeGreaterThan(0);
    const across = own.flatMap((file) => {
      const found = [...readFileSync(join(folder, file), 'utf8').matchAll(ANY_IMPORT)];
      const imported = found.map(([, path]) => normalize(join(folder, dirname(file), path!.replace(/\?.*/, ''))));
      return imported.filter((to) => ![folder, ...allowed].some(isIn(to))).map((to) => `${file} → ${to}`);
    });
    expect(across).toEqual([]);
  });
});
