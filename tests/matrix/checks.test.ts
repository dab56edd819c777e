// Results of publint and Are The Types Wrong for the package as npm packs it.
import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { tool, Workshop } from './tools.ts';

const shop = new Workshop();
afterAll(() => shop.remove());
const tarball = readdirSync(shop.folder).find((name) => name.endsWith('.tgz'))!;

test('publint finds nothing', () => {
  const { code, out } = shop.run(tool('publint'), [tarball, '--strict']);
  expect(out).toContain('All good!');
  expect(code).toBe(0);
});

test('Are The Types Wrong finds nothing for modules', () => {
  const { code, out } = shop.run(tool('attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii']);
  const resolved = out.split('\n').filter((line) => /^ *(node16 \(from ESM\)|bundler):/.test(line));
  expect(resolved.length).toBeGreaterThan(8); // two for each entry point of the package
  expect(resolved.filter((line) => !line.includes('🟢'))).toEqual([]);
  expect(code).toBe(0);
});
