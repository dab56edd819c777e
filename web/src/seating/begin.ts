// The empty games of a drawn round, and the numbers of its boards. Where the round has games already, those that have
// begun stay as they are, and the others are used again.
import { newGame, type EventGame, type FormId } from '../systems/event_game.ts';
import type { DraftRound } from './draft.ts';
import { boardsOfRound, type PresentBoard } from './event_rounds.ts';
import { namesBySeat, stateWith } from './seats.ts';

export interface RoundGames {
  added: EventGame[];
  changed: EventGame[];
  /** Ids of games that the round no longer needs. */
  deleted: string[];
}

/** A board that has begun or is kept, with its number. */
export type NumberedBoard = Pick<PresentBoard, 'players' | 'board'>;

/** The numbers of a drawn round's boards: a board that has begun keeps its own, and the others have the free ones. */
export function boardNumbers(present: readonly PresentBoard[], { boards }: DraftRound): number[] {
  return numbersBeside(
    present.filter(({ begun }) => begun),
    boards,
  );
}

/** The round with its boards in the order of their numbers, of which these keep theirs. */
export function inOrder(numbered: readonly NumberedBoard[], { boards, byes }: DraftRound): DraftRound {
  const numbers = numbersBeside(numbered, boards);
  const order = [...boards.keys()].sort((one, other) => numbers[one]! - numbers[other]!);
  return { boards: order.map((at) => boards[at]!), byes };
}

function numbersBeside(numbered: readonly NumberedBoard[], boards: readonly string[][]): number[] {
  const numberOf = (players: string[]) => numbered.find((board) => isSame(board.players, players))?.board ?? null;
  const own = boards.map(numberOf);
  const taken = new Set([...own, ...numbered.map(({ board }) => board)]);
  let next = 0;
  return own.map((number) => {
    if (number !== null) return number;
    do next += 1;
    while (taken.has(next));
    return next;
  });
}

/** Whether the same people play: results may be listed in another order than the seats. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  const named = (players: readonly string[]) => JSON.stringify(players.filter((name) => name !== '').sort());
  return named(one) === named(other);
}

/** Whether the event has the games of the drawn round. */
export function hasGames(form: FormId, games: readonly EventGame[], round: number, drawn: DraftRound): boolean {
  const { added, changed, deleted } = gamesOfRound(form, games, round, drawn);
  const isPresent = (game: EventGame) => {
    const before = games.find(({ id }) => id === game.id);
    return before !== undefined && String(namesBySeat(form, before.state)) === String(namesBySeat(form, game.state));
  };
  return added.length === 0 && deleted.length === 0 && changed.every(isPresent);
}

export function gamesOfRound(form: FormId, games: readonly EventGame[], round: number, drawn: DraftRound): RoundGames {
  const present = boardsOfRound(games, round);
  const numbers = boardNumbers(present, drawn);
  const begun = present.filter((board) => board.begun);
  const unused = present.filter((board) => !board.begun).map(({ game }) => game);
  const wanted = drawn.boards
    .map((players, at) => ({ players, board: String(numbers[at]) }))
    .filter(({ players }) => !begun.some((board) => isSame(board.players, players)))
    .map(({ players, board }) => ({ board, round: String(round), state: stateWith(form, players) }));
  const used = unused.filter((game) => game.form === form).slice(0, wanted.length);
  return {
    changed: used.map((game, at) => ({ ...game, ...wanted[at]! })),
    added: wanted.slice(used.length).map(({ state, ...place }) => ({ ...newGame(form, state), ...place })),
    deleted: unused.filter((game) => !used.includes(game)).map(({ id }) => id),
  };
}
