// Results of publint and Are The Types Wrong for the package as npm packs it.
import { afterAll, expect, test } from 'vitest';
import { installed } from '../wasm/installed.ts';
import { tool, Workshop } from './tools.ts';

const packed = await installed();
const shop = new Workshop(packed);
afterAll(() => shop.remove());

test('publint finds nothing', () => {
  const { code, out } = shop.run(tool('publint'), [packed.tarball, '--strict']);
  expect(out).toContain('All good!');
  expect(code).toBe(0);
});

test('Are The Types Wrong finds nothing for modules', () => {
  const { code, out } = shop.run(tool('attw'), [packed.tarball, '--profile', 'esm-only', '--format', 'ascii']);
  const resolved = out.split('\n').filter((line) => /^ *(node16 \(from ESM\)|bundler):/.test(line));
  expect(resolved.length).toBeGreaterThan(8); // two for each entry point of the package
  expect(resolved.filter((line) => !line.includes('🟢'))).toEqual([]);
  expect(code).toBe(0);
});
