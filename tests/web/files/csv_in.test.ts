// A CSV on its way in: what is understood, what is asked, and every problem at its row and column.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import load from '../../../build/package/tallysheet.js';
import type { SystemId } from '../../../web/src/systems/event_game.ts';
import { templateOf } from '../../../web/src/export/games_csv.ts';
import { columnOf } from '../../../web/src/import/headers.ts';
import { LAYOUTS } from '../../../web/src/systems/all_csv_layouts.ts';
import { previewOf, type Preview, type PreviewOptions } from '../../../web/src/import/preview.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = { ...(await load()), ...(await loadEvents()) };
const SYSTEMS = Object.keys(LAYOUTS) as SystemId[];

const read = (system: SystemId, text: string, options: Partial<PreviewOptions> = {}): Promise<Preview> =>
  openEventForms(system).then((forms) =>
    previewOf(text, { system, settings: {}, engine, forms, numbers: NUMBERS.point, ...options }),
  );

const BOARD = ['game,category,player,score', '1,Rail Baron,Ann,200', '1,Rail Baron,Bob,100'];
const boards = (...lines: string[]) => read('puffing-billy', lines.join('\n'));
const firstBoard = ({ games }: Preview) => games[0]?.state['finishers'] as { player: string; score: string }[];

/** "row letter: sentence" of every problem. */
const reported = ({ problems }: Preview) =>
  problems.map(({ row, letter, message }) => `${row}${letter ? ` ${letter}` : ''}: ${message}`);

const DIPLOMACY = ['Austria,14', 'England,10', 'France,6', 'Germany,4', 'Italy,0', 'Russia,0', 'Turkey,0'];
const diplomacy = (extra: string, cells: string[]) =>
  [
    `game,power,centres,player${extra}`,
    ...DIPLOMACY.map((line, index) => `A,${line},P${index + 1}${cells[index] ?? ''}`),
  ].join('\n');

describe('the template', () => {
  test.each(SYSTEMS)('of %s is read without a problem', async (system) => {
    const preview = await read(system, templateOf(system));
    expect(reported(preview)).toEqual([]);
    expect(preview.games.length).toBeGreaterThan(0);
    expect(preview.notes).toEqual([]);
  });

  test.each(SYSTEMS)('of %s has headers that each match one column only', (system) => {
    const { columns, example } = LAYOUTS[system];
    for (const row of example) expect(row.length).toBe(columns.length);
    for (const column of columns)
      for (const name of [column.title, ...column.also])
        expect(columnOf(name, columns, Object.keys(column.options ?? {})), name).toBe(column);
  });
});

describe('a file as spreadsheets write it', () => {
  const lines = ['game,category,player,score', '1,"Baron, Rail",Ann,200', '1,"Baron, Rail","Bob ""B"" Lee",100'];
  const text = lines.join('\n');
  const apart = (sign: string) => text.replace(/,(?! )/g, sign);
  test.each([
    ['commas', text],
    ['semicolons', apart(';')],
    ['tabs', apart('\t')],
    ['bars', apart('|')],
    ['CRLF', text.replaceAll('\n', '\r\n')],
    ['CR', text.replaceAll('\n', '\r')],
    ['a byte order mark', `\ufeff${text}`],
    ['the line of Excel', `sep=;\r\n${apart(';')}`],
    ['blank lines', `\n\n${text.replaceAll('\n', '\n\n')}\n\n`],
    ['lines of nothing but delimiters', text.replaceAll('\n', '\n,,,\n')],
    ['a last column of blanks', lines.map((line) => `${line},`).join('\n')],
  ])('with %s', async (_, file) => {
    const preview = await read('puffing-billy', file);
    expect(reported(preview)).toEqual([]);
    expect(preview.games.map(({ state }) => state.heading)).toEqual(['Baron, Rail']);
    expect(firstBoard(preview).map(({ player }) => player)).toEqual(['Ann', 'Bob "B" Lee']);
  });

  test.each([
    ['capitals', 'GAME,CATEGORY,PLAYER,SCORE'],
    ['accents and spaces', ' Gáme , Catégorie ,Pláyer, Score '],
    ['synonyms', 'Table,Event,Name,Money'],
    ['another order, by their names', 'game,category,joueur,argent'],
  ])('whose header has %s', async (_, header) => {
    expect(reported(await boards(header, ...BOARD.slice(1)))).toEqual([]);
  });

  test('may name supply centres as Diplomacy players do', async () => {
    for (const name of ['SCs', 'Supply Centres', 'supply-centers', 'Centers', 'SC'])
      expect(reported(await read('size-matters', diplomacy('', []).replace('centres', name)))).toEqual([]);
  });

  test('may have a game’s rows in any order', async () => {
    const preview = await boards('game,category,player,score', '1,A,Ann,9', '2,B,Ann,8', '1,A,Bob,7', '2,B,Bob,6');
    expect(preview.games.map(({ state }) => [state.heading, (state['finishers'] as unknown[]).length])).toEqual([
      ['A', 2],
      ['B', 2],
    ]);
  });

  test('may give values of the whole game once', async () => {
    const preview = await boards('game,category,stage,player,score', '1,A,final,Ann,9', '1,,,Bob,7');
    expect(reported(preview)).toEqual([]);
    expect(preview.games[0]).toMatchObject({ stage: 'final', state: { heading: 'A' } });
  });

  test('has its header in the first row, even if a name further down is one in another separator', async () => {
    const preview = await read('own-rule', 'game,player,place\n1,Ann,1\n1,game;power;player;centres;last year,2\n');
    expect(reported(preview)).toEqual([]);
    const players = preview.games[0]?.state['players'] as { player: string }[];
    expect(players.map(({ player }) => player)).toEqual(['Ann', 'game;power;player;centres;last year']);
  });

  test('reports columns that it ignores', async () => {
    const preview = await boards('game,category,player,score,remarks', ...BOARD.slice(1).map((line) => `${line},fun`));
    expect(preview.notes).toEqual(['Columns with unknown names were ignored: E “remarks”.']);
    expect(preview.games.length).toBe(1);
  });
});

