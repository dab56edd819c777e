// The program of the installed package: how it is found, its streams and its exit codes. `command.test.ts` has what it
// answers.
import { afterAll, expect, test } from 'vitest';
import { installed, Project } from './installed.ts';
import { tallysheet } from './module.ts';

const project = new Project(await installed());
afterAll(() => project.remove());

const run = (args: string[], input: string | Uint8Array = '') =>
  project.run('node_modules/.bin/tallysheet', args, input);
const board = (...scores: string[]) => `{"finishers": [${scores.map((score) => `{"score": ${score}}`).join()}]}`;
const BOARD = ['puffingBilly', 'scoreBoard'];

test('npx finds it', () => {
  const { code, out } = project.run('npx', ['--no', 'tallysheet', ...BOARD], board('252000', '248000'));
  expect([code, JSON.parse(out).value.rows[1].total]).toEqual([0, '2.492']);
});

test('a pipe through npx runs an example', () => {
  const line = 'npx --no tallysheet rplops score-game --example | npx --no tallysheet rplops score-game --format text';
  expect(project.run('sh', ['-c', line])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^rplops score-game\n\n/),
    err: '',
  });
});

test('files are found where it is run, and by their whole paths', () => {
  const file = project.write('board.json', board('252000', '248000'));
  const outcomes = [run([...BOARD, 'board.json']), run([...BOARD, file]), run(BOARD, board('252000', '248000'))];
  for (const { code, out, err } of outcomes)
    expect([code, JSON.parse(out).value.rows[0].total, err]).toEqual([0, '3.015', '']);
});

test('problems are printed on standard output, and end with 1', () => {
  const { code, out, err } = run(BOARD, board('"two"'));
  expect([code, JSON.parse(out).ok, err]).toEqual([1, false, '']);
});

test.each([
  [[...BOARD, 'nothing.json'], /^There is no file nothing\.json\.\n$/],
  [[...BOARD, '.'], /^\. cannot be read: EISDIR.+\n$/],
  [['chess'], /^There is no system chess; .+\n$/],
])('misuse is told on standard error, and ends with 2: %j', (args, sentence) => {
  expect(run(args)).toEqual({ code: 2, out: '', err: expect.stringMatching(sentence) });
});

test('its version is that of the module', () => {
  expect(run(['--version'])).toEqual({ code: 0, out: `${tallysheet.version}\n`, err: '' });
});

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
