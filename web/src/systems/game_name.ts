// The name of a game in an event: its round and board, or its number in order of entry.
import type { EventGame } from './event_game.ts';
import { tabOf } from './index.ts';
import { boardOf, roundOf } from './rounds.ts';

/** "R3 board 1"; null for a game without a round or a board. */
export function placeName(game: Pick<EventGame, 'form' | 'round' | 'board'>): string | null {
  const [round, board] = [roundOf(game), boardOf(game)];
  return round === null || board === null ? null : `R${round} board ${board}`;
}

/** "R3 board 1", "Board 12". A game with only one of the two has its number too: "R3 no. 12". */
export function gameName(game: Pick<EventGame, 'form' | 'round' | 'board'>, number: number | string): string {
  const [round, board] = [roundOf(game), boardOf(game)];
  if (round !== null) return placeName(game) ?? `R${round} no. ${number}`;
  return board === null ? `${tabOf(game.form)?.game} ${number}` : `Board ${board} (no. ${number})`;
}

/** The name within a sentence: "board 12", but "R3 board 1". */
export function withinSentence(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
