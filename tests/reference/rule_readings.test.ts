// Modifications in use and slips of spreadsheets, as rules by which posted scores are explained: each worked by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleGame, RuleReading } from '../../wasm/tallysheet.d.ts';
import { POWERS } from './finishes.ts';
import { engineValue, type Sheet } from './rule_library.ts';

const folder = new URL('../../core/rules/readings/', import.meta.url);
const texts = new Map(
  readdirSync(folder).map((file) => [file.replace('.rule', ''), readFileSync(new URL(file, folder), 'utf8')] as const),
);

function scores(id: string, game: RuleGame): string[] {
  const rule = texts.get(id)!;
  return engineValue<Sheet>('rules.score', { rule, game }).rows.map(({ score }) => score);
}

const board = (centres: number[], inDraw?: boolean[]): RuleGame => ({
  players: POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(centres[at] === 0 ? { lastHeld: { year: 1903 } } : {}),
    ...(inDraw ? { inDraw: inDraw[at]! } : {}),
  })),
});

test.each([...texts])('%s has no problems', (_, rule) => {
  const { problems, source } = engineValue<RuleReading>('rules.check', { rule });
  expect(problems).toEqual([]);
  expect(source).not.toBe('');
});

test('Detour 98f with ties averaged: two level in second have (3 + 2) / 2 each', () => {
  // 10 + 2 + 1 + 4 = 17; 9 + 2 + 2.5 = 13.5; 9 + 2 + 2.5 = 13.5; 6 + 2 + 1 = 9; together 53
  expect(scores('detour-98f-ties-averaged', board([10, 9, 9, 6, 0, 0, 0]))).toEqual([
    '32.08', // 1700 / 53 = 32.0755
    '25.47', // 1350 / 53 = 25.4717
    '25.47',
    '16.98', // 900 / 53 = 16.9811
    '0.00',
    '0.00',
    '0.00',
  ]);
});

test('Detour 98f with the survival point only for those in the draw: the fourth survivor is left out', () => {
  // 10 + 2 + 1 + 4 = 17; 9 + 2 + 2 = 13 twice; 6 + 1 + 1 = 8; together 51, where second and third are level at third's 2
  const draw = [true, true, true, false, false, false, false];
  expect(scores('detour-98f-survival-in-draw', board([10, 9, 9, 6, 0, 0, 0], draw))).toEqual([
    '33.33', // 1700 / 51
    '25.49', // 1300 / 51 = 25.4902
    '25.49',
    '15.69', // 800 / 51 = 15.6863
    '0.00',
    '0.00',
    '0.00',
  ]);
});

test('Detour 98e beside a win: 100, and for the others their centres and the point for Fall 1905', () => {
  // Austria's last Fall with a centre is 1903, so it has no point; 5 + 1, 6 + 1 and 5 + 1 for those who hold some.
  expect(scores('detour-98e', board([0, 5, 6, 18, 5, 0, 0]))).toEqual([
    '0.00',
    '6.00',
    '7.00',
    '100.00',
    '6.00',
    '0.00',
    '0.00',
  ]);
});

test('Detour 98e in a draw gives what Detour 98f does', () => {
  const draw = board([10, 9, 9, 6, 0, 0, 0]);
  // 10 + 2 + 1 + 4 = 17; 9 + 2 + 2 = 13 twice; 6 + 2 + 1 = 9; together 52
  expect(scores('detour-98e', draw)).toEqual(['32.69', '25.00', '25.00', '17.31', '0.00', '0.00', '0.00']);
});

const TRAIN: RuleGame = {
  players: [
    { place: 1, score: '252000' },
    { place: 2, score: '248000' },
    { place: 3, score: '176000' },
    { place: 4, score: '43000' },
  ],
};

test.each([
  // .5 × 248 / 252 = .492063, .5 × 176 / 252 = .349206, .5 × 43 / 252 = .085317; together .926587
  ['puffing-billy-cut', ['3.027', '2.492', '1.349', '0.085']], // .03 × .926 = .02778, cut
  ['puffing-billy-cut-4', ['3.0277', '2.4920', '1.3492', '0.0853']], // .03 × .9265 = .027795, cut
  ['puffing-billy-unrounded', ['3.028', '2.492', '1.349', '0.085']], // .03 × .926587 = .0277976
  ['puffing-billy-unrounded-4', ['3.0278', '2.4921', '1.3492', '0.0853']],
])('%s', (id, expected) => expect(scores(id, TRAIN)).toEqual(expected));

const TIED: RuleGame = { players: [1, 2, 2, 4].map((place) => ({ place })) };

test('shared places scored by their best: both in second have the points of second', () => {
  // 50 × 2 × (4 + 1 - place) / (4 + 1)
  expect(scores('rplops-best-place', TIED)).toEqual(['80.00', '60.00', '60.00', '20.00']);
  // 50 × 2 × (4 - place) / (4 - 1)
  expect(scores('rplops2-best-place', TIED)).toEqual(['100.00', '66.67', '66.67', '0.00']);
  // 100 × 9 / 10 × (4 - place) / 3
  expect(scores('pentamind-best-place', TIED)).toEqual(['90.00', '60.00', '60.00', '0.00']);
});
