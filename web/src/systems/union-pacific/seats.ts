// Who sits where: as listed in game 1, in reverse in game 2.
import type { Row } from '../../parts/rows.ts';
import type { FinalDesk } from './form.ts';

export function seatInGame(desk: FinalDesk, game: 0 | 1, index: number): number {
  const seats = desk.sheet?.rows.length ?? desk.state.players.length;
  return game === 0 ? index + 1 : seats - index;
}

/** As the engine knows the player: one list serves both games, so that without a name the seat will do. */
export function nameAt(players: Row[], index: number): string {
  return players[index]?.['player']?.trim().normalize() || `Seat ${index + 1}`;
}
