// Dependencies are pinned, have checksums, run nothing when they are installed, and have free licences. `npm audit`
// checks for known vulnerabilities, which needs a registry that answers it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  resolved?: string;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const manifest = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(
  ([path]) => path !== '',
);
/** If a package offers a choice of licences, one allowed licence is enough. */
const FREE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'Zlib'];
/** Licences of code that reaches a reader's browser, which must require nothing but attribution. */
const FREE_TO_SHIP = ['BSD-3-Clause', 'MIT', 'ISC', 'Apache-2.0'];

const but = (fits: (one: Locked, path: string) => boolean) =>
  locked.filter(([path, one]) => !fits(one, path)).map(([path]) => path);

test('each is named by one version, and that is the one installed', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(read(`node_modules/${name}/package.json`).version, name).toBe(version);
  }
});

/** Biome's binaries for systems on which neither the build nor the tests run: npm wants them listed but does not
 *  install them. */
const BIOME_ELSEWHERE = /@biomejs\/cli-(?!linux-(x64|arm64)$)/;

test('each is held to its bytes, and the lock names no place to get them from', () => {
  const unheld = but(({ integrity = '' }) => /^sha512-/.test(integrity));
  expect(unheld.filter((path) => !BIOME_ELSEWHERE.test(path))).toEqual([]);
  expect(but(({ resolved }) => resolved === undefined)).toEqual([]);
});

test('none runs anything when it is installed', () => {
  expect(but(({ hasInstallScript }) => !hasInstallScript)).toEqual([]);
  expect(readFileSync(new URL('../web/setup.sh', import.meta.url), 'utf8')).toContain('npm ci --ignore-scripts');
});

test('all may be used and passed on', () => {
  expect(
    but(({ license = '' }) =>
      license
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((choice) => choice.split(' AND ').every((one) => FREE.includes(one))),
    ),
  ).toEqual([]);
  for (const name of Object.keys(manifest.dependencies))
    expect(FREE_TO_SHIP, name).toContain(read(`node_modules/${name}/package.json`).license);
});
