// Standings of RPLOPS in any arithmetic.
import * as check from './checks.ts';
import type { Numbers } from './numbers.ts';
import { entry, names, placed } from './players.ts';

type Input = string | number;
interface Game {
  finish: { player: string; place: number }[];
  hours?: Input | null;
}
interface Event {
  games: Game[];
  average?: Input;
  formula?: string;
  useTime?: boolean;
}

export function checkFinish({ finish, hours }: Game, useTime: boolean): string[] {
  check.list(finish, 1, 100, 'finish');
  for (const seat of finish) {
    check.record(seat, 'a finish');
    check.whole(seat.place, 1, 999_999_999_999, 'place');
  }
  if (hours != null) {
    check.decimal(hours, 'hours');
    check.expectThat(Number(hours) > 0, 'hours are not above zero');
  }
  check.expectThat(!useTime || hours != null, 'hours are missing');
  return check.players(finish);
}

/** Uses the formula RPLOPS, like the compared event. */
export function rplops<N>(numbers: Numbers<N>, checked: boolean) {
  const [zero, one] = [numbers.of(0), numbers.of(1)];
  const points = (finish: Game['finish'], factor: N): N[] => {
    const places = finish.map(({ place }) => place).sort((a, b) => a - b);
    const over = numbers.of(finish.length + 1);
    return finish.map(({ place }) => {
      const twiceTheMeanRank = places.indexOf(place) + places.lastIndexOf(place) + 2;
      const times = numbers.of(2 * (finish.length + 1) - twiceTheMeanRank);
      return numbers.rounded(numbers.div(numbers.mul(times, factor), over), 2);
    });
  };
  return ({ games, average = 50, formula = 'RPLOPS', useTime = false }: Event) => {
    if (checked) {
      check.list(games, 0, 100_000, 'games');
      check.choice(formula, ['RPLOPS'], 'formula');
      check.decimal(average, 'average');
      check.flag(useTime, 'useTime');
    }
    const players = new Map<string, { player: string; games: number; hours: N; total: N }>();
    for (const game of games) {
      const seated = checked ? checkFinish(game, useTime) : names(game.finish);
      const hours = useTime ? numbers.of(game.hours!) : one;
      points(game.finish, numbers.mul(numbers.of(average), hours)).forEach((own, at) => {
        const player = seated[at]!;
        const totals = entry(players, player, () => ({ player, games: 0, hours: zero, total: zero }));
        totals.games += 1;
        totals.hours = numbers.add(totals.hours, hours);
        totals.total = numbers.add(totals.total, own);
      });
    }
    const order = placed([...players.values()], (a, b) => numbers.compare(b.total, a.total));
    return {
      rows: order.map(({ hours, total, ...row }) => ({
        ...row,
        hours: useTime ? numbers.text(hours, 4).replace(/\.?0+$/, '') : null,
        total: numbers.text(total, 2),
      })),
    };
  };
}
