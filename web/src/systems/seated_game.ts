// A blank game with players in it, in the rows of its form.
import type { ListShape } from '../form/shape.ts';
import { rowsOf, type Row } from '../ui/rows.ts';
import { newGame, type EventGame, type FormId, type GameState } from './event_game.ts';
import { tabOf } from './index.ts';

/** Null if the form has not as many seats. */
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
