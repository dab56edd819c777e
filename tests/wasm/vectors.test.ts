// Runs the worked games of tests/vectors through the module.
import { describe, expect, test } from 'vitest';
import { call, paths, vectors } from './module.ts';

describe.each([...vectors])('%s', (_file, list) => {
  test('has vectors', () => expect(list.length).toBeGreaterThan(0));
  test.each(list)('$name', ({ call: path, request, value }) => {
    expect(call(path, request)).toEqual({ ok: true, value });
  });
});

test('every function has a worked game', () => {
  const called = new Set([...vectors.values()].flat().map((vector) => vector.call));
  expect([...called].sort()).toEqual([...paths].sort());
});
