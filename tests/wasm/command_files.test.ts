// The command with files: requests, games in CSV, whole events and posted figures, in each format.
import { beforeAll, describe, expect, test } from 'vitest';
import { command, type Files, type Run } from './command.ts';

const files: Files = {};
const write = (file: string, text: string) => void (files[file] = text);
const run = (...args: string[]): Promise<Run> => command(args, files);
const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

beforeAll(() => {
  write('board.json', '{"finishers": [{"player": "Jenny", "score": 252000}, {"player": "Damien", "score": 248000}]}');
  write('games.csv', GAMES);
  write('results.csv', RESULTS);
  write('event.json', JSON.stringify(EVENT));
});

// Points of four players: 80, 60 and 40 shared by two, and 20. Points of two players: 66.67 and 33.33.
const GAMES = lines(
  'game,player,place',
  'Brass,Ann,1',
  'Brass,Bob,2',
  'Brass,Cy,2',
  'Brass,Dee,4',
  'Chess,Ann,1',
  'Chess,Dee,2',
);
const RESULTS = lines(
  'game,player,place,posted',
  'Brass,Ann,1,80',
  'Brass,Bob,2,50.0',
  'Brass,Cy,2,60',
  'Brass,Dee,4,',
  'Chess,Ann,1,"66,67"',
  'Chess,Dee,2,33.33',
);
const FINISH = ['Ann', 'Bob'].map((player, at) => ({ key: String(at + 1), player, place: String(at + 1) }));
const GAME = { heading: 'Chess', finish: FINISH, formula: 'RPLOPS', average: '', hours: '' };
const EVENT = {
  tallysheet: 'event',
  version: 1,
  id: 'abcdefgh12345678',
  name: 'Club evening',
  system: 'rplops',
  settings: {},
  games: [{ id: 'game000000000001', form: 'rplops', state: GAME }],
};

describe('a request in a file', () => {
  test('is scored as on standard input', async () => {
    const { code, out } = await run('puffing-billy', 'score-board', 'board.json');
    expect([code, JSON.parse(out).value.rows[0].total]).toEqual([0, '3.015']);
  });

  test.each([
    ['text', /^Jenny {7}1 {2}252000 {10}3 {2}0\.015 {2}3\.015$/m],
    ['markdown', /^\| Jenny \| 1 \| 252000 \| 3 \| 0\.015 \| 3\.015 \|$/m],
    ['csv', /^Player,Place,Score,Placement,Bonus,Total,Capped,Tiebreaker\r\nJenny,1,252000,3,0\.015,3\.015,,\r\n/],
  ])('is printed as %s', async (format, line) => {
    const { code, out } = await run('puffing-billy', 'score-board', 'board.json', '--format', format);
    expect(code).toBe(0);
    expect(out).toMatch(line);
  });

  test('with its working has the steps below the table', async () => {
    write('working.json', '{"working": true, "finishers": [{"score": 252000}, {"score": 248000}]}');
    const { out } = await run('puffing-billy', 'score-board', 'working.json', '--format', 'text');
    expect(out).toContain('\nrow 2, bonus: 0.5 × 248000 ÷ 252000 = 0.492\n');
  });

  test('with problems prints each with its field, and ends with 1', async () => {
    write('wrong.json', '{"finishers": [{"score": "x"}, {}]}');
    const { code, out } = await run('puffing-billy', 'score-board', 'wrong.json', '--format', 'text');
    expect(code).toBe(1);
    for (const field of ['/finishers/0/score', '/finishers/1/score']) expect(out).toContain(field);
  });
});

