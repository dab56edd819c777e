// The round and the board of a game: two whole numbers that its director may give it.
import { NUMBERS } from '../numbers/numbers.ts';
import type { GameField } from './game_field.ts';

/** A board of the final over several boards is a part of its form. */
const FINAL_OVER_BOARDS = 'puffing-billy/final';

export const round: GameField = {
  label: 'round',
  typed: 'count',
  most: 99,
  also: ['round number', 'round no', 'rd', 'rnd', 'runde', 'ronde', 'manche', 'ronda', 'turno', 'giro', 'durchgang'],
  labels: ['r', 'rd', 'rnd', 'round', 'runde', 'ronde', 'manche', 'turno'],
  says: 'the number of the round, 1 to 99; blank without rounds',
  inList: () => '',
};

export const board: GameField = {
  label: 'board',
  typed: 'count',
  most: 999,
  notFor: [FINAL_OVER_BOARDS],
  also: ['board number', 'board no', 'table number', 'table no', 'brett', 'tischnummer', 'plateau', 'tavola'],
  labels: ['b', 'bd', 'board', 't', 'table', 'brett', 'tisch', 'tavolo'],
  says: 'the number of the board or table in its round, 1 to 999',
  inList: () => '',
};

/** The fields of a game that place it. */
export interface Placed {
  round?: string;
  board?: string;
}

/** Null without a round, or where the text is none. */
export function roundOf(game: Placed): number | null {
  return numberIn(game.round, round);
}

/** Null without a board, or where the text is none. */
export function boardOf(game: Placed & { form?: string }): number | null {
  return game.form === FINAL_OVER_BOARDS ? null : numberIn(game.board, board);
}

/** The rounds of these games, in order. */
export function roundsIn(games: readonly Placed[]): number[] {
  const rounds = new Set(games.map(roundOf));
  rounds.delete(null);
  return ([...rounds] as number[]).sort((one, other) => one - other);
}

/** The round that a part of an address names; null for none, or one that no game is in. */
export function roundNamed(games: readonly Placed[], part = ''): number | null {
  return roundsIn(games).find((number) => String(number) === part) ?? null;
}

/** Digits as most are typed and all are imported: thousands of them are read whenever a view with rounds is drawn. */
const PLAIN = /^\d{1,9}$/;

function digitsIn(text: string): string {
  const entry = NUMBERS.point.read(text.trim());
  return 'understood' in entry && PLAIN.test(entry.understood) ? entry.understood : '';
}

/** The whole number in the text of a field; null for a blank or another text. */
export function numberIn(text: string | undefined, { most = Number.MAX_SAFE_INTEGER }: GameField): number | null {
  if (!text) return null;
  const digits = PLAIN.test(text) ? text : digitsIn(text);
  const number = Number(digits);
  return number >= 1 && number <= most ? number : null;
}

/** The place of a game that is entered after one with this place: the next free board of its round. */
export function nextPlace(games: readonly Placed[], before: Placed): Placed {
  const [inRound, last] = [roundOf(before), boardOf(before)];
  if (inRound === null && last === null) return {};
  const taken = new Set(games.filter((game) => roundOf(game) === inRound).map(boardOf));
  let free = (last ?? 0) + 1;
  while (taken.has(free)) free += 1;
  return {
    ...(inRound === null ? {} : { round: String(inRound) }),
    ...(numberIn(String(free), board) === null ? {} : { board: String(free) }),
  };
}
