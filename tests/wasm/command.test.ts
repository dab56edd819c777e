// The command: its arguments, its output and its exit codes.
import { describe, expect, test } from 'vitest';
import { parseExactly } from '../../web/src/numbers/exact_json.ts';
import { command, commandLine } from './command.ts';
import { example, paths, tallysheet, vectors } from './module.ts';

const run = (args: string[], input: string | Uint8Array = '') => command(args, { '-': input });
const board = (...scores: string[]) => `{"finishers": [${scores.map((score) => `{"score": ${score}}`).join()}]}`;
const BOARD = ['puffingBilly', 'scoreBoard'];
const hyphens = (name: string) => name.replace(/(?=[A-Z]|\d+f)/g, '-').toLowerCase();

describe('it prints the outcome of every function that a worked game calls', () => {
  const first = new Map(
    [...vectors.values()]
      .flat()
      .reverse()
      .map((vector) => [vector.call, vector]),
  );
  test.each([...first])('%s', async (call, { request, value }) => {
    const { code, out, err } = await run(call.split('.').map(hyphens), JSON.stringify(request));
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, value });
  });
});

test.each([
  ['puffingBilly', 'scoreBoard'],
  ['puffing-billy', 'score-board'],
  ['puffing_billy', 'SCORE_BOARD'],
])('it knows %s %s', async (...names) => {
  expect((await run(names, board('2', '1'))).code).toBe(0);
});

test('problems are printed all, and end with 1', async () => {
  const { code, out, err } = await run(BOARD, board('"two"', '-1', '1e99'));
  expect([code, err]).toEqual([1, '']);
  expect(
    JSON.parse(out)
      .problems.map(({ at }: { at: string }) => at)
      .sort(),
  ).toEqual([0, 1, 2].map((index) => `/finishers/${index}/score`));
});

test('numbers count with all their digits', async () => {
  const { out } = await run(BOARD, board('999999999999.9998', '999999999999.9997', '252000.50', '1e3'));
  expect(JSON.parse(out).value.rows.map(({ score }: { score: string }) => score)).toEqual([
    '999999999999.9998',
    '999999999999.9997',
    '252000.5',
    '1000',
  ]);
});

describe('of numbers, only those that JavaScript would change become texts', () => {
  test.each<[string, unknown]>([
    ['[252000.5, 1.50, -0, 0.0, 1e3, 1.5E+2, 100e-2, 0e999]', [252000.5, 1.5, -0, 0, 1000, 150, 1, 0]],
    ['[9007199254740992, 9007199254740993, 1e21, 1e23]', [9007199254740992, '9007199254740993', 1e21, 1e23]],
    ['[0.1, 0.10000000000000000001, 999999999999.9997]', [0.1, '0.10000000000000000001', '999999999999.9997']],
    ['[1e400, -1e400, 1e-400, 5e-324]', ['1e400', '-1e400', '1e-400', 5e-324]],
    [
      '{"9007199254740993": "9007199254740993", "\\"9007199254740993": "\\\\"}',
      { '9007199254740993': '9007199254740993', '"9007199254740993': '\\' },
    ],
    ['12345678901234567890', '12345678901234567890'],
  ])('%s', (json, value) => expect(parseExactly(json)).toEqual(value));

  test('a number is no name of a field', () =>
    expect(() => parseExactly('{9007199254740993: 1}')).toThrow(SyntaxError));
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
test.each<[string, string | Uint8Array]>([
  ['a byte order mark', `\ufeff${board('2', '1')}`],
  ['the UTF-16 of Windows', utf16(board('2', '1'))],
])('it reads a request with %s', async (_what, input) => expect((await run(BOARD, input)).code).toBe(0));

describe('it says what was wrong, and ends with 2', () => {
  test.each<[string[], RegExp]>([
    [['puffingBilly'], /^Name a function of puffingBilly: score-board, score-final, qualifiers, standings\.$/],
    [['puffingBilly', 'scoreGame'], /^There is no function scoreGame; there is score-board, score-final, /],
    [['puffing-billy', 'score-bord'], /^There is no function score-bord; did you mean score-board\?$/],
    [['pufing-billy', 'score-board'], /^There is no system pufing-billy; did you mean puffing-billy\?$/],
    [['chess', 'scoreGame'], /^There is no system chess; there is puffing-billy, union-pacific, /],
    [['__proto__', 'constructor'], /^There is no system __proto__; /],
    [['puffingBilly', 'shapes'], /^There is no function shapes; /],
    [['version', 'scoreBoard'], /^There is no system version; /],
    [[...BOARD, 'nothing.json'], /^There is no file nothing\.json\.$/],
    [[...BOARD, '-', 'request.json'], /^There is no use for “request\.json”: one file is read at a time\.$/],
    [[...BOARD, '--format', 'xml'], /^There is no format xml; there is text, markdown, csv, json\.$/],
    [[...BOARD, '--fromat', 'csv'], /^Unknown option '--fromat'\.$/],
    [['standings', 'nothing.csv'], /^There is no file nothing\.csv\.$/],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await run(args, board('2', '1'));
    expect([code, out]).toEqual([2, '']);
    expect(err.trimEnd()).toMatch(sentence);
  });
});

test('without arguments it says how it is used, and ends with 2', async () => {
  const { code, out, err } = await run([]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^Usage: tallysheet <system> <function> \[file\] /);
  for (const path of paths)
    for (const name of path.split('.')) expect(err.replace(/-/g, '')).toContain(name.toLowerCase());
});

describe('the help of each function has an example that runs', () => {
  test.each(paths)('%s', async (path) => {
    const words = path.split('.').map(hyphens);
    const { code, out } = await run([...words, '--help']);
    expect(code).toBe(0);
    const [, called] = /^Usage: tallysheet (.+?) \[file\]/.exec(out)!;
    const [, line] = /Example:\n\n {2}(.+)$/m.exec(out)!;
    const shown = await commandLine(line!);
    expect([shown.code, shown.err]).toEqual([0, '']);
    expect(shown.out.startsWith(`${called}\n\n`)).toBe(true);
    for (const field of Object.keys(example(path))) expect(out).toMatch(new RegExp(`^ +${field}\\b`, 'm'));
  });
});

describe('what is no JSON is reported in a sentence, and ends with 2', () => {
  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['half of it', '{"finishers": ['],
    ['words', 'hello'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s', async (_what, input) => {
    const { code, out, err } = await run(BOARD, input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^The request on standard input cannot be read as JSON: .+\n$/);
  });
});

test('it tells its version, and its use when asked', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, out: `${tallysheet.version}\n`, err: '' });
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: /), err: '' });
});
