// What spreadsheets do that a CSV does not: cells merged downwards, first and last names apart, numbers with a word before
// them, and words for nothing.
import { describe, expect, test } from 'vitest';
import { listed, readFile, reported } from './imported.ts';
import { askedColumns } from '../../../web/src/import/table_problems.ts';
import type { Preview } from '../../../web/src/import/preview.ts';

const table = (...rows: string[]) => rows.join('\n');
const places = ({ games }: Preview) => games.map(({ round = '', board = '' }) => `${round} ${board}`);

describe('a cell that is merged downwards', () => {
  test('names the game of the rows below it', async () => {
    const preview = await readFile(
      'rplops',
      table('Game,Player,Place', 'Brass,Ann,1', ',Bob,2', ',Cy,3', 'Go,Dee,1', ',Eve,2', ',TOTAL,5'),
    );
    expect(reported(preview)).toEqual([]);
    expect(listed('rplops', preview, 'player', 'place')).toEqual(['Ann 1, Bob 2, Cy 3', 'Dee 1, Eve 2']);
    expect(preview.notes).toEqual(['Blank cells in A “Game” are read like the cell above them.']);
  });

  test('says the round and the board of the rows below it', async () => {
    const rows = ['1,1,Ann,1', ',,Bob,2', ',2,Cy,1', ',,Dee,2', '2,1,Ann,2', ',,Cy,1'];
    const preview = await readFile('rplops', table('Round,Table,Player,Place', ...rows));
    expect(reported(preview)).toEqual([]);
    expect(listed('rplops', preview, 'player', 'place')).toEqual(['Ann 1, Bob 2', 'Cy 1, Dee 2', 'Ann 2, Cy 1']);
    expect(places(preview)).toEqual(['1 1', '1 2', '2 1']);
    expect(preview.notes).toEqual(['Blank cells in A “Round” and B “Table” are read like the cell above them.']);
  });

  test('is told from a game that is missing in one row', async () => {
    const apart = ['Brass,Ann,1', 'Brass,Bob,2', ',Cy,3'];
    const sorted = ['Brass,Ann,1', 'Go,Ann,2', 'Brass,Bob,2', ',Bob,1', 'Brass,Cy,3'];
    for (const rows of [apart, sorted])
      expect(reported(await readFile('rplops', table('Game,Player,Place', ...rows)))).toEqual([
        expect.stringMatching(/^\d A: Game is missing\.$/),
      ]);
  });
});

describe('first and last names', () => {
  test.each([
    ['Game,Surname,First name,Place', 'Brass,Smith,Ann,1', 'Brass,Jones,Bob,2'],
    ['Game,First name,Name,Place', 'Brass,Ann,Smith,1', 'Brass,Bob,Jones,2'],
    ['Spiel,Nachname,Vorname,Platz', 'Brass,Smith,Ann,1', 'Brass,Jones,Bob,2'],
    ['Partita,Nome,Cognome,Posto', 'Brass,Ann,Smith,1', 'Brass,Bob,Jones,2'],
  ])('are joined: %s', async (...rows) => {
    const preview = await readFile('rplops', table(...rows));
    expect(reported(preview)).toEqual([]);
    expect(listed('rplops', preview, 'player', 'place')).toEqual(['Ann Smith 1, Bob Jones 2']);
    expect(askedColumns('rplops', preview.table).every(({ isKnown }) => isKnown)).toBe(true);
  });

  test('are left alone beside whole names', async () => {
    const preview = await readFile(
      'rplops',
      table('Game,Player,First name,Last name,Place', 'Brass,Ann S,Ann,Smith,1', 'Brass,Bob J,Bob,Jones,2'),
    );
    expect(listed('rplops', preview, 'player')).toEqual(['Ann S, Bob J']);
  });

  test('are corrected as one name in the file', async () => {
    const text = table('Place,First name,Game,Surname', '1,Ann,Brass,Smith', '2,Bob,Brass,Jones', '');
    const { table: read } = await readFile('rplops', text);
    const at = read.columns.findIndex(({ column }) => column?.id === 'player');
    const corrected = read.edited(text, [{ row: 2, at, text: 'Anne Smith' }]);
    expect(corrected).toBe(table('Place,First name,Game,Surname', '1,,Brass,Anne Smith', '2,Bob,Brass,Jones', ''));
    expect(listed('rplops', await readFile('rplops', corrected), 'player')).toEqual(['Anne Smith, Bob Jones']);
    const places = read.columns.findIndex(({ column }) => column?.id === 'place');
    expect(read.edited(text, [{ row: 3, at: places, text: '3' }])).toContain('3,Bob,Brass,Jones');
  });
});

test('numbers of rounds and boards may have a word before them', async () => {
  for (const [round, board] of [
    ['R', 'T'],
    ['Round ', 'Table '],
  ]) {
    const rows = [
      `${round}1,${board}1,Ann,1`,
      `${round}1,${board}1,Bob,2`,
      `${round}2,${board}3,Ann,2`,
      `${round}2,${board}3,Bob,1`,
    ];
    const preview = await readFile('rplops', table('Rd,Table,Player,Place', ...rows));
    expect(reported(preview)).toEqual([]);
    expect(places(preview)).toEqual(['1 1', '2 3']);
  }
});

test('boards with letters of their own are names, not numbers', async () => {
  const rows = ['1,A1,Ann,1', '1,A1,Bob,2', '1,B1,Cy,1', '1,B1,Dee,2'];
  const preview = await readFile('rplops', table('Round,Table,Player,Place', ...rows));
  expect(listed('rplops', preview, 'player')).toEqual(['Ann, Bob', 'Cy, Dee']);
  expect(preview.games.map(({ state }) => state.heading)).toEqual(['A1, round 1', 'B1, round 1']);
});

test('a line of hyphens below the header, as in Markdown, is left out', async () => {
  const text = table('| Game | Player | Place |', '| --- | --- | ---: |', '| Brass | Ann | 1 |', '| Brass | Bob | 2 |');
  const preview = await readFile('rplops', text);
  expect(reported(preview)).toEqual([]);
  expect(preview.table.leftOut.map(({ row, why }) => `${row} ${why}`)).toEqual(['2 a line']);
});

test('0 is offered for a word or a dash in place of centres', async () => {
  const powers = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];
  const centres = ['4', '7', '9', 'elim.', '6', '-', '8'];
  const rows = powers.map((power, at) => `1,${power},P${at},${centres[at]}`);
  const { problems } = await readFile('size-matters', table('Game,Power,Player,Centres', ...rows));
  expect(problems.map(({ row, offers }) => `${row} ${offers}`)).toEqual(['5 0', '7 0']);
});
