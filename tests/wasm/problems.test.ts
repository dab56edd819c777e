// Problems as data: the name of a sentence and the values in it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { argumentsOutOfPlace } from '../reference/problem.ts';
import { problems } from './module.ts';

const board = (...scores: unknown[]) => ({ finishers: scores.map((score) => ({ score })) });

describe('a problem has the name of its sentence and the values in it', () => {
  test.each([
    [board(3), '/finishers', 'numberOfFinishers', { value: 1, allowed: [2, 6] }],
    [board(3, '-0.50'), '/finishers/1/score', 'namelessScoreBelowZero', { finisher: 2, score: '-0.5' }],
    [board(0, 0), '/finishers/0/score', 'namelessWinnerAtZero', { finisher: 1 }],
    [{ ...board(3, 2), decimals: -12_345 }, '/decimals', 'numberOfDecimals', { value: -12_345, allowed: [3, 4] }],
    [
      { ...board(3, 2), listed: 'x' },
      '/listed',
      'notChoice',
      { what: '“listed”', value: '“x”', allowed: ['finish', 'seating'] },
    ],
    [{ ...board(3, 2), working: 1 }, '/working', 'notFlag', { what: '“working”', value: '1' }],
    [{}, '/finishers', 'notList', { what: '“finishers”', value: 'missing' }],
    [7, '', 'notObject', { what: 'The request', value: '7' }],
  ])('%j', (request, at, name, args) => {
    const own = problems('puffingBilly.scoreBoard', request);
    expect(own.map((problem) => ({ at: problem.at, name: problem.name, args: problem.args }))).toEqual([
      { at, name, args },
    ]);
    expect(own.flatMap(argumentsOutOfPlace)).toEqual([]);
  });
});

/** Every file of C++ below a folder, by its path. */
function sources(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[ch]pp$/.test(file))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);
}

describe('the sentences', () => {
  const files = [...sources('core/include'), ...sources('core/src'), ...sources('wasm/boundary')];
  const tables = files.filter(([file]) => file.endsWith('sentences.hpp')).map(([, text]) => text);
  const rules = files.filter(([file]) => !file.endsWith('sentences.hpp')).map(([, text]) => text);
  const sentences = tables.flatMap((text) => [...text.matchAll(/Sentence (\w+) = \{\s*"(\w+)"/g)]);
  const pairs = tables.flatMap((text) => [
    ...text.matchAll(/NameSentences (\w+) = \{\s*\{\s*"(\w+)Missing"[^}]*\},\s*\{\s*"(\w+)Length"/g),
  ]);
  const camelCase = (identifier: string) => identifier.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

  test('have the names of their identifiers, each its own', () => {
    expect(sentences.length).toBeGreaterThan(90);
    expect(pairs).toHaveLength(5);
    for (const [, identifier, name] of sentences) expect(name).toBe(camelCase(identifier!));
    for (const [, identifier, missing, length] of pairs)
      expect([missing, length]).toEqual(Array(2).fill(camelCase(identifier!)));
    const names = [...sentences, ...pairs].map(([, , name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  test('are each used by a rule, and no rule has one of its own', () => {
    const unused = [...sentences, ...pairs].filter(
      ([, identifier]) => !rules.some((text) => text.includes(`sentences::${identifier}`)),
    );
    expect(unused.map(([, identifier]) => identifier)).toEqual([]);
    const code = rules.map((text) => text.replace(/\/\/.*/g, ''));
    expect(code.flatMap((text) => text.match(/"[^"\n]*(it must be|is missing)[^"\n]*"/g) ?? [])).toEqual([]);
  });
});
