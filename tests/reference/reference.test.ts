// Compares the reference with every figure printed in the rule texts and core/SOURCES.md; each test names its rule, and
// expected values are written as their working if they have one.
import { describe, expect, it } from 'vitest';
import type { DecimalInput, Detour98fGame, Power, RplopsGame, SizeMattersGame } from '../../wasm/tallysheet.d.ts';
import { bestCountries, scoreGame as detour, standings as detourStandings } from './detour_98f.ts';
import { fraction, plain, read, rounded } from './fraction.ts';
import { scoreBoard, scoreFinal, standings as event } from './puffing_billy.ts';
import { pointsTable, scoreGame as rplops } from './rplops.ts';
import { scoreGame as sizeMatters, standings as sizeStandings } from './size_matters.ts';
import { scoreFinal as twoGames } from './union_pacific.ts';

const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const places = (value: number, decimals: number) => value.toFixed(decimals);

describe('fractions', () => {
  it('round half away from zero', () => {
    expect(rounded(read('74.025'), 2)).toBe('74.03');
    expect(rounded(read('-0.125'), 2)).toBe('-0.13');
    expect(rounded(read('-0.004'), 2)).toBe('0.00');
    expect(rounded(fraction(1, 2), 0)).toBe('1');
  });
  it('print without superfluous zeros', () => {
    expect(['120.50', '-3', '007', '-0', '0.0001'].map((text) => plain(read(text)))).toEqual([
      '120.5',
      '-3',
      '7',
      '0',
      '0.0001',
    ]);
  });
});

describe('Puffing Billy', () => {
  const jenny = { player: 'Jenny', score: 252000 };
  const damien = { player: 'Damien', score: 248000 };
  const finishers = [
    jenny,
    damien,
    { player: 'Stephen', score: 121000 },
    { player: 'Sybil', score: '98000' },
    { player: 'Ben', score: 90000 },
  ];
  /** A board with an average of 1000. */
  const board = (winner: number) => ({
    finishers: [winner, 900, 900, 2200 - winner].map((score, at) => ({ player: 'ABCD'[at] + winner, score })),
  });

  it('mock board of Empire Builder', () => {
    const { rows, bonusTotal } = scoreBoard({ finishers });
    expect(bonusTotal).toBe(places(0.492 + 0.24 + 0.194, 3));
    expect(rows.map(({ bonus }) => bonus)).toEqual(['0.028', '0.492', '0.240', '0.194', null]);
    expect(rows.map(({ total }) => total)).toEqual(['3.028', '2.492', '1.240', '0.194', null]);
  });
  it("the highest winner's bonus is .045", () => {
    const { rows } = scoreBoard({ finishers: [10, 11, 12, 13].map((score) => ({ score })) });
    expect(rows.map(({ bonus }) => bonus)).toEqual(['0.045', '0.500', '0.500', '0.500']);
    expect(rows.map(({ capped }) => capped)).toEqual([false, true, true, true]);
  });
  it('seating order: of two on the same score, who sat later is ahead', () => {
    const { rows } = scoreBoard({ listed: 'seating', finishers: [90, 100, 90].map((score) => ({ score })) });
    expect(rows.map(({ index }) => index)).toEqual([1, 2, 0]);
    expect(rows.map(({ tiebreaker }) => tiebreaker)).toEqual([false, true, true]);
  });
  it("a final: Jenny's ratio and board average", () => {
    const [sheet] = scoreFinal({ boards: [{ finishers }] }).boards;
    expect(sheet.average).toBe(places(719000 / 4, 2));
    expect(sheet.rows.map(({ ratio }) => ratio).slice(0, 2)).toEqual(['1.402', '1.380']);
    expect(sheet.rows.map(({ finalBonus }) => finalBonus)).toEqual(['0.3', '0.2', '0.1', '0.0', '0.0']);
  });
  it('a final of three boards: Jenny, then B with 35.8 %, then A with 20.6 %', () => {
    const { ladder } = scoreFinal({ boards: [{ finishers }, board(1206), board(1358)] });
    expect(ladder.map((step) => [step.board, step.ratio, step.bonus])).toEqual([
      [0, '1.402', '0.3'],
      [2, '1.358', '0.2'],
      [1, '1.206', '0.1'],
    ]);
  });
  it('a final of two boards: Damien is third', () => {
    const { ladder } = scoreFinal({ boards: [board(1206), { finishers }] });
    expect(ladder.map(({ player, place }) => [player, place])).toEqual([
      ['Jenny', 1],
      ['A1206', 2],
      ['Damien', 3],
    ]);
  });
  it('the final bonus goes to the better of the two scores', () => {
    const newBest = (best: string) =>
      scoreFinal({ boards: [{ finishers: [{ ...jenny, best }, damien] }] }).boards[0].rows[0].newBest;
    expect(newBest('3.028')).toBe(places(3.028 + 0.3, 3));
    expect(newBest('3.01')).toBe(places(3 + 0.015 + 0.3, 3));
  });
  it('a tournament: of categories level at the cut, the earlier one counts', () => {
    const boards = ['Rails', 'Builder'].map((category) => ({ category, finishers: [jenny, damien] }));
    const [first] = event({ boards, count: 1 }).rows;
    expect(first.categories.map(({ counted }) => counted)).toEqual([true, false]);
    expect(first.total).toBe(places(3 + 0.03 * 0.492, 3));
  });
});

