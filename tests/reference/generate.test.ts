// The generator covers all promised cases, and the reference scores every generated request. ROUNDS sets how many.
import { expect, it } from 'vitest';
import { generatedPaths, randomRequest, requestFor, seeded } from './generate.ts';
import { evaluate, paths } from './reference.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 30);

it('every function of the reference has a generator', () => {
  expect([...generatedPaths].sort()).toEqual([...paths].sort());
});

it('the same seed gives the same requests', () => {
  expect(randomRequest(seeded(7))).toEqual(randomRequest(seeded(7)));
});

// Draws are counted again, and other readings compared, beside the engine's answer, in tests/wasm/agreement.test.ts.
it.each(generatedPaths.filter((path) => !path.startsWith('seating.') && path !== 'rules.otherReadings'))(
  `%s: the reference scores ${ROUNDS} random requests, without touching them`,
  (path) => {
    const random = seeded(20260704);
    for (let round = 0; round < ROUNDS; round++) {
      const { request } = requestFor(path, random);
      const before = JSON.stringify(request);
      expect(evaluate(path, request)).toBeTypeOf('object');
      expect(JSON.stringify(request)).toBe(before);
    }
  },
);
