// The guide's pictures: every one that a page names is there, small and of a phone's screen, and a test takes it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDER, LARGEST } from './picture.ts';

const TEXTS = 'web/docs/text';
const TESTS = 'tests/web/guide';

const allOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

const named = [...allOf(TEXTS, '.md').matchAll(/!\[([^\]]*)\]\(\.\/pictures\/([\w-]+)\.webp\)/g)].map(
  ([, says, name]) => ({ says: says!, name: name! }),
);
const taken = [...allOf(TESTS, '.test.ts').matchAll(/\bpicture\(\w+, '([\w-]+)'\)/g)].map(([, name]) => name);

test('the guide names its pictures, each with what it shows', () => {
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ says }) => says.length < 20)).toEqual([]);
});

test('the pictures of the folder are those that the guide names and the tests take', () => {
  const names = named.map(({ name }) => name).sort();
  expect(readdirSync(FOLDER).sort()).toEqual(names.map((name) => `${name}.webp`));
  expect(taken.sort()).toEqual(names);
});

test.each(named)('$name is a WebP of at most 15 kB', ({ name }) => {
  const bytes = readFileSync(`${FOLDER}/${name}.webp`);
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  expect(bytes.length).toBeLessThanOrEqual(LARGEST);
});
