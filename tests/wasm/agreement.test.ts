// The module against the naive reference in exact fractions: every function of the public interface on
// generated requests, valid ones figure by figure, malformed ones by their problems.
import { expect, test } from 'vitest';
import { randomRequest, seeded } from '../reference/generate.ts';
import { malform, pointerIsPlausible } from '../reference/malform.ts';
import { evaluate, paths } from '../reference/reference.ts';
import { call, paths as modulePaths } from './module.ts';

const cases = Number(process.env.CASES ?? 4000);
const seed = Number(process.env.SEED ?? 1);

test('the module has the functions of the reference', () => {
  expect([...modulePaths].sort()).toEqual([...paths].sort());
});

test(`${cases} valid requests have the reference's figures`, () => {
  const random = seeded(seed);
  for (let i = 0; i < cases; ++i) {
    const { path, request } = randomRequest(random);
    expect(call(path, request), `case ${i}: ${path} ${JSON.stringify(request)}`).toEqual({ ok: true, value: evaluate(path, request) });
  }
});

test(`${cases} malformed requests are refused, each problem at a place that exists or is missing`, () => {
  const random = seeded(seed + 1);
  for (let i = 0; i < cases; ++i) {
    const valid = randomRequest(random);
    const { request, mutations } = malform(random, valid.path, valid.request);
    const outcome = call(valid.path, request);
    const told = `case ${i}: ${valid.path} ${JSON.stringify(mutations)} ${JSON.stringify(outcome).slice(0, 2000)}`;
    expect(outcome.ok, told).toBe(false);
    if (outcome.ok) continue;
    expect(outcome.problems.length, told).toBeGreaterThan(0);
    for (const problem of outcome.problems) expect(pointerIsPlausible(request, problem.at), told + problem.at).toBe(true);
  }
});
