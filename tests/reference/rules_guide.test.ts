// Ten scoring systems of other games and sports, written as one would who knows only the guide's page about rules, each in
// at most ten lines.
import { expect, test } from 'vitest';
import type { RuleGame, RuleSheet } from '../../wasm/tallysheet.d.ts';
import { engineValue } from './rule_library.ts';

const places = (...list: number[]): RuleGame => ({ players: list.map((place) => ({ place })) });
const points = (...list: (number | string)[]): RuleGame => ({ players: list.map((score) => ({ score })) });

const SYSTEMS: [string, string, RuleGame, string[]][] = [
  [
    'Formula 1 with a point for the fastest lap among the first ten',
    `game: places
     ask fastest of each player: yes or no
     score = shared(25, 18, 15, 12, 10, 8, 6, 4, 2, 1) + (if fastest and place ≤ 10: 1 else 0)
     decimals: 1`,
    { players: [{ place: 2, answers: [{ name: 'fastest', value: true }] }, { place: 1 }, { place: 3 }, { place: 3 }] },
    ['19.0', '25.0', '13.5', '13.5'], // 18 + 1; (15 + 12) ÷ 2
  ],
  [
    'duplicate bridge: 2 for every pair that scored less, 1 for every pair that scored the same',
    `game: scores
     beaten = count(game_score < own(game_score))
     score = 2 * beaten + level(game_score) - 1`,
    points(420, 450, 420, -50),
    ['3', '6', '3', '0'], // 2 × 1 + 1
  ],
  [
    'riichi mahjong: thousands above 30,000, and 15, 5, -5 and -15 by place',
    `game: scores
     players: 4
     decimals: 1
     uma = shared(15, 5, -5, -15)
     score = (game_score - 30000) / 1000 + uma`,
    points(41_000, 32_500, 32_500, 14_000),
    ['26.0', '2.5', '2.5', '-31.0'], // 11 + 15; 2.5 + (5 - 5) ÷ 2; -16 - 15
  ],
  [
    'sailing by low points: level boats have the mean of their places, and the lowest total wins',
    `game: places
     best: lowest
     event: sum of all scores
     score = place + (sharing - 1) / 2`,
    places(1, 2, 2, 4),
    ['1.0', '2.5', '2.5', '4.0'],
  ],
  [
    'three points for a win, one each for a draw',
    `game: scores
     players: 2
     score = if leaders is 2: 1 else if winner: 3 else 0`,
    points(2, 2),
    ['1', '1'],
  ],
  [
    'a share of the points on the table, in per cent, and 5 more for a win',
    `game: scores
     decimals: 2
     share = 100 × game_score ÷ sum(game_score)
     score = share + (if winner: 5 else 0)`,
    points(10, 8, 6, 6),
    ['38.33', '26.67', '20.00', '20.00'], // 100 × 10 ÷ 30 + 5
  ],
  [
    'Scrabble: 1 for a win and a spread of at most 350, in thousandths',
    `game: scores
     players: 2
     decimals: 3
     spread = game_score - least(game_score) - (most(game_score) - game_score)
     counted = max(-350, min(350, spread))
     score = (if leaders is 2: 0.5 else if winner: 1 else 0) + counted ÷ 1000`,
    points(520, 120),
    ['1.350', '-0.350'],
  ],
  [
    'a prize of 10 from each player, paid half, three tenths and two tenths',
    `game: places
     decimals: 2
     pool = 10 × players
     score = pool × shared(0.5, 0.3, 0.2)`,
    places(1, 1, 3, 4, 5),
    ['20.00', '20.00', '10.00', '0.00', '0.00'], // 50 × (.5 + .3) ÷ 2
  ],
  [
    'a golf scramble: strokes less handicap, half of it rounded up, the lowest first',
    `game: scores
     best: lowest
     ask handicap of each player: whole number from 0 to 54
     score = game_score - up(handicap ÷ 2)`,
    {
      players: [
        { score: 90, answers: [{ name: 'handicap', value: 15 }] },
        { score: 85, answers: [{ name: 'handicap', value: 4 }] },
      ],
    },
    ['82', '83'],
  ],
  [
    'Diplomacy by centres: a point for each, 3 for every power with fewer, 100 for a solo',
    `game: Diplomacy
     fewer = count(centres < own(centres))
     score = if solo: (if winner: 100 else 0) else centres + 3 × fewer`,
    { players: [10, 10, 8, 6, 0, 0, 0].map((centres) => ({ centres })) },
    ['25', '25', '20', '15', '0', '0', '0'], // 10 + 3 × 5
  ],
];

test.each(SYSTEMS)('%s', (_, text, game, scores) => {
  expect(text.split('\n').length).toBeLessThanOrEqual(10);
  const { rows } = engineValue<RuleSheet>('rules.score', { rule: text, game });
  expect(rows.map(({ score }) => score)).toEqual(scores);
});
