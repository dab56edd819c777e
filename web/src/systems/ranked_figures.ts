// The figures of a game that a system scores by rank, and the column of its size on a player's page.
import type { GameColumn, GameFigures } from './event_rules.ts';

interface Size {
  players: number;
}

interface RankedRow {
  player: string;
  rank: number;
  sharedBy: number;
  points: string;
}

export const NUMBER_OF_PLAYERS: GameColumn<Size>[] = [
  { title: 'Players', kind: 'part', text: ({ players }, { grouped }) => grouped(players) },
];

export function figuresOfRanks(rows: RankedRow[]): GameFigures<Size>[] {
  return rows.map(({ player, rank, sharedBy, points }) => ({
    player,
    place: rank,
    shared: sharedBy > 1,
    figure: points,
    row: { players: rows.length },
  }));
}