describe('the games of a CSV', () => {
  test('are scored one by one', async () => {
    const { code, out } = await run('rplops', 'score-game', 'games.csv', '--format', 'text');
    expect(code).toBe(0);
    expect(out.match(/^Game .+$/gm)).toEqual(['Game Brass', 'Game Chess']);
    expect(out).toMatch(/^Bob {8}2 {10}2 {3}50\.00$/m); // (60 + 40) ÷ 2
  });

  test.each([
    ['standings', 'games.csv'],
    ['rplops', 'standings', 'games.csv', '--format', 'text'],
  ])('make standings: %s %s', async (...args) => {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {4}1 {2}Ann {5}146\.67 {6}2$/m); // 80 + 66.67
    expect(out).toMatch(/^ {3}3= {2}Cy/m);
  });

  test('are read by the event’s settings', async () => {
    const { out } = await run('standings', 'games.csv', '--setting', 'average=60', '--format', 'json');
    expect(JSON.parse(out).rows[0]).toMatchObject({ player: 'Ann', total: '176.00' }); // 60 ÷ 50 × (80 + 66.67)
    expect(await run('standings', 'games.csv', '--setting', 'averge=60')).toMatchObject({
      code: 2,
      err: 'There is no setting averge; did you mean average?\n',
    });
    expect((await run('standings', 'games.csv', '--setting', 'formula=x')).err).toBe(
      'formula can be RPLOPS, RPLOPS2, not x.\n',
    );
  });

  test('are read from standard input, too', async () => {
    expect((await command(['standings'], { '-': GAMES })).out).toContain('146.67');
  });

  test('with problems print each with its row and column, and end with 1', async () => {
    write('wrong.csv', lines('game,player,place', 'Brass,Ann,first', 'Brass,,2', 'Chess,Bo,1'));
    const { code, out } = await run('standings', 'wrong.csv');
    expect(code).toBe(1);
    expect(out).toMatch(/^ +2 {2}C \(place\) {2}.*first/m);
  });

  test('with a figure of two readings ask which', async () => {
    write('open.csv', lines('game;category;player;score', '1;Rail;Ann;252.000', '1;Rail;Bo;248.000'));
    const { code, err } = await run('standings', 'open.csv');
    expect([code, err]).toEqual([
      2,
      'Row 2, column D contains “252.000”. Which number is it: 252,000 (--decimal comma) or 252 (--decimal point)?\n',
    ]);
    const { out } = await run('standings', 'open.csv', '--decimal', 'comma', '--format', 'json');
    expect(JSON.parse(out).rows[0]).toMatchObject({ player: 'Ann' });
  });

  test('are refused by another function, or where no system has such columns', async () => {
    expect(await run('rplops', 'points-table', 'games.csv')).toMatchObject({
      code: 2,
      err: 'Game Brass is scored by rplops score-game, not by rplops points-table.\n',
    });
    write('other.csv', lines('name,town', 'Ann,Bath'));
    expect((await run('standings', 'other.csv')).code).toBe(1);
  });
});

describe('an event’s file', () => {
  test('gives its standings', async () => {
    const { code, out } = await run('standings', 'event.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^Club evening\n\n/);
    expect(out).toMatch(/^ {4}1 {2}Ann {5}66\.67 {6}1$/m);
  });

  test('with a game that does not count says why, and ends with 1', async () => {
    const blank = { ...GAME, finish: [{ key: '1' }] };
    write(
      'left.json',
      JSON.stringify({ ...EVENT, games: [...EVENT.games, { id: 'game000000000002', form: 'rplops', state: blank }] }),
    );
    const { code, out } = await run('standings', 'left.json');
    expect(code).toBe(1);
    expect(out).toContain('Game 2, Chess does not count: Nothing is filled in yet.');
  });

  test('come by the rule of the event first, and then by its system', async () => {
    const settings = { countingMeasure: 'rank', countingBest: '1' };
    write('own_rule.json', JSON.stringify({ ...EVENT, settings }));
    const { code, out } = await run('standings', 'own_rule.json');
    expect(code).toBe(0);
    expect(out).toMatch(/By the event’s own rule\n.*\n +1 {2}Ann +1 +1\n +2 {2}Bob +2 +2\n/);
    expect(out).toMatch(/By RPLOPS itself\n.*\n +1 {2}Ann +66\.67/);
    expect(out).toContain('what counts of them is the rule of this event.');
    const { ownRule, rows } = JSON.parse((await run('standings', 'own_rule.json', '--format', 'json')).out);
    expect([ownRule.rows[0].total, rows[0].total]).toEqual(['1', '66.67']);
  });

  test('that is none is refused with the reason', async () => {
    expect(await run('standings', 'board.json')).toMatchObject({
      code: 2,
      err: 'board.json cannot be read as an event: The file is JSON, but not a Tallysheet event.\n',
    });
  });
});

describe('check', () => {
  test('says which posted figures are wrong, and ends with 1', async () => {
    const { code, out } = await run('check', 'results.csv', '--format', 'json');
    expect(code).toBe(1);
    const checked = JSON.parse(out) as { player: string; posted: string; figure: string; agrees: boolean }[];
    expect(checked.map(({ player, figure, agrees }) => [player, figure, agrees])).toEqual([
      ['Ann', '80.00', true],
      ['Bob', '50.00', true],
      ['Cy', '50.00', false], // 60 was posted
      ['Ann', '66.67', true],
      ['Dee', '33.33', true],
    ]);
    expect((await run('check', 'results.csv')).out).toMatch(/^4 of 5 posted figures agree\n/);
  });

  test('names the reading that explains every figure of a game', async () => {
    write('other_reading.csv', lines('game,player,place,posted', '1,Ann,1,100', '1,Bob,2,50', '1,Cy,3,0'));
    const { code, out } = await run('check', 'other_reading.csv');
    expect(code).toBe(1);
    expect(out).toContain('Game 1: all agree by RPLOPS2.');
  });

  test('ends with 0 where all agree', async () => {
    write('right.csv', RESULTS.replace('2,60', '2,50'));
    expect(await run('check', 'right.csv')).toMatchObject({ code: 0, out: expect.stringMatching(/^5 of 5 /) });
  });

  test('asks for the column of posted figures', async () => {
    const { code, out } = await run('check', 'games.csv');
    expect(code).toBe(1);
    expect(out).toContain('No column is called posted.');
  });
});
