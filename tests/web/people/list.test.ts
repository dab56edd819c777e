// Lists of people that are typed, pasted or read from a file: what is understood, what is asked, and what they add.
import { describe, expect, test } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { isAmbiguous, readPeople, understood, withList } from '../../../web/src/people/list_text.ts';
import { peopleCsv } from '../../../web/src/people/people_csv.ts';
import type { Person } from '../../../web/src/systems/person.ts';

const read = (text: string, people: Person[] = [], hasColumns = true) =>
  readPeople(text, people, NUMBERS.point, hasColumns);
const fieldsOf = (text: string, hasColumns = true) => read(text, [], hasColumns).lines.map(({ fields }) => fields);
const ANN: Person = { key: 'a', name: 'Ann Müller', number: '12' };

describe('a list', () => {
  test.each<[string, string, object[]]>([
    ['of names, one per line', 'Ann\n\n Ben \r\nCara', [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cara' }]],
    [
      'copied from a spreadsheet: name, number, club, note',
      'Ann\t12\tCardiff\tBenny’s sister\nBen\t13\t\t',
      [
        { name: 'Ann', number: '12', team: 'Cardiff', note: 'Benny’s sister' },
        { name: 'Ben', number: '13' },
      ],
    ],
    [
      'with the numbers first',
      '12\tAnn\n13\tBen',
      [
        { name: 'Ann', number: '12' },
        { name: 'Ben', number: '13' },
      ],
    ],
    [
      'without numbers',
      'Ann;Cardiff\nBen;Delft',
      [
        { name: 'Ann', team: 'Cardiff' },
        { name: 'Ben', team: 'Delft' },
      ],
    ],
    [
      'with numbers that have letters, when there are four columns',
      'Ann,A12,Cardiff,late on Friday',
      [{ name: 'Ann', number: 'A12', team: 'Cardiff', note: 'late on Friday' }],
    ],
    [
      'with more columns than there are fields',
      'Ann,1,Cardiff,x,y',
      [{ name: 'Ann', number: '1', team: 'Cardiff', note: 'x / y' }],
    ],
    [
      'with a header in any order and any words',
      'Club,#,PLAYER,Guest,Status\nCardiff,12,Ann,yes,here\n,,Ben,no,',
      [{ name: 'Ann', number: '12', team: 'Cardiff', guest: true, presence: 'here' }, { name: 'Ben' }],
    ],
    ['with quotation marks in names', '"Benny" Miller\nAnn', [{ name: '"Benny" Miller' }, { name: 'Ann' }]],
  ])('%s', (_, text, expected) => expect(fieldsOf(text)).toEqual(expected));

  test('may have commas within names', () => {
    expect(isAmbiguous('Müller, Ann\nSmith, Ben')).toBe(true);
    expect(isAmbiguous('Name,Club\nAnn,Cardiff')).toBe(false);
    expect(isAmbiguous('Müller, Ann\t12')).toBe(false);
    expect(fieldsOf('Müller, Ann\nSmith, Ben', false)).toEqual([{ name: 'Müller, Ann' }, { name: 'Smith, Ben' }]);
  });

  test('says which columns are not used, and which lines are left out and why', () => {
    const list = read('Name,State,Shoe size,Guest\nAnn,gone,38,maybe\n,here,,');
    expect(list.unused).toEqual(['Shoe size']);
    expect(list.lines.map(({ problems }) => problems)).toEqual([
      ['State is “gone”; it must be expected, here, late or left.', 'Guest is “maybe”; it must be yes or no.'],
      ['There is no name.'],
    ]);
  });

  test('asks about names that differ only in capitals or accents, and about numbers of others', () => {
    const questions = read('ann muller\nBen\t\nBEN\nCara\t12', [ANN]).lines.map((line) => line.questions);
    expect(questions).toEqual([['Is this Ann Müller?'], [], ['Is this Ben?'], ['Number 12 is Ann Müller’s.']]);
  });
});

test('the registered keep what they have and gain what they lack', () => {
  const list = read('Ann Müller\t99\tCardiff\nBen\t13\tDelft\nBen\t14\tDelft', [ANN]);
  expect(understood(list, [ANN], NUMBERS.point)).toBe(
    'One new person; 1 is on the list already; one line with a name that came before.',
  );
  const [ann, ben, ...others] = withList([ANN], list);
  expect(ann).toEqual({ ...ANN, team: 'Cardiff' });
  expect(ben).toEqual({ key: ben?.key, name: 'Ben', number: '13', team: 'Delft' });
  expect(others).toEqual([]);
});

test.each(['point', 'comma'] as const)('a CSV file of the list reads back as it was: %s', (style) => {
  const people: Person[] = [
    { key: 'a', name: 'Ann "Benny" Müller; Jr', number: '=12', team: 'A, B', note: 'one\nline more' },
    { key: 'b', name: 'Ben', presence: 'left', guest: true },
  ];
  const text = peopleCsv(people, style);
  expect(text.split('\r\n')[0]).toBe(
    '\ufeffName,Number,Club or team,Note,State,Guest'.replaceAll(',', style === 'comma' ? ';' : ','),
  );
  expect(fieldsOf(text)).toEqual(people.map(({ key: _, ...fields }) => fields));
});
