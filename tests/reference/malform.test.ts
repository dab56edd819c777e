// The malformer: its pointers, and that it breaks the parts that it claims to break. ROUNDS sets in how many requests.
import { expect, it } from 'vitest';
import { generatedPaths, requestFor, seeded } from './generate.ts';
import { malform, pointerIsPlausible } from './malform.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 30);
const request = { finishers: [{ player: 'Jenny' }], 'a/b~c': 1 };

it.each(['', '/finishers', '/finishers/0', '/finishers/0/score', '/finishers/1', '/listed', '/a~1b~0c'])(
  'the pointer %j is plausible',
  (pointer) => {
    expect(pointerIsPlausible(request, pointer)).toBe(true);
  },
);

it.each(['finishers', '/finishers/x', '/finishers/00', '/boards/0/score', '/finishers/0/player/0', '/~2'])(
  'the pointer %j is not',
  (pointer) => {
    expect(pointerIsPlausible(request, pointer)).toBe(false);
  },
);

it.each(generatedPaths)(`%s: ${ROUNDS} malformed requests, each with plausible places`, (path) => {
  const random = seeded(4);
  for (let round = 0; round < ROUNDS; round++) {
    const valid = requestFor(path, random).request;
    const before = JSON.stringify(valid);
    const { request: broken, mutations } = malform(random, path, valid);
    expect(mutations.length).toBeGreaterThan(0);
    expect(JSON.stringify(valid)).toBe(before);
    for (const { at } of mutations) expect(pointerIsPlausible(broken, at), at).toBe(true);
  }
});
