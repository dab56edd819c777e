// Blank games to be entered: after others, in the current round at its next board, with as many players as the last one; or
// with players in the rows of its form.
import type { ListShape } from '../form/shape.ts';
import { blankRows, filledRows, rowsOf, type Row } from '../ui/rows.ts';
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

/** A game with these players in it; null if the form has not as many seats. */
export function seatedGame(form: FormId, players: readonly string[]): EventGame | null {
  const state = tabOf(form)?.state;
  const [field, list] = Object.entries(state?.shape.fields ?? {}).find(([, shape]) => isOfPlayers(shape)) ?? [];
  if (!state || field === undefined) return null;
  const blank = state.blank() as GameState;
  const { keys, most } = list as ListShape;
  if (players.length > (keys?.length ?? most)) return null;
  const rows = keys
    ? (blank[field] as Row[]).map((row, at) => (players[at] === undefined ? row : { ...row, player: players[at] }))
    : rowsOf(players.map((player) => ({ player })));
  return newGame(form, { ...blank, [field]: rows });
}

function isOfPlayers(shape: { is: string }): boolean {
  return shape.is === 'list' && 'player' in (shape as ListShape).row.fields;
}
