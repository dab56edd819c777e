// The least scores that a what-if names, against every score tried one after the other: boards with the naive reference,
// two-game finals in whole numbers.
import { expect, test } from 'vitest';
import { scoreBoard } from '../../reference/puffing_billy.ts';
import { pick, seeded, times, whole, type Random } from '../../reference/random.ts';
import { scoreFinal } from '../../reference/union_pacific.ts';
import { asking, changedAt, POSITIONS } from './asking.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
/** Random scores are at most this; above it and the scores of others, nothing changes any more. */
const HIGHEST = 24;
const TRIED = times(4 * HIGHEST, (score) => score);

/** The least of the tried scores that satisfies the condition, as the what-if prints it. */
const leastOf = (holds: (score: number) => boolean) => String(TRIED.find(holds) ?? 'no score does');

function finishers(random: Random): { player: string; score: number }[] {
  const scores = times(whole(random, 2, 6), () => whole(random, 0, HIGHEST)).sort((one, other) => other - one);
  return scores.map((score, at) => ({ player: NAMES[at]!, score: at === 0 ? Math.max(1, score) : score }));
}

const typed = (rows: { player: string; score: number }[]) =>
  rows.map(({ player, score }, at) => ({ key: String(at), player, score: String(score) }));

/** The reference's rows by player, with another score of one of them. Level players stay as they were listed. */
function board(rows: { player: string; score: number }[], who: string, score: number, listed: 'finish' | 'seating') {
  const changed = rows.map((row) => (row.player === who ? { ...row, score } : row));
  const order = listed === 'finish' ? [...changed].sort((one, other) => other.score - one.score) : changed;
  if (Math.max(...order.map((row) => row.score)) === 0) return null;
  const sheet = scoreBoard({ finishers: order.map((row) => ({ ...row, score: String(row.score) })), listed });
  return new Map(sheet.rows.map((row) => [row.player, row]));
}

test(`Puffing Billy: least scores of ${POSITIONS} boards`, async () => {
  const { answers } = await asking('puffing-billy');
  const random = seeded(22);
  for (let at = 0; at < POSITIONS; at += 1) {
    const rows = finishers(random);
    const listed = pick(random, ['finish', 'seating'] as const);
    const key = whole(random, 0, rows.length - 1);
    const who = rows[key]!.player;
    const now = board(rows, who, rows[key]!.score, listed)!;
    const { lines } = answers({ finishers: typed(rows), listed }, String(key))[0]!;
    const after = TRIED.map((score) => board(rows, who, score, listed));
    const ahead = rows.filter(({ player }) => now.get(player)!.place < now.get(who)!.place);
    const overtaking = (rival: string) =>
      leastOf((score) => !!after[score] && after[score].get(who)!.place < after[score].get(rival)!.place);
    const thousandths = (one: typeof now) => Math.round(1000 * Number(one.get(who)!.total ?? 0));
    const expected = [
      ...[...ahead]
        .sort((one, other) => now.get(one.player)!.place - now.get(other.player)!.place)
        .map(({ player }) => ({ label: `To overtake ${player}`, figure: overtaking(player) })),
      {
        label: 'For a whole point more',
        figure: leastOf((score) => !!after[score] && thousandths(after[score]) - thousandths(now) >= 1000),
      },
    ];
    expect(
      lines.map(({ label, figure }) => ({ label, figure })),
      JSON.stringify({ rows, listed, who }),
    ).toEqual(expected);
  }
});

test('a list that does not follow the scores keeps its order, whatever is scored', async () => {
  const { answers } = await asking('puffing-billy');
  const rows = [
    { player: 'Ann', score: 10 },
    { player: 'Ben', score: 12 },
  ];
  expect(answers({ finishers: typed(rows) }, '1')[0]!.lines.map(({ figure }) => figure)).toEqual([
    'no score does',
    'no score does',
  ]);
});

