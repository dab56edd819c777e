// Standings of Detour 98f in any arithmetic, with all five tie-breakers.
import * as check from './checks.ts';
import type { Numbers } from './numbers.ts';
import { entry, names, placed } from './players.ts';

interface LastHeld {
  year: number;
  centres: number;
}
interface Seat {
  power: string;
  player: string;
  centres: number;
  lastHeld?: LastHeld;
}
interface Game {
  powers: Seat[];
}

const OUTCOMES = ['win', 'draw', 'elimination', 'loss'] as const;
const POSITION = [4, 3, 2, 1, 0, 0, 0];

interface Played<N> {
  game: number;
  power: string;
  outcome: (typeof OUTCOMES)[number];
  rank: number;
  points: N;
  place: number;
  sharedBy: number;
  lastHeld: LastHeld | undefined;
  /** The points of all powers that were not eliminated, in order. */
  margins: N[];
}
interface Contender<N> {
  player: string;
  total: N;
  wins: number;
  draws: number;
  games: Played<N>[];
}

export function checkLastHeld({ powers }: Game): string[] {
  const seated = check.powers(powers);
  for (const { centres, lastHeld } of powers) {
    check.expectThat(
      (centres === 0) === (lastHeld !== undefined),
      'who has no centres has a last Fall, and nobody else',
    );
    if (lastHeld === undefined) continue;
    check.record(lastHeld, 'lastHeld');
    check.whole(lastHeld.year, 1900, 2100, 'year');
    check.whole(lastHeld.centres, 1, 17, 'centres');
  }
  return seated;
}

function rawOf({ centres, lastHeld }: Seat, place: number, sharedBy: number, lead: number): number {
  const in1905 = centres > 0 || lastHeld!.year >= 1905 ? 1 : 0;
  return centres + in1905 + (centres > 0 ? 1 : 0) + lead + POSITION[place + sharedBy - 2]!;
}

function outcomeOf(centres: number, won: boolean): Played<never>['outcome'] {
  if (centres === 0) return 'elimination';
  return centres >= 18 ? 'win' : won ? 'loss' : 'draw';
}

export function detour98f<N>(numbers: Numbers<N>, checked: boolean) {
  const [zero, hundred, win] = [numbers.of(0), numbers.of(100), numbers.of(110)];
  const played = ({ powers }: Game, game: number): Played<N>[] => {
    const won = powers.some(({ centres }) => centres >= 18);
    const sorted = powers.map(({ centres }) => centres).sort((a, b) => b - a);
    const raws = powers.map((seat) => {
      const place = sorted.indexOf(seat.centres) + 1;
      const sharedBy = sorted.lastIndexOf(seat.centres) - place + 2;
      const lead = place === 1 && sharedBy === 1 ? seat.centres - sorted[1]! : 0;
      return { place, sharedBy, raw: won ? 0 : rawOf(seat, place, sharedBy, lead) };
    });
    const all = numbers.of(raws.reduce((sum, { raw }) => sum + raw, 0));
    const margins: N[] = [];
    const own = powers.map(({ power, centres, lastHeld }, at): Played<N> => {
      const { place, sharedBy, raw } = raws[at]!;
      const points = won
        ? centres >= 18
          ? win
          : zero
        : numbers.rounded(numbers.div(numbers.mul(hundred, numbers.of(raw)), all), 2);
      const outcome = outcomeOf(centres, won);
      return { game, power, outcome, rank: OUTCOMES.indexOf(outcome), points, place, sharedBy, lastHeld, margins };
    });
    for (const { outcome, points } of own) margins.push(outcome === 'elimination' ? zero : points);
    margins.sort((a, b) => numbers.compare(b, a));
    return own;
  };
  /** Returns a number below zero if the first is the better game. */
  const compareGames = (a: Played<N>, b: Played<N>): number => {
    const order =
      a.rank - b.rank ||
      numbers.compare(b.points, a.points) ||
      a.place - b.place ||
      a.sharedBy - b.sharedBy ||
      (b.lastHeld?.year ?? 0) - (a.lastHeld?.year ?? 0) ||
      (b.lastHeld?.centres ?? 0) - (a.lastHeld?.centres ?? 0);
    for (let at = 0; order === 0 && at < 7; ++at) {
      const margin = numbers.compare(a.margins[at]!, b.margins[at]!);
      if (margin !== 0) return margin;
    }
    return order;
  };
  const compare = (a: Contender<N>, b: Contender<N>): number => {
    const order = numbers.compare(b.total, a.total) || b.wins - a.wins || b.draws - a.draws;
    for (let nth = 0; order === 0 && nth < 3; ++nth) {
      const [ofA, ofB] = [a.games[nth], b.games[nth]];
      const games = ofA && ofB ? compareGames(ofA, ofB) : (ofA ? 0 : 1) - (ofB ? 0 : 1);
      if (games !== 0) return games;
    }
    return order;
  };
  return ({ games }: { games: Game[] }) => {
    if (checked) check.list(games, 0, 100_000, 'games');
    const players = new Map<string, Contender<N>>();
    games.forEach((game, number) => {
      const seated = checked ? checkLastHeld(game) : names(game.powers);
      played(game, number).forEach((own, at) => {
        const player = seated[at]!;
        const contender = entry(
          players,
          player,
          () => ({ player, total: zero, wins: 0, draws: 0, games: [] }) as Contender<N>,
        );
        contender.total = numbers.add(contender.total, own.points);
        contender.wins += own.outcome === 'win' ? 1 : 0;
        contender.draws += own.outcome === 'draw' ? 1 : 0;
        contender.games.push(own);
      });
    });
    for (const contender of players.values()) contender.games.sort(compareGames);
    return {
      rows: placed([...players.values()], compare).map(({ total, games, ...row }) => ({
        ...row,
        total: numbers.text(total, 2),
        games: games.map(({ game, power, points, outcome }) => ({
          game,
          power,
          points: numbers.text(points, 2),
          outcome,
        })),
      })),
    };
  };
}
