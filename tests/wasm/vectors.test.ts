// The worked games of tests/vectors through the module.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import load from '../../build/package/tallysheet.js';
import type { Outcome } from '../../wasm/tallysheet.d.ts';

interface Vector { name: string; source: string; call: string; request: object; value: unknown }

const folder = new URL('../vectors/', import.meta.url);
const tallysheet = await load() as unknown as Record<string, Record<string, (request: unknown) => Outcome<unknown>>>;

for (const file of readdirSync(folder)) {
  const vectors: Vector[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  describe(file, () => {
    test('has vectors', () => expect(vectors.length).toBeGreaterThan(0));
    test.each(vectors)('$name', ({ call, request, value }) => {
      const [system, name] = call.split('.') as [string, string];
      expect(tallysheet[system]![name]!(request)).toEqual({ ok: true, value });
    });
  });
}
