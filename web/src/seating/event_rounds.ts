// Reads an event's rounds: who is here, who has met whom, and which boards of a round have begun.
import type { SeatingRound } from 'tallysheet';
import type { EventGame } from '../systems/event_game.ts';
import { presenceOf, type Person, type Presence } from '../systems/person.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { boardOf, roundOf, roundsIn } from '../systems/rounds.ts';
import { hasResult, LARGEST_BOARD, namesBySeat, seatsOfForm } from './seats.ts';

/** Those who play, and those of the list who are expected but neither marked as here nor have played yet. */
export interface Presents {
  here: string[];
  expected: string[];
  /** Whether more have played unmarked than are marked as here: then the organiser marks only who is late or has left. */
  fewAreMarked: boolean;
}

/** While nobody is marked as here and nobody has played, the expected play. Without a list, all who have played do. */
export function presentsOf(people: readonly Person[], games: readonly EventGame[]): Presents {
  const played = new Set(games.flatMap(({ state }) => namesIn(state)));
  if (people.length === 0) return { here: unique([...played]), expected: [], fewAreMarked: false };
  const named = (presence: Presence) =>
    people.filter((one) => presenceOf(one) === presence).map(({ name }) => plainName(name));
  const expected = named('expected');
  const [marked, unmarked] = [named('here'), expected.filter((name) => played.has(name))];
  const here = unique([...marked, ...unmarked]);
  const others = unique(expected.filter((name) => !played.has(name)));
  if (here.length === 0) return { here: others, expected: [], fewAreMarked: true };
  return { here, expected: others, fewAreMarked: unmarked.length > marked.length };
}

function unique(names: string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '');
}

/** The rounds before this one, as the engine takes them. Seats are those of the forms, so that nobody's power is played
 *  twice; a power that nobody played counts as a player who has left. */
export function playedBefore(games: readonly EventGame[], round: number): SeatingRound[] {
  return roundsIn(games)
    .filter((one) => one < round)
    .map((one) => roundOfGames(games.filter((game) => roundOf(game) === one)));
}

function roundOfGames(games: EventGame[]): SeatingRound {
  const seated = new Set<string>();
  const boards = games.map((game) => {
    const names = playersOf(game).filter((name) => !seated.has(name));
    for (const name of names) seated.add(name);
    return { players: names.slice(0, LARGEST_BOARD) };
  });
  return { boards: boards.filter(({ players }) => players.length > 1) };
}

function playersOf({ id, form, state }: EventGame): string[] {
  const seats = seatsOfForm(form);
  if (!seats?.powers) return namesIn(state);
  const names = namesBySeat(form, state).map(plainName);
  return names.map((name, at) => (name !== '' && names.indexOf(name) === at ? name : `${id} ${at}`));
}

/** A board of a round that has games. */
export interface PresentBoard {
  game: EventGame;
  players: string[];
  board: number | null;
  /** Whether any result is entered. */
  begun: boolean;
}

export function boardsOfRound(games: readonly EventGame[], round: number): PresentBoard[] {
  return games
    .filter((game) => roundOf(game) === round)
    .map((game) => ({
      game,
      players: seatsOfForm(game.form) ? namesBySeat(game.form, game.state).map(plainName) : namesIn(game.state),
      board: boardOf(game),
      begun: hasResult(game.form, game.state),
    }));
}

/** Whether the games of earlier rounds list their players by seat, which the last-seat wish needs. */
export function knowsSeats(games: readonly EventGame[], round: number): boolean {
  const earlier = games.filter((game) => (roundOf(game) ?? round) < round);
  return earlier.every(({ form, state }) => form === 'union-pacific' || state['listed'] === 'seating');
}
