// Standings of Size Matters in any arithmetic.
import * as check from './checks.ts';
import type { Numbers } from './numbers.ts';
import { entry, names, placed } from './players.ts';

interface Seat {
  power: string;
  player: string;
  centres: number;
  inDraw?: boolean;
}
interface Game {
  powers: Seat[];
}

export function checkDraw({ powers }: Game): string[] {
  const seated = check.powers(powers);
  const solo = powers.some(({ centres }) => centres >= 18);
  let [marked, sharing] = [0, 0];
  for (const { inDraw, centres } of powers) {
    if (inDraw === undefined) continue;
    check.flag(inDraw, 'inDraw');
    marked += 1;
    sharing += inDraw ? 1 : 0;
    check.expectThat(!inDraw || (!solo && centres > 0), 'no power shares a draw that it is not in');
  }
  check.expectThat(solo || marked === 0 || sharing > 1, 'a draw is shared by 2 to 7');
  return seated;
}

/** Ranks by points, solos and points difference, which are enough for the compared event. */
export function sizeMatters<N>(numbers: Numbers<N>, checked: boolean) {
  const of = Array.from({ length: 35 }, (_, whole) => numbers.of(whole));
  const [points, sevenWay, floor, all] = [
    numbers.of(210),
    numbers.of(15),
    [numbers.of(6), numbers.of(7)],
    of[34]!,
  ] as const;
  const scores = ({ powers }: Game): N[] => {
    const isSolo = powers.some(({ centres }) => centres >= 18);
    const isMarked = powers.some(({ inDraw }) => inDraw !== undefined);
    const plays = (seat: Seat) => (isSolo || !isMarked ? seat.centres > 0 : seat.inDraw === true);
    const size = powers.filter(plays).length;
    const drawScore = size === 7 ? sevenWay : null;
    return powers.map((seat) => {
      if (seat.centres >= 18) return points;
      if (!plays(seat)) return of[0]!;
      const modifier = numbers.rounded(numbers.div(numbers.mul(of[seat.centres]!, of[size]!), all), 2);
      if (isSolo) return numbers.rounded(numbers.mul(of[seat.centres]!, modifier), 2);
      const least = numbers.compare(numbers.mul(floor[1], modifier), floor[0]) < 0;
      const times = least ? floor[0] : modifier;
      const over = least ? floor[1] : of[1]!;
      return drawScore === null
        ? numbers.rounded(numbers.div(numbers.mul(points, times), numbers.mul(of[size]!, over)), 2)
        : numbers.rounded(numbers.div(numbers.mul(drawScore, times), over), 2);
    });
  };
  const add = (own: SizeTotals<N>, score: N, centres: number, sum: N) => {
    own.games += 1;
    own.solos += centres >= 18 ? 1 : 0;
    own.total = numbers.add(own.total, score);
    own.difference = numbers.add(own.difference, numbers.sub(numbers.mul(of[7]!, score), sum));
  };
  return ({ games }: { games: Game[] }) => {
    if (checked) check.list(games, 0, 100_000, 'games');
    const players = new Map<string, SizeTotals<N>>();
    for (const game of games) {
      const seated = checked ? checkDraw(game) : names(game.powers);
      const own = scores(game);
      const sum = own.reduce(numbers.add);
      seated.forEach((player, at) => {
        const totals = entry(players, player, () => ({
          player,
          games: 0,
          solos: 0,
          total: of[0]!,
          difference: of[0]!,
        }));
        add(totals, own[at]!, game.powers[at]!.centres, sum);
      });
    }
    const order = placed(
      [...players.values()],
      (a, b) => numbers.compare(b.total, a.total) || b.solos - a.solos || numbers.compare(b.difference, a.difference),
    );
    return {
      rows: order.map(({ total, difference, ...row }) => ({
        ...row,
        total: numbers.text(total, 2),
        pointsDifference: numbers.text(difference, 2),
      })),
    };
  };
}

interface SizeTotals<N> {
  player: string;
  games: number;
  solos: number;
  total: N;
  difference: N;
}