describe('Union Pacific', () => {
  const game = (scores: Record<string, DecimalInput>) =>
    Object.entries(scores).map(([player, score]) => ({ player, score }));
  const games: Parameters<typeof twoGames>[0]['games'] = [
    game({ Henry: 120, Jane: 110, Donna: 100, Kenny: 60 }),
    game({ Jane: 100, Donna: 94, Henry: 84, Kenny: 38 }),
  ];

  it('example: Jane 92 + 100, Henry 100 + 84, Donna 83 + 94, Kenny 50 + 38', () => {
    expect(twoGames({ games }).rows.map(({ player, total }) => [player, total])).toEqual([
      ['Jane', '192'],
      ['Henry', '184'],
      ['Donna', '177'],
      ['Kenny', '88'],
    ]);
  });
  it('the sum rounded: Jane 91.67 + 100', () => {
    const [jane] = twoGames({ games, rounding: 'total' }).rows;
    expect(jane.points).toEqual(['91.67', '100.00']);
    expect(jane.total).toBe('192');
  });
});

describe('Size Matters', () => {
  const game = (centres: number[], extra: Partial<SizeMattersGame> = {}): SizeMattersGame => ({
    powers: POWERS.map((power, at) => ({ power, player: power, centres: centres[at] })),
    ...extra,
  });
  const scores = (centres: number[], extra = {}) => sizeMatters(game(centres, extra)).rows.map(({ score }) => score);

  it.each([
    [2, '17.00', '105.00'],
    [3, '11.33', '70.00'],
    [4, '8.50', '52.50'],
    [5, '6.80', '42.00'],
    [6, '5.67', '35.00'],
    [7, '4.86', '15.00'],
  ])('draw score and base of a %i-way draw', (n, base, drawScore) => {
    const sheet = sizeMatters(game(POWERS.map((_, at) => (at < n ? 4 : 0))));
    expect([sheet.players, sheet.base, sheet.drawScore]).toEqual([n, base, drawScore]);
  });
  it('4-way draw: 12 centres 52.5 × 1.41, 3 centres the floor, or 52.5 × 0.35 without it', () => {
    expect(scores([12, 3, 10, 9, 0, 0, 0]).slice(0, 2)).toEqual(['74.03', '45.00']);
    expect(scores([12, 3, 10, 9, 0, 0, 0], { floor: false })[1]).toBe('18.38');
    expect(scores([12, 3, 10, 9, 0, 0, 0], { rounding: 'exact' })[0]).toBe(places((52.5 * 12) / 8.5, 2));
  });
  it('5-way draw: the modifier of 12 centres', () => {
    expect(sizeMatters(game([12, 6, 6, 5, 5, 0, 0])).rows[0].modifier).toBe('1.76');
  });
  it('solo with five on the map: 5 × 0.74 and 10 × 1.47', () => {
    expect(scores([18, 5, 5, 4, 2, 0, 0])).toEqual([
      '210.00',
      '3.70',
      '3.70',
      places(4 * 0.59, 2),
      places(2 * 0.29, 2),
      '0.00',
      '0.00',
    ]);
    expect(scores([18, 10, 4, 1, 1, 0, 0])[1]).toBe('14.70');
  });
  it('a soloist stands above two 2-way draws', () => {
    const named = (centres: number[], names: string[]) => ({
      powers: POWERS.map((power, at) => ({ power, player: names[at], centres: centres[at] })),
    });
    const { rows } = sizeStandings({
      games: [
        named([17, 17, 0, 0, 0, 0, 0], ['Ann', 'Bob', 'c', 'd', 'e', 'f', 'g']),
        named([17, 17, 0, 0, 0, 0, 0], ['Ann', 'Cid', 'c', 'd', 'e', 'f', 'g']),
        named([34, 0, 0, 0, 0, 0, 0], ['Dot', 'h', 'c', 'd', 'e', 'f', 'g']),
      ],
    });
    expect(rows.slice(0, 2).map(({ player, total, separatedBy }) => [player, total, separatedBy])).toEqual([
      ['Dot', '210.00', null],
      ['Ann', '210.00', 'solos'],
    ]);
    expect(rows[0].pointsDifference).toBe(places(6 * 210, 2));
    expect(rows[1].pointsDifference).toBe(places(2 * 5 * 105, 2));
  });
});

