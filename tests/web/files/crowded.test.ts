// A board with more players than the rules allow is often one table in several rounds; the import asks about it.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { previewOf } from '../../../web/src/import/preview.ts';
import { askedColumns } from '../../../web/src/import/table_problems.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { listed, readFile, reported } from './imported.ts';

const engine = await load();
const forms = await openEventForms('puffing-billy');

async function problemsOf(rows: string[]): Promise<string[]> {
  const text = ['game,category,place,player,score', ...rows].join('\n');
  const { problems } = await previewOf(text, {
    system: 'puffing-billy',
    settings: {},
    engine,
    forms,
    numbers: NUMBERS.point,
    style: null,
  });
  return problems.map(({ row, letter, message }) => `${row}${letter ? ` ${letter}` : ''}: ${message}`);
}

/** Rows of table A: the same six players, placed 1 to 6 in each round. */
const rounds = (count: number) =>
  Array.from({ length: 6 * count }, (_, at) => `A,Rail Baron,${(at % 6) + 1},Player ${at % 6},${900 - at}`);

describe('a board', () => {
  test('of eighteen players is asked about once, without the repeated places and players', async () => {
    expect(await problemsOf(rounds(3))).toEqual([
      '2: Game “A” has 18 players; a board has 2 to 6. Is the same table used in several rounds? Then add a column “round”, or name each game differently.',
    ]);
  });

  test('of eighteen players keeps the other problems of its cells', async () => {
    const [first, ...others] = rounds(3);
    expect(await problemsOf([first!.replace('900', '-1'), ...others])).toEqual([
      expect.stringContaining('has 18 players'),
      expect.stringMatching(/^2 E: .*-1|^2 E: .*−1/),
    ]);
  });

  test('of one player is too small, without a question', async () => {
    expect(await problemsOf(['A,Rail Baron,1,Ann,5'])).toEqual(['2: Game “A” has one player; a board has 2 to 6.']);
  });

  test('of six players is fine', async () => {
    expect(await problemsOf(rounds(1))).toEqual([]);
  });
});

describe('a name that says only what was played', () => {
  const header = 'Round,Board,Game,Category,Player,Score';
  const boards = [
    ['1,1,Brass,18xx', 'Ann', 'Bob'],
    ['1,2,Brass,18xx', 'Cy', 'Dee'],
    ['2,1,Brass,18xx', 'Ann', 'Cy'],
    ['2,2,Rail Baron,Other', 'Bob', 'Dee'],
  ];
  const rows = boards.flatMap(([place, ...players]) => players.map((player, at) => `${place},${player},${9 - at}`));

  test('names one game in each round and at each board', async () => {
    const preview = await readFile('puffing-billy', [header, ...rows].join('\n'));
    expect(reported(preview)).toEqual([]);
    expect(listed('puffing-billy', preview, 'player')).toEqual(['Ann, Bob', 'Cy, Dee', 'Ann, Cy', 'Bob, Dee']);
    expect(preview.games.map(({ round, board }) => `${round} ${board}`)).toEqual(['1 1', '1 2', '2 1', '2 2']);
  });

  test('but the boards of one final are one game as long as nobody sits at two of them', async () => {
    const final = rows.slice(0, 4).map((row) => row.replace('1,', ',')); // the round is blank
    const preview = await readFile('puffing-billy', [header, ...final].join('\n'));
    expect(reported(preview)).toEqual([]);
    expect(preview.games.map(({ form }) => form)).toEqual(['puffing-billy/final']);
  });

  test('but the boards of a final are one game in a round with other titles, too', async () => {
    const staged = [
      ...rows.map((row) => `${row},preliminary`),
      '3,1,Brass,18xx,Ann,9,final',
      '3,1,Brass,18xx,Cy,8,final',
      '3,2,Brass,18xx,Bob,7,final',
      '3,2,Brass,18xx,Dee,6,final',
    ];
    const preview = await readFile('puffing-billy', [`${header},Stage`, ...staged].join('\n'));
    expect(reported(preview)).toEqual([]);
    expect(preview.games.map(({ form, round }) => `${round} ${form}`)).toEqual([
      '1 puffing-billy',
      '1 puffing-billy',
      '2 puffing-billy',
      '2 puffing-billy',
      '3 puffing-billy/final',
    ]);
  });

  test('names a game at each board of one round', async () => {
    const tables = ['1,1,Ann,1', '1,1,Bob,2', '1,2,Cy,1', '1,2,Dee,2'];
    const text = (lines: string[]) => ['Round,Table,Game,Player,Place', ...lines.map(titled)].join('\n');
    const titled = (line: string) => line.replace(/^(\d,\d),/, '$1,Brass,');
    expect(listed('rplops', await readFile('rplops', text(tables)), 'player')).toEqual(['Ann, Bob', 'Cy, Dee']);
    expect(reported(await readFile('rplops', text(tables.slice(0, 3))))).toEqual([
      '4 B: The board is “2” here and “1” in row 2 of the same game.',
    ]);
  });

  test('names a game on each date that a club’s log has', async () => {
    const days = ['2026-11-05', '2026-11-12'];
    const log = days.flatMap((day, at) => [`${day},Brass,Ann,${at + 1}`, `${day},Brass,Bob,${2 - at}`]);
    const preview = await readFile('rplops', ['Date,Game,Player,Place', ...log].join('\n'));
    expect(reported(preview)).toEqual([]);
    expect(listed('rplops', preview, 'player', 'place')).toEqual(['Ann 1, Bob 2', 'Ann 2, Bob 1']);
    expect(preview.games.map(({ state }) => state.heading)).toEqual(days.map((day) => `Brass, ${day}`));
    expect(preview.notes).toEqual(['Games with the same name are told apart by their dates in A “Date”.']);
    expect(askedColumns('rplops', preview.table).filter(({ isKnown }) => !isKnown)).toEqual([]);
  });
});
