// The command of the installed package: what it takes, what it prints, and how it ends.
import { afterAll, describe, expect, test } from 'vitest';
import { parseExactly } from '../../wasm/exact_json.ts';
import { Project } from './installed.ts';
import { paths, tallysheet, vectors } from './module.ts';

const project = new Project();
afterAll(() => project.remove());

const run = (args: string[], input: string | Uint8Array = '') =>
  project.run('node_modules/.bin/tallysheet', args, input);
const board = (...scores: string[]) => `{"finishers": [${scores.map((score) => `{"score": ${score}}`).join()}]}`;
const BOARD = ['puffingBilly', 'scoreBoard'];
const hyphens = (name: string) => name.replace(/(?=[A-Z]|\d+f)/g, '-').toLowerCase();

test('npx finds it', () => {
  const { code, out } = project.run('npx', ['--no', 'tallysheet', ...BOARD], board('252000', '248000'));
  expect([code, JSON.parse(out).value.rows[1].total]).toEqual([0, '2.492']);
});

describe('it prints the outcome of every function that a worked game calls', () => {
  const first = new Map(
    [...vectors.values()]
      .flat()
      .reverse()
      .map((vector) => [vector.call, vector]),
  );
  test.each([...first])('%s', (call, { request, value }) => {
    const { code, out, err } = run(call.split('.').map(hyphens), JSON.stringify(request));
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, value });
  });
});

test.each([
  ['puffingBilly', 'scoreBoard'],
  ['puffing-billy', 'score-board'],
  ['puffing_billy', 'SCORE_BOARD'],
])('it knows %s %s', (...names) => {
  expect(run(names, board('2', '1')).code).toBe(0);
});

test('problems are printed all, and end with 1', () => {
  const { code, out, err } = run(BOARD, board('"two"', '-1', '1e99'));
  expect([code, err]).toEqual([1, '']);
  expect(
    JSON.parse(out)
      .problems.map(({ at }: { at: string }) => at)
      .sort(),
  ).toEqual([0, 1, 2].map((index) => `/finishers/${index}/score`));
});

test('numbers count with all their digits', () => {
  const { out } = run(BOARD, board('999999999999.9998', '999999999999.9997', '252000.50', '1e3'));
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
])('it reads a request with %s', (_what, input) => expect(run(BOARD, input).code).toBe(0));

test('it reads and prints megabytes', () => {
  const names = Array.from({ length: 5000 }, (_, i) => `${'x'.repeat(90)}${i}`);
  const games = names.map((player) => ({
    finish: [
      { player, place: 1 },
      { player: `${player}…`, place: 2 },
    ],
  }));
  const input = JSON.stringify({ games }, null, 8);
  expect(input.length).toBeGreaterThan(2e6);
  const { code, out } = run(['rplops', 'standings'], input);
  expect([code, JSON.parse(out).value.rows.length]).toEqual([0, 2 * names.length]);
});

describe('it says how it is used, and ends with 2', () => {
  test.each([
    [[]],
    [['puffingBilly']],
    [['puffingBilly', 'scoreGame']],
    [['chess', 'scoreGame']],
    [['__proto__', 'constructor']],
    [['puffingBilly', 'shapes']],
    [['version', 'scoreBoard']],
    [[...BOARD, 'request.json']],
  ])('%j', (args) => {
    const { code, out, err } = run(args, board('2', '1'));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Usage: tallysheet <system> <function> < request\.json\n/);
    for (const name of paths.flatMap((path) => path.split('.'))) expect(err).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe('what is no JSON is reported in a sentence, and ends with 2', () => {
  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['half of it', '{"finishers": ['],
    ['words', 'hello'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s', (_what, input) => {
    const { code, out, err } = run(BOARD, input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^The request on standard input cannot be read as JSON: .+\n$/);
  });
});

test('it tells its version, and its use when asked', () => {
  expect(run(['--version'])).toEqual({ code: 0, out: `${tallysheet.version}\n`, err: '' });
  expect(run(['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: /), err: '' });
});
