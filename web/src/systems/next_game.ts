// A blank game that is entered after others: in the current round at its next board, with as many players as the last one.
import { blankRows, filledRows, type Row } from '../ui/rows.ts';
import { newGame, type EventGame, type FormId, type GameState } from './event_game.ts';
import { nextFields } from './game_fields.ts';
import { tabOf } from './index.ts';
import { nextPlace, roundOf, roundsIn } from './rounds.ts';
import { headingAfter } from './typed_places.ts';

/** The game after this one, with its heading and own fields. */
export function gameAfter(games: readonly EventGame[], before: EventGame): EventGame {
  const game = blankGame(before.form, [before], headingAfter(before));
  return { ...game, ...nextFields(before, games) };
}

/** A game of this round, the current one if none is given. */
export function gameInRound(games: readonly EventGame[], form: FormId, round = currentRound(games)): EventGame {
  return { ...blankGame(form, games), ...(round === null ? {} : nextPlace(games, { round: String(round) })) };
}

/** The latest round; null without rounds. */
export function currentRound(games: readonly EventGame[]): number | null {
  return roundsIn(games).at(-1) ?? null;
}

function blankGame(form: FormId, games: readonly EventGame[], heading = ''): EventGame {
  const blank = tabOf(form)?.state.blank() as GameState;
  const last = [...games].reverse().find((game) => game.form === form);
  return newGame(form, { ...blank, ...(last ? sizesOf(blank, last.state) : {}), heading });
}

/** Blank lists of players, as long as those of another game. Those with fixed rows stay. */
function sizesOf(blank: GameState, other: GameState): Partial<GameState> {
  const lists = Object.entries(blank).filter(([field, rows]) => isOpenList(rows) && isOpenList(other[field]));
  const lengths = lists.map(([field]) => [field, filledRows(other[field] as Row[], 0).length] as const);
  return Object.fromEntries(
    lengths.filter(([, length]) => length > 1).map(([field, length]) => [field, blankRows(length)]),
  );
}

/** Whether the value is a list of rows that can be added. Their keys are numbers. */
function isOpenList(value: unknown): value is Row[] {
  const isOpen = (row: unknown) => /^\d+$/.test((row as Row).key) && !Object.values(row as Row).some(Array.isArray);
  return Array.isArray(value) && value.length > 0 && value.every(isOpen);
}

/** A blank game in another round, at the next board there. */
export function withRound(games: readonly EventGame[], game: EventGame): EventGame {
  const { board: _, ...rest } = game;
  const others = games.filter(({ id }) => id !== game.id);
  return {
    ...rest,
    ...(roundOf(rest) === null ? {} : { board: nextPlace(others, { round: rest.round ?? '' }).board }),
  };
}