describe('places and seats', () => {
  test('order the rows', async () => {
    const preview = await boards('game,category,place,player,score', '1,A,2nd,Bob,7', '1,A,1st,Ann,9');
    expect(firstBoard(preview).map(({ player }) => player)).toEqual(['Ann', 'Bob']);
  });

  test('must be 1 to the last, each once', async () => {
    const preview = await boards(
      'game,category,place,player,score',
      '1,A,1,Ann,9',
      '1,A,2,Bob,7',
      '1,A,2,Cy,7',
      '1,A,,Dee,7',
    );
    expect(reported(preview)).toEqual([
      '4 C: Place is 2, but 3 is expected. The places of this board are 1 to 4, each once; in a tie, say who is listed first.',
      '5 C: Place is missing. The places of this board are 1 to 4, each once; in a tie, say who is listed first.',
    ]);
  });

  test('are tied in RPLOPS by the same place twice', async () => {
    const preview = await read('rplops', 'game,player,place\nBrass,Ann,1\nBrass,Bob,2=\nBrass,Cy,=2');
    expect(reported(preview)).toEqual([]);
    expect(preview.games[0]?.state['finish']).toMatchObject([{ place: '1' }, { place: '2' }, { place: '2' }]);
  });
});

describe('numbers', () => {
  const scores = (delimiter: string, ...texts: string[]) =>
    [['game', 'category', 'player', 'score'], ...texts.map((text, index) => ['1', 'A', `P${index}`, `"${text}"`])]
      .map((cells) => cells.join(delimiter))
      .join('\n');
  const asRead = async (text: string, options: Partial<PreviewOptions> = {}) =>
    firstBoard(await read('puffing-billy', text, options))?.map(({ score }) => score);

  test('are read with decimal commas if one of them is unambiguous', async () => {
    expect(await asRead(scores(';', '1.234,5', '252.000', '7,125'))).toEqual(['1234.5', '252000', '7.1250']);
    expect((await read('puffing-billy', scores(';', '1.234,5'))).notes).toEqual([
      'Numbers are read with a decimal comma: 1,5 is one and a half.',
    ]);
  });

  test('are read with decimal points if one of them is unambiguous', async () => {
    expect(await asRead(scores(',', '1,234.5', '252,000', '7.125'))).toEqual(['1234.5', '252000', '7.1250']);
  });

  test('that can be read two ways lead to one question for the file', async () => {
    const text = scores(',', '252.000', '248.000');
    const preview = await read('puffing-billy', text);
    expect(preview.question).toEqual({ row: 2, letter: 'D', text: '252.000' });
    expect(preview.games).toEqual([]);
    expect(await asRead(text, { style: 'comma' })).toEqual(['252000', '248000']);
    expect(await asRead(text, { style: 'point' })).toEqual(['252', '248']);
  });

  test('of a file with semicolons lead to a question even where the page’s usage would decide', async () => {
    expect((await read('puffing-billy', scores(';', '252,000', '100'))).question?.text).toBe('252,000');
    expect((await read('puffing-billy', scores(',', '252,000', '100'))).question).toBe(null);
  });

  test('that contradict each other lead to a question', async () => {
    expect((await read('puffing-billy', scores(';', '1.234,5', '1,234.5', '252.000'))).question?.row).toBe(4);
  });

  test('of points before a final stay as they were written', async () => {
    const preview = await boards(
      'game,category,stage,player,score,best before',
      '1,A,final,Ann,252000,2.492',
      '1,A,final,Bob,1000,3.0281',
    );
    expect((preview.games[0]!.state['boards'] as { finishers: object[] }[])[0]?.finishers).toMatchObject([
      { best: '2.492' },
      { best: '3.0281' },
    ]);
  });

  test('of hours are read as points', async () => {
    const preview = await read('rplops', 'game;hours;player;place\nBrass;2,5;Ann;1\nBrass;;Bob;2', {
      settings: { useTime: 'yes' },
    });
    expect(preview.games[0]?.state['hours']).toBe('2.5');
  });
});

