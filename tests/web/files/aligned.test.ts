// Tables that were copied from a PDF or a page of plain text, with spaces between the columns.
import { expect, test } from 'vitest';
import { listed, readFile, reported } from './imported.ts';

const COLUMNS = ['power', 'player', 'centres', 'posted'];

const BOARD = [
  'Round 1 results',
  'Power Player Centres Score',
  'Austria Ann Lee 5 30.88',
  'England Bob 4 24.71',
  'France Cy 9 55.59',
  'Germany Dee 7 43.24',
  'Italy Eve 7 43.24',
  'Russia Fay de Sousa 2 30.00',
  'Turkey Gus 0 0.00',
];
const GAME = [
  'austria Ann Lee 5 30.88, england Bob 4 24.71, france Cy 9 55.59, germany Dee 7 43.24, italy Eve 7 43.24, russia Fay de Sousa 2 30.00, turkey Gus 0 0.00',
];

test('words between figures are a name, and the name of a power is a column of its own', async () => {
  const preview = await readFile('size-matters', BOARD.join('\n'));
  expect(reported(preview)).toEqual([]);
  expect(listed('size-matters', preview, ...COLUMNS)).toEqual(GAME);
});

test('the power may stand behind the name, in brackets', async () => {
  const text = BOARD.slice(2).map((line) => line.replace(/^(\w+) (.*?) (\d.*)$/, '$2 ($1) $3'));
  const preview = await readFile('size-matters', text.join('\n'));
  expect(reported(preview)).toEqual([]);
  expect(listed('size-matters', preview, ...COLUMNS.slice(0, 3))).toEqual([GAME[0]!.replaceAll(/ \d+\.\d\d/g, '')]);
});

test('two spaces part columns where they are throughout', async () => {
  const text = BOARD.slice(1).map((line) =>
    line.replace(/^(\w+) (.*?) (\S+) (\S+)$/, (_, power, player, centres, score) =>
      [power.padEnd(10), player.padEnd(14), String(centres).padStart(4), score].join('  '),
    ),
  );
  const preview = await readFile('size-matters', text.join('\n'));
  expect(reported(preview)).toEqual([]);
  expect(listed('size-matters', preview, ...COLUMNS)).toEqual(GAME);
});

test('a list of places with points', async () => {
  const text = 'Place Player Points\n1. Ann Lee 83.33\n2. Bob 66.67\n3= Cy 41.67\n3= Dee 41.67\n5. Eve 16.67\n';
  const preview = await readFile('rplops', text);
  expect(reported(preview)).toEqual([]);
  expect(listed('rplops', preview, 'place', 'player', 'posted')).toEqual([
    '1 Ann Lee 83.33, 2 Bob 66.67, 3 Cy 41.67, 3 Dee 41.67, 5 Eve 16.67',
  ]);
});

test('blank lines part games', async () => {
  const preview = await readFile(
    'rplops',
    'Place Player Points\nGo\n1 Ann 75.00\n2 Bob 50.00\n3 Cy 25.00\n\nChess\n1 Cy 66.67\n2 Ann 33.33\n',
  );
  expect(reported(preview)).toEqual([]);
  expect(listed('rplops', preview, 'place', 'player')).toEqual(['1 Ann, 2 Bob, 3 Cy', '1 Cy, 2 Ann']);
});

test('a changed cell is changed in its row', async () => {
  const text = BOARD.slice(1).join('\n');
  const { table } = await readFile('size-matters', text);
  const at = table.columns.findIndex(({ column }) => column?.id === 'centres');
  const [line] = table
    .edited(text, [{ row: 2, at, text: '6' }])
    .split('\r\n')
    .slice(1);
  expect(line).toBe('Austria,Ann Lee,6,30.88');
});