test('scores with decimals are searched in their own unit: 252,000.51 overtakes 252,000.5 in hundredths', async () => {
  const { answers } = await asking('puffing-billy');
  const rows = [
    { key: '0', player: 'Ann', score: '252,000.50' },
    { key: '1', player: 'Ben', score: '248,000.25' },
  ];
  expect(answers({ finishers: rows }, '1')[0]!.lines[0]).toMatchObject({ figure: '252,000.51' });
});

/** Above this multiple of the others' highest score, nobody else has a per cent left. */
const WHOLE_RANGE = 201 * HIGHEST;

type Pair = [first: number, second: number];

/** Totals of whole scores in integers: of a game's highest score in per cent, rounded half up game by game or once. */
function totals(scores: Pair[], rounding: 'each-game' | 'total'): number[] {
  const [first, second] = [0, 1].map((game) => Math.max(...scores.map((pair) => pair[game]!))) as Pair;
  const rounded = (upper: number, lower: number) => Math.floor((2 * upper + lower) / (2 * lower));
  return scores.map(([one, other]) =>
    rounding === 'total'
      ? rounded(100 * (one * second + other * first), first * second)
      : rounded(100 * one, first) + rounded(100 * other, second),
  );
}

function leastTotal(
  scores: Pair[],
  [own, game]: [own: number, game: number],
  rounding: 'each-game' | 'total',
  holds: (now: number[], after: number[]) => boolean,
): string {
  const now = totals(scores, rounding);
  for (let score = 0; score <= WHOLE_RANGE; score += 1) {
    const changed = scores.map((pair, at) => (at === own ? (changedAt(pair, game, score) as Pair) : pair));
    if (changed.some((pair) => pair[game]! > 0) && holds(now, totals(changed, rounding)))
      return NUMBERS.point.grouped(score);
  }
  return 'no score does';
}

test('the integers of this test are the rule: 110 of 120 and 100 of 100 are 192', () => {
  const scores: Pair[] = [
    [110, 100],
    [120, 90],
  ];
  expect(totals(scores, 'each-game')).toEqual([92 + 100, 100 + 90]);
  const games = [0, 1].map((game) => scores.map((pair, at) => ({ player: NAMES[at]!, score: String(pair[game]) })));
  expect(scoreFinal({ games: games as any }).rows.map(({ total }) => total)).toEqual(['192', '190']);
});

test(`Union Pacific: least scores of ${POSITIONS} finals`, async () => {
  const { answers } = await asking('union-pacific');
  const random = seeded(23);
  for (let at = 0; at < POSITIONS; at += 1) {
    const scores = times(whole(random, 2, 6), (one): Pair => {
      const least = one === 0 ? 1 : 0;
      return [whole(random, least, HIGHEST), whole(random, least, HIGHEST)];
    });
    const players = scores.map(([game1, game2], one) => ({
      key: String(one),
      player: NAMES[one]!,
      game1: String(game1),
      game2: String(game2),
    }));
    const rounding = pick(random, ['each-game', 'total'] as const);
    const own = whole(random, 0, scores.length - 1);
    const found = answers({ players, rounding }, String(own));
    for (const game of [0, 1]) {
      const least = (holds: (now: number[], after: number[]) => boolean) =>
        leastTotal(scores, [own, game], rounding, holds);
      const expected = found[game]!.lines.map(({ label }) => {
        const rival = NAMES.indexOf(label.replace('To overtake ', ''));
        return rival < 0
          ? least((now, after) => after[own]! - now[own]! >= 1)
          : least((_, after) => after[own]! > after[rival]!);
      });
      const now = totals(scores, rounding);
      expect(found[game]!.lines).toHaveLength(now.filter((total) => total >= now[own]!).length);
      expect(
        found[game]!.lines.map(({ figure }) => figure),
        JSON.stringify({ scores, rounding, own, game }),
      ).toEqual(expected);
    }
  }
});
