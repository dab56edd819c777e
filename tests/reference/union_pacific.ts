// Union Pacific by the letter: the two-game final in per cent of each game's winner.
// Source: Train Gamers Association, Union Pacific tournament 2023, rule 2 and "Finals scoring
// explained"; core/SOURCES.md, Union Pacific final 1 to 3.
import type { TwoGameRequest, TwoGameSheet } from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { compare, div, fraction, larger, mul, plain, read, rounded, sum } from './fraction.ts';
import { nameOf, placed } from './players.ts';

const WINNER = fraction(100);

type Game = TwoGameRequest['games'][number];

export function scoreFinal(request: TwoGameRequest): TwoGameSheet {
  const players = request.games[0].map(({ player }) => nameOf(player));
  const rows = players.map((player) => playerRow(request, player));
  return {
    rows: placed(rows, (a, b) => compare(read(b.total), read(a.total))).map(
      ({ row: { player, ...figures }, place, shared }) => ({ player, place, shared, ...figures }),
    ),
  };
}

function playerRow({ games, rounding }: TwoGameRequest, player: string) {
  const percents = games.map((game) => percentOf(game, player));
  const points = percents.map((percent) => rounded(percent, rounding === 'total' ? 2 : 0));
  const total = rounding === 'total' ? sum(percents) : sum(points.map(read));
  return {
    player,
    scores: pair(games.map((game) => plain(scoreOf(game, player)))),
    percents: pair(percents.map((percent) => rounded(percent, 2))),
    points: pair(points),
    total: rounded(total, 0),
  };
}

function percentOf(game: Game, player: string): Fraction {
  const winner = game.map(({ score }) => read(score)).reduce(larger);
  return div(mul(WINNER, scoreOf(game, player)), winner);
}

function scoreOf(game: Game, player: string): Fraction {
  return read(game.find((row) => nameOf(row.player) === player)!.score);
}

function pair(list: string[]): [string, string] {
  return [list[0], list[1]];
}