describe('Detour 98f', () => {
  const game = (centres: number[]): Detour98fGame => ({
    powers: POWERS.map((power, at) => ({
      power,
      player: power,
      centres: centres[at],
      ...(centres[at] === 0 ? { lastHeld: { year: at === 5 ? 1904 : 1905, centres: 1 } } : {}),
    })),
  });

  it('a drawn game by parts', () => {
    const sheet = detour(game([12, 8, 8, 5, 1, 0, 0]));
    const raws = [12 + 1 + 1 + 4 + 4, 8 + 1 + 1 + 2, 8 + 1 + 1 + 2, 5 + 1 + 1 + 1, 1 + 1 + 1, 0, 1];
    const total = raws.reduce((a, b) => a + b);
    expect(sheet.rows.map(({ raw }) => raw)).toEqual(raws);
    expect(sheet.rows.map(({ points }) => points)).toEqual(raws.map((raw) => places((100 * raw) / total, 2)));
  });
  it.each([
    [
      [10, 10, 5, 4, 3, 1, 1],
      [3, 3, 2, 1, 0, 0, 0],
    ],
    [
      [9, 9, 9, 4, 1, 1, 1],
      [2, 2, 2, 1, 0, 0, 0],
    ],
    [
      [10, 9, 6, 6, 1, 1, 1],
      [4, 3, 1, 1, 0, 0, 0],
    ],
    [
      [9, 8, 5, 5, 5, 1, 1],
      [4, 3, 0, 0, 0, 0, 0],
    ],
    [
      [9, 8, 7, 4, 4, 1, 1],
      [4, 3, 2, 0, 0, 0, 0],
    ],
  ])('equal positions take the lowest: %j', (centres, position) => {
    expect(detour(game(centres)).rows.map(({ parts }) => parts!.position)).toEqual(position);
  });
  it('18 centres: 110, and nothing for the rest; an elimination is better than a loss', () => {
    const won = detour(game([18, 10, 6, 0, 0, 0, 0]));
    expect(won.rows.map(({ points }) => points)).toEqual(['110.00', ...Array(6).fill('0.00')]);
    const { rows } = detourStandings({ games: [game([18, 10, 6, 0, 0, 0, 0])] });
    expect(rows.map(({ player }) => player)).toEqual([
      'austria',
      'germany',
      'italy',
      'turkey',
      'russia',
      'england',
      'france',
    ]);
    expect(rows.map(({ separatedBy }) => separatedBy)).toEqual([
      null,
      null,
      null,
      null,
      'best game',
      'best game',
      'best game',
    ]);
  });
  it('the best game with each power', () => {
    const games = [game([18, 10, 6, 0, 0, 0, 0]), game([12, 8, 8, 5, 1, 0, 0])];
    const { awards } = bestCountries({ games });
    expect(awards.map(({ holders }) => holders.map((holder) => holder.game))).toEqual([
      [0],
      [1],
      [1],
      [1],
      [1],
      [0],
      [1],
    ]);
  });
});

describe('RPLOPS', () => {
  const columns = (formula: 'RPLOPS' | 'RPLOPS2') =>
    pointsTable({ formula }).rows.map(({ points }) => points.join(' '));
  const tied: RplopsGame = { finish: [1, 2, 2, 4, 5].map((place) => ({ place })) };

  it('the printed table, with 28.57 for its slip', () => {
    expect(pointsTable({}).name).toBe('RPLOPS0(50)');
    expect(columns('RPLOPS')).toEqual([
      '85.71 83.33 80.00 75.00 66.67',
      '71.43 66.67 60.00 50.00 33.33',
      '57.14 50.00 40.00 25.00 ',
      '42.86 33.33 20.00  ',
      '28.57 16.67   ',
      '14.29    ',
    ]);
  });
  it('the printed table of version 2', () => {
    expect(pointsTable({ formula: 'RPLOPS2' }).name).toBe('RPLOPS20(50)');
    expect(columns('RPLOPS2')).toEqual([
      '100.00 100.00 100.00 100.00 100.00',
      '80.00 75.00 66.67 50.00 0.00',
      '60.00 50.00 33.33 0.00 ',
      '40.00 25.00 0.00  ',
      '20.00 0.00   ',
      '0.00    ',
    ]);
  });
  it('a tie for second of five has the mean of two ranks', () => {
    expect(rplops(tied).rows[1].points).toBe(places(((100 * 4) / 6 + 50) / 2, 2));
    expect(rplops({ ...tied, formula: 'RPLOPS2' }).rows[1].points).toBe(places((75 + 50) / 2, 2));
  });
  it('a single player scores x', () => {
    expect(rplops({ finish: [{ place: 7 }], average: '12.5', hours: 2 })).toEqual({
      name: 'RPLOPS1(12.5)',
      rows: [{ player: '', rank: 1, sharedBy: 1, points: places(2 * 12.5, 2) }],
    });
  });
});
