// The command with a rule as text: its canonical form, its problems, and the games of a CSV scored by it.
import { expect, test } from 'vitest';
import { command } from './command.ts';

const RULE =
  'name: Ours\ngame: Diplomacy\ndecimals: 2\nscore = if solo: (if winner: 100 else 0) else 1+centres+shared(40,14,7)\n';
const GAMES = `game,player,power,centres,eliminated,final year
1,Ann,austria,14,,1908
1,Ben,england,9,,
1,Cy,france,6,,
1,Di,germany,5,,
1,Ed,italy,0,1905,
1,Flo,russia,0,1906,
1,Gus,turkey,0,1904,
`;
const run = (rule: string, games?: string, ...more: string[]) =>
  command(['rule', 'my.rule', ...(games === undefined ? [] : ['games.csv']), ...more], {
    'my.rule': rule,
    'games.csv': games ?? '',
  });

test('games are scored, with each line of the rule as the working', async () => {
  const { code, out } = await run(RULE, GAMES, '--format', 'text');
  expect(code).toBe(0);
  expect(out).toMatch(/Ann +austria +1 +55\.00/);
  expect(out).toContain('Ann, score: 1 + 14 + 40 = 55.00');
  expect(out).toContain('Ed, score: 1 + 0 + ( 0 + 0 + 0 ) ÷ 3 = 1.00 (3 players fill places 5 to 7)'); // level on nothing
});

test('without games the canonical form is printed', async () => {
  const { code, out } = await run(RULE);
  expect(code).toBe(0);
  expect(out).toContain('score = if solo: (if winner: 100 else 0) else 1 + centres + shared(40, 14, 7)');
});

test('problems of the text stand at their line and column', async () => {
  const { code, out } = await run(RULE.replace('centres', 'centrs'), GAMES, '--format', 'text');
  expect(code).toBe(1);
  expect(out).toMatch(/4 +49 +centrs is not known in a rule for Diplomacy; did you mean centres\?/);
});

test('a game that cannot be scored says why, and a strange column what there is', async () => {
  const { code, out } = await run(RULE, GAMES.replace('1,Ben,england,9', '1,Ben,england,99'), '--format', 'text');
  expect([code, out]).toEqual([1, expect.stringContaining('99')]);
  const strange = await run(RULE, GAMES.replace('centres', 'dots'));
  expect([strange.code, strange.err]).toEqual([
    2,
    expect.stringMatching(/^There is no column dots; there is game, player/),
  ]);
});
