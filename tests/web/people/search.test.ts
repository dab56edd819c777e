// People are found during typing; names that differ only in capitals and accents are the same to the search.
import { describe, expect, test } from 'vitest';
import { namesFound, peopleFound, spelledAlike } from '../../../web/src/people/search.ts';
import type { Person } from '../../../web/src/systems/person.ts';

const PEOPLE: Person[] = [
  { key: '1', name: 'Ben Almond', number: '12', team: 'Cardiff' },
  { key: '2', name: 'Benjamin Ørsted', note: 'Benny' },
  { key: '3', name: 'Ann Müller', formerly: 'Ann Schmidt' },
  { key: '4', name: 'Albert Munro', presence: 'left' },
  { key: '5', name: 'José Groß' },
];

describe('typing', () => {
  test.each([
    ['ben', ['Ben Almond', 'Benjamin Ørsted']],
    ['BENNY', ['Benjamin Ørsted']],
    ['am', ['Ann Müller', 'Albert Munro', 'Benjamin Ørsted']],
    ['mü an', ['Ann Müller']],
    ['mul', ['Ann Müller']],
    ['orsted', ['Benjamin Ørsted']],
    ['gross', ['José Groß']],
    ['lmon', ['Ben Almond']],
    ['12', ['Ben Almond']],
    ['cardiff b', ['Ben Almond']],
    ['schmidt', ['Ann Müller']],
    ['x', []],
    ['', PEOPLE.map(({ name }) => name)],
  ])('“%s” finds %j', (typed, names) => expect(peopleFound(PEOPLE, typed).map(({ name }) => name)).toEqual(names));
});

test('the registered come first, those who left after them, then others who play', () => {
  const names = namesFound(PEOPLE, ['Amy Miles', 'Ann Müller'], 'am').map(({ name }) => name);
  expect(names).toEqual(['Ann Müller', 'Benjamin Ørsted', 'Albert Munro', 'Amy Miles']);
});

test.each([
  ['ann muller', 'Ann Müller'],
  [' JOSE GROSS', 'José Groß'],
  ['Ann Müller', null],
  ['Ann Mu\u0308ller', null],
  ['Ann', null],
  ['', null],
])('“%s” is asked about as %s', (typed, known) =>
  expect(
    spelledAlike(
      typed,
      PEOPLE.map(({ name }) => name),
    ),
  ).toBe(known),
);
