// A draw that contradicts itself is refused with a problem at the field, and with no other. CASES sets the number of random
// requests, each of which is contradicted in every way.
import { expect, test } from 'vitest';
import { reported } from '../wasm/module.ts';
import { ofSeating } from './contradictions.ts';
import { requestFor, seeded } from './generate.ts';

const cases = Number(process.env.CASES ?? 300);

const tellAll = () => {
  const random = seeded(39);
  for (let round = 0; round < cases; round++) {
    const request = requestFor('seating.draw', random).request as Record<string, unknown>;
    const kinds = ofSeating(request).length;
    for (let kind = 0; kind < kinds; kind++) {
      const contradicted = structuredClone(request);
      const { told, apply } = ofSeating(contradicted)[kind];
      apply();
      expect(reported('seating.draw', contradicted), JSON.stringify(contradicted)).toEqual(told);
    }
  }
};

test(`each contradiction in ${cases} draws is told at its field`, tellAll, 60_000 + 100 * cases);
