// The seats of a form: its list of players, which are powers or open rows.
import { tabOf } from '../systems/index.ts';
import type { FormId, GameState } from '../systems/event_game.ts';
import type { Shape } from '../form/shape.ts';
import { blankRows, rowsOf, type Row } from '../ui/rows.ts';
import { capital } from '../ui/sentences.ts';

export interface Seats {
  /** The field with the list. */
  field: string;
  /** The powers, in their order; null where rows are open. */
  powers: string[] | null;
  /** The most players of a game. */
  most: number;
}

/** The most players of a board that the engine draws. */
export const LARGEST_BOARD = 7;

/** Null for a form without one list of players, such as a final over several boards. */
export function seatsOfForm(form: FormId): Seats | null {
  const fields = Object.entries(tabOf(form)?.state.shape.fields ?? {});
  const [field, shape] = fields.find(([, one]) => hasPlayers(one)) ?? [];
  if (field === undefined || shape?.is !== 'list') return null;
  const { most } = shape;
  return { field, powers: shape.keys ? [...shape.keys] : null, most };
}

function hasPlayers(shape: Shape): boolean {
  return shape.is === 'list' && shape.row.is === 'record' && 'player' in shape.row.fields;
}

/** "Austria", "Seat 2". */
export function seatName({ powers }: Seats, seat: number): string {
  return powers ? capital(powers[seat] ?? '') : `Seat ${seat + 1}`;
}

/** The blank contents of a game with these players in the order of seats. */
export function stateWith(form: FormId, players: readonly string[]): GameState {
  const blank = tabOf(form)?.state.blank() as GameState;
  const seats = seatsOfForm(form);
  if (!seats) return blank;
  const rows = seats.powers
    ? (blank[seats.field] as Row[]).map((row, at) => ({ ...row, player: players[at] ?? '' }))
    : rowsOf(players.map((player) => ({ player })));
  return { ...blank, heading: '', [seats.field]: rows.length > 0 ? rows : blankRows(1) };
}

/** The names of a game in the order of its seats; '' for a power that nobody plays. */
export function namesBySeat(form: FormId, state: GameState): string[] {
  const seats = seatsOfForm(form);
  const rows = seats ? (state[seats.field] as Row[] | undefined) : undefined;
  return (rows ?? []).map(({ player = '' }) => player);
}

/** Whether anything but names is entered. */
export function hasResult(form: FormId, state: GameState): boolean {
  const seats = seatsOfForm(form);
  const rows = seats ? ((state[seats.field] as Row[] | undefined) ?? []) : null;
  if (!rows) return true;
  return rows.some((row) =>
    Object.entries(row).some(([field, text]) => field !== 'key' && field !== 'player' && text.trim() !== ''),
  );
}
