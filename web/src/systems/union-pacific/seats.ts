// Who sits where: as listed in game 1, in reverse in game 2.
import type { Row } from '../../ui/rows.ts';
import type { FinalModel } from './state.ts';

export function seatInGame(model: FinalModel, game: 0 | 1, index: number): number {
  const seats = model.sheet?.rows.length ?? model.state.players.length;
  return game === 0 ? index + 1 : seats - index;
}

/** The player's name for the engine: the seat if no name is typed, because one list serves both games. */
export function nameAt(players: Row[], index: number): string {
  return players[index]?.['player']?.trim().normalize() || `Seat ${index + 1}`;
}
