// A game by a rule, without its view: which request follows from the rule, its problems at their fields, and its sheet.
import { describe, expect, test } from 'vitest';
import { FormModel } from '../../../web/src/form/model.ts';
import { answerTo, withAnswer } from '../../../web/src/systems/own-rule/answers.ts';
import { LIBRARY } from '../../../web/src/systems/own-rule/library.ts';
import type { BoardState, GameModel, PlayersState } from '../../../web/src/systems/own-rule/state.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import { tallysheet } from '../../wasm/module.ts';

const boardForm = await openForm('own-rule');
const playersForm = await openForm('own-rule/players');

function model(state: Partial<BoardState & PlayersState>): GameModel {
  const form = state.powers ? boardForm : playersForm;
  const made = new FormModel(form, { read: () => ({ ...form.state.blank(), ...state }), write: () => {} });
  made.useEngine(tallysheet);
  return made as unknown as GameModel;
}

const board = (centres: (number | string)[]) =>
  ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'].map((key, at) => ({
    key,
    centres: String(centres[at]),
  }));
const finish = (...texts: Record<string, string>[]) => texts.map((text, at) => ({ key: String(at + 1), ...text }));
const scores = ({ sheet }: GameModel) => sheet?.rows.map(({ score }) => score);
const told = ({ problems }: GameModel) => problems.map(({ at, message }) => `${at}: ${message}`);

const C_DIPLO = LIBRARY[0]!.rules.find(({ name }) => name === 'C-Diplo 100')!.text;

describe('Diplomacy', () => {
  test('C-Diplo 100, but 40 for first', () => {
    const rule = C_DIPLO.replace('38', '40');
    // 1 for taking part, the centres, and 40, 14 and 7 for the first three
    expect(scores(model({ rule, powers: board([14, 9, 6, 5, 0, 0, 0]) }))).toEqual([
      '55.00', // 1 + 14 + 40
      '24.00', // 1 + 9 + 14
      '14.00', // 1 + 6 + 7
      '6.00', // 1 + 5
      '1.00',
      '1.00',
      '1.00',
    ]);
  });

  test('marks of a draw beside a win are left alone', () => {
    const powers = board([18, 16, 0, 0, 0, 0, 0]).map((row, at) => (at === 1 ? { ...row, draw: 'out' } : row));
    expect(scores(model({ rule: C_DIPLO, powers }))?.slice(0, 2)).toEqual(['100.00', '0.00']);
  });

  test('a year is missed at its field, and only where the score needs it', () => {
    const rule = 'game: Diplomacy\nscore = years';
    const { problems } = model({ rule, powers: board([17, 17, 0, 0, 0, 0, 0]) });
    expect(problems.map(({ at }) => at)).toEqual(
      ['/finalYear', ...[2, 3, 4, 5, 6].map((at) => `/powers/${at}/lastHeld/year`)].slice(0, problems.length),
    );
    expect(told(model({ rule: C_DIPLO, powers: board([17, 17, 0, 0, 0, 0, 0]) }))).toEqual([]);
  });
});

describe('other games', () => {
  test('places follow the order of the list while none is typed', () => {
    const rule = 'game: places\ndecimals: 1\nscore = shared(10, 6, 3)';
    const players = finish({ player: 'Ann' }, { player: 'Ben' }, { player: 'Cleo' });
    expect(scores(model({ rule, players }))).toEqual(['10.0', '6.0', '3.0']);
    // two share second: (6 + 3) ÷ 2 = 4.5
    const typed = players.map((row, at) => ({ ...row, place: String(Math.min(at + 1, 2)) }));
    expect(scores(model({ rule, players: typed }))).toEqual(['10.0', '4.5', '4.5']);
  });

  test('what a rule asks is answered by name, and a problem stands at its answer', () => {
    const rule =
      'game: scores\nask newcomer of each player: yes or no\nask chips of each player: whole number from 1 to 4\nscore = (if newcomer: 10 else 0) + chips + game_score';
    const answers = (chips: string) => ({ score: '5', answers: withAnswer('newcomer: yes', 'chips', chips) });
    const ann = { player: 'Ann', ...answers('2') };
    expect(scores(model({ rule, players: finish(ann, { player: 'Ben', ...answers('3') }) }))).toEqual(['17', '18']); // 10 + 2 + 5, 10 + 3 + 5
    expect(told(model({ rule, players: finish(ann, { player: 'Ben', ...answers('9') }) }))).toEqual([
      '/players/1/answers/chips: The answer to “chips” is 9; it must be from 1 to 4.',
    ]);
    expect(told(model({ rule, players: finish(ann, { player: 'Ben', ...answers('x') }) }))[0]).toMatch(
      /^\/players\/1\/answers\/chips: Ben’s answer to “chips” is “x”/,
    );
    expect(told(model({ rule, players: finish(ann, { player: 'Ben', score: '1' }) }))).toEqual([
      '/players/1/answers/chips: Ben’s answer to “chips” is missing.',
    ]);
  });

  test('a name that is listed twice is told at its second line', () => {
    const players = finish({ player: 'Ann' }, { player: 'Ann' });
    expect(model({ rule: 'game: places\nscore = 1', players }).problems.map(({ at }) => at)).toEqual([
      '/players/1/player',
    ]);
  });
});

test('without a rule, or with one that has problems, there is a sentence at the rule', () => {
  expect(told(model({ rule: '' }))).toEqual(['/rule: There is no rule yet. Choose one, or write your own.']);
  expect(told(model({ rule: 'game: places\nscore = centrs' }))[0]).toMatch(/^\/rule: Line 2, column 9: centrs/);
});

test('answers stay with their questions', () => {
  const both = withAnswer(withAnswer('', 'chips', '3:1'), 'newcomer', 'yes');
  expect([answerTo(both, 'chips'), answerTo(both, 'newcomer'), answerTo(both, 'chip')]).toEqual(['3:1', 'yes', '']);
  expect(withAnswer(both, 'chips', '')).toBe('newcomer: yes');
});

test('every rule of the library has a name and can be read', async () => {
  const { soundReading } = await import('../../../web/src/systems/own-rule/reading.ts');
  const rules = LIBRARY.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(30);
  for (const { name, text } of rules) expect(soundReading(text)?.name).toBe(name);
});
