// A game of an event: plain values, with texts exactly as typed.
import type { Contents } from '../form/state.ts';
import type { GameFields } from './game_fields.ts';

/** Id of a system that has events. A Union Pacific final is a game of a Puffing Billy event. */
export type SystemId = string;

/** Id of a single form whose contents are an event's game: "puffing-billy/final". */
export type FormId = string;

/** The contents of a game's form; a Puffing Billy game's category is its `heading`. */
export type GameState = Contents;

/** A seat that two people shared, one after the other. */
export interface SharedSeat {
  key: string;
  /** Who began. */
  began: string;
  /** Who took over. */
  tookOver: string;
}

export interface EventGame extends GameFields {
  /** Unique within the event. */
  id: string;
  form: FormId;
  state: GameState;
  /** Absent until a seat is taken over. */
  seats?: SharedSeat[];
}

export function newGame(form: FormId, state: GameState): EventGame {
  return { id: newId(), form, state };
}

/** The consequence of a missing random generator, which makes ids. */
export const NO_EVENTS = 'no event or game can be added';

const ID_CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A random id of sixteen letters and digits. */
export function newId(): string {
  let id = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += ID_CHARACTERS[byte % ID_CHARACTERS.length];
  return id;
}
