// Who sat where in the rounds of an event: the games of each player by round, whom a round seats twice, and who has not
// played in it.
import { capital } from '../ui/sentences.ts';
import type { EventGame } from './event_game.ts';
import { namesIn, plainName } from './player_names.ts';
import { boardOf, roundOf } from './rounds.ts';
import { seatsOf as sharedSeatsOf } from './shared_seats.ts';

/** A player's games by round. */
export type Seats = Map<number, EventGame[]>;

/** The games in rounds of every player, in order of entry; players in order of first appearance. Of a seat that was taken
 *  over, both have sat at the board. */
export function seatsOf(games: readonly EventGame[]): Map<string, Seats> {
  const players = new Map<string, Seats>();
  for (const game of games) {
    const round = roundOf(game);
    if (round === null) continue;
    for (const name of whoSat(game)) {
      const seats = players.get(name) ?? new Map<number, EventGame[]>();
      seats.set(round, [...(seats.get(round) ?? []), game]);
      players.set(name, seats);
    }
  }
  return players;
}

function whoSat(game: EventGame): Set<string> {
  const sharers = sharedSeatsOf(game).flatMap(({ began, tookOver }) => [began, tookOver]);
  return new Set([...namesIn(game.state), ...sharers]);
}

export interface SeatedTwice {
  player: string;
  round: number;
  games: EventGame[];
}

/** Players in several games of one round, by round. Whoever took over a seat may have played elsewhere. */
export function seatedTwice(seats: ReadonlyMap<string, Seats>): SeatedTwice[] {
  const several = [...seats].flatMap(([player, rounds]) =>
    [...rounds].filter(([, games]) => games.length > 1).map(([round, games]) => ({ player, round, games })),
  );
  const found = several.map(({ player, round, games }) => ({
    ...{ player, round },
    games: games.filter(({ state }) => namesIn(state).includes(player)),
  }));
  return found.filter(({ games }) => games.length > 1).sort((one, other) => one.round - other.round);
}

/** Games of one round with the number of one board. */
export function boardsTwice(games: readonly EventGame[]): EventGame[][] {
  const boards = new Map<string, EventGame[]>();
  for (const game of games) {
    const [round, board] = [roundOf(game), boardOf(game)];
    if (round === null || board === null) continue;
    const key = `${round} ${board}`;
    boards.set(key, [...(boards.get(key) ?? []), game]);
  }
  return [...boards.values()].filter(({ length }) => length > 1);
}

/** Those of the names that no game of the round has. */
export function notSeated(names: Iterable<string>, seats: ReadonlyMap<string, Seats>, round: number): string[] {
  return [...names].filter((name) => !seats.get(name)?.has(round));
}

/** A player's seat, such as a power; blank where the game does not say it. Rows with fixed keys are named by them. The seat
 *  of a player who shared one without having its score is that of the other. */
export function seatIn(game: EventGame, player: string): string {
  const { form, state } = game;
  const shared = namesIn(state).includes(player) ? [] : sharedSeatsOf(game);
  const seat = shared.find(({ began, tookOver }) => began === player || tookOver === player);
  if (seat) return seatOfRow(form, state, seat.began === player ? seat.tookOver : seat.began);
  return seatOfRow(form, state, player);
}

function seatOfRow(form: EventGame['form'], state: EventGame['state'], player: string): string {
  const numbersSeats = form === 'union-pacific' || state['listed'] === 'seating';
  for (const rows of listsIn(state)) {
    const at = rows.findIndex((row) => plainName(String(row['player'] ?? '')) === player);
    const key = String(rows[at]?.['key'] ?? '');
    if (at >= 0 && /\D/.test(key)) return capital(key);
    if (at >= 0) return numbersSeats ? `seat ${at + 1}` : '';
  }
  return '';
}

type Listed = Record<string, unknown>;

/** The lists of players in a game, the boards of a final included. */
function listsIn(value: unknown): Listed[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.some((row: Listed) => 'player' in row)) return [value as Listed[]];
  return Object.values(value).flatMap(listsIn);
}