describe('the players who share a draw', () => {
  const drawn = async (...cells: string[]) => {
    const preview = await read(
      'size-matters',
      diplomacy(
        ',in draw',
        cells.map((cell) => `,${cell}`),
      ),
    );
    expect(reported(preview)).toEqual([]);
    return (preview.games[0]!.state['powers'] as { draw: string }[]).map(({ draw }) => draw).join();
  };
  test('are all survivors if all cells are blank', async () => expect(await drawn()).toBe(',,,,,,'));
  test('are those marked yes if some are', async () => expect(await drawn('x', 'yes')).toBe(',,out,out,,,'));
  test('are all except those marked no if only those are marked', async () =>
    expect(await drawn('', '', 'no')).toBe(',,out,,,,'));
});

describe('a problem', () => {
  test.each<[string, SystemId, string, string[]]>([
    [
      'nothing at all',
      'rplops',
      ' \n ',
      ['1: The text is empty. The first row must name the columns. Each row after it is one player in one game.'],
    ],
    ['no rows', 'rplops', 'game,player,place', ['1: There are no rows after the header.']],
    [
      'a missing column',
      'rplops',
      'game,player,colour\n1,Ann,red',
      ['1: No column is called place. This row names “game”, “player”, “colour”; it must name game, player, place.'],
    ],
    [
      'a column twice',
      'rplops',
      'game,player,place,rank\n1,Ann,1,1',
      ['1 D: “rank” means the same as “place” in column C. Remove one of the two, or rename it.'],
    ],
    ['no game', 'rplops', 'game,player,place\n,Ann,1', ['2 A: Game is missing.']],
    [
      'no game in rows of several',
      'puffing-billy',
      'game,category,player,score\n1,A,Ann,2\n1,A,Bob,1\n,A,Cy,2\n,B,Cy,1\n2,B,Di,2\n2,B,Ed,1',
      ['4 A: Game is missing.', '5 A: Game is missing.'],
    ],
    [
      'a place that is none beside others',
      'puffing-billy',
      'game,category,place,player,score\n1,A,first,Ann,2\n1,A,2,Bob,1\n1,A,3,Cy,1\n1,A,,Di,1',
      [
        '2 C: Place is “first”; it must be a whole number like 5.',
        '5 C: Place is missing. The places of this board are 1 to 4, each once; in a tie, say who is listed first.',
      ],
    ],
    ['no player', 'rplops', 'game,player,place\n1,,1', ['2 B: Player is missing.']],
    [
      'a place that is none',
      'rplops',
      'game,player,place\n1,Ann,first',
      ['2 C: Place is “first”; it must be a whole number like 5.'],
    ],
    [
      'a place with decimals',
      'rplops',
      'game,player,place\n1,Ann,1.5',
      ['2 C: Place is “1.5”; it must be a whole number like 5.'],
    ],
    [
      'a player twice',
      'rplops',
      'game,player,place\n1,Ann,1\n1,Ann,2',
      ['3 B: Ann is listed twice; a player can have only one seat in a game.'],
    ],
    [
      'a score that is none',
      'puffing-billy',
      [...BOARD.slice(0, 2), '1,Rail Baron,Bob,12x'].join('\n'),
      ['3 D: Score is “12x”, which is not a number. Write it like 252,000 or 252000.5.'],
    ],
    [
      'a score below zero',
      'puffing-billy',
      [...BOARD.slice(0, 2), '1,Rail Baron,Bob,-5'].join('\n'),
      ["3 D: Bob's score is −5; scores cannot be negative, so enter 0 for a debt."],
    ],
    ['no category', 'puffing-billy', 'game,category,player,score\n1,,Ann,2\n1,,Bob,1', ['2 B: Category is missing.']],
    [
      'two categories',
      'puffing-billy',
      'game,category,player,score\n1,A,Ann,2\n1,B,Bob,1',
      ['3 B: The category is “B” here and “A” in row 2 of the same game.'],
    ],
    [
      'a stage that is none',
      'puffing-billy',
      'game,category,stage,player,score\n1,A,semi,Ann,2\n1,A,,Bob,1',
      ['2 C: Stage is “semi”; it must be preliminary, pick-up or final.'],
    ],
    [
      'a board of one',
      'puffing-billy',
      'game,category,player,score\n7,A,Ann,2',
      ['2: Game “7” has one player; a board has 2 to 6.'],
    ],
    [
      'a comma without quotation marks',
      'rplops',
      'game,hours,player,place\n1,2,5,Ann,1',
      [
        '2: The row has 5 cells, but the header has 4. Put a cell that contains the separator in quotation marks.',
        '2 D: Place is “Ann”; it must be a whole number like 5.',
      ],
    ],
    [
      'a quotation mark that never closes',
      'rplops',
      'game,player,place\n1,Bob,1\n2,"Ann,1\n',
      ['3: A quotation mark opens in this row and is never closed.', '3 C: Place is missing.'],
    ],
  ])('with %s is reported at its row and column', async (_, system, text, expected) => {
    const preview = await read(system, text);
    expect(reported(preview)).toEqual(expected);
    expect(preview.games.filter(({ state }) => state.heading === '7')).toEqual([]);
  });

  test('of Diplomacy is reported at its cell', async () => {
    const lastFalls = ['', '', '', ',1905,3', ',1899,2', ',1904'];
    const text = diplomacy(',last year,last centres', lastFalls).replace('Turkey,0', 'Turkey,40');
    expect(reported(await read('detour-98f', text))).toEqual([
      '2: Game “A”: The powers hold 74 centres together; there are only 34.',
      '5 E: Germany ends with 4 centres; only a power without centres has a last Fall.',
      "6 E: The year of Italy's last Fall is 1899; it must be 1900 to 2100.",
      '7 F: Last centres is missing.',
      "8 C: The number of Turkey's centres is 40; it must be 0 to 34.",
    ]);
  });

  test('of Diplomacy is reported for a duplicate power and for a missing one', async () => {
    const text = diplomacy('', []);
    expect(reported(await read('size-matters', text.replace('Turkey,0', 'Austria,0')))).toEqual([
      '8 B: Austria is listed twice; each of the seven powers plays once.',
    ]);
    expect(reported(await read('size-matters', text.split('\n').slice(0, -1).join('\n')))).toEqual([
      '2: Game “A”: There is no row for Turkey; each of the seven powers plays once.',
    ]);
  });

  test('of a draw is reported if a power without centres is in it', async () => {
    const text = diplomacy(',in draw', [',yes', ',yes', ',no', ',no', ',yes']);
    expect(reported(await read('size-matters', text))).toEqual([
      '6 E: Italy has no centres; only a survivor can be in the draw.',
    ]);
  });

  test('of a final over several boards is reported at the second seat of a player', async () => {
    const preview = await boards(
      'game,category,stage,player,score',
      '1,A,final,Ann,2',
      '1,A,,Bob,1',
      '2,A,final,Cy,2',
      '2,A,,Ann,1',
      '3,B,final,Ann,2',
      '3,B,,Bob,1',
    );
    expect(reported(preview)).toEqual(['5 D: Ann is on two boards of this final; a player can sit on only one.']);
    expect(preview.names).toEqual(['1', '3']);
  });

  test('excludes its game and no other', async () => {
    const preview = await boards(...BOARD, '2,A,Ann,x', '2,A,Bob,1', '3,A,Ann,2', '3,A,Bob,1');
    expect(preview.names).toEqual(['1', '3']);
    expect(preview.broken).toBe(1);
  });
});

test('reports 300 broken rows of 5,000 with their columns, and keeps the page responsive', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, index) => `G${Math.floor(index / 5)},P${index % 5},${index % 17 === 3 && index < 5100 ? 'x' : 1 + (index % 5)}`,
  );
  const broken = lines.flatMap((line, index) => (line.endsWith('x') ? [index + 2] : []));
  let breaths = 0;
  const preview = await read('rplops', ['game,player,place', ...lines].join('\n'), { progress: () => (breaths += 1) });
  expect(preview.problems.map(({ row, header }) => [row, header])).toEqual(broken.map((row) => [row, 'place']));
  expect(preview.games.length + preview.broken).toBe(1000);
  expect(breaths).toBeGreaterThan(0);
});
