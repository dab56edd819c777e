// The points of one place in a game of a given size.
import { html, nothing } from 'lit/html.js';
import { Reader } from '../../form/reader.ts';
import { ordinal } from '../../numbers/ordinals.ts';
import { readFormula } from './formula.ts';
import { MOST, type GameModel } from './state.ts';

export interface Typed {
  place: string;
  players: string;
}

/** The points in bold, or a sentence; nothing while a figure is missing. */
export function quickPoints({ engine, state, numbers }: GameModel, texts: Typed): unknown {
  const reader = new Reader(numbers);
  const place = reader.count('', texts.place);
  const players = reader.count('', texts.players);
  if (reader.problems.length > 0) return 'Write whole numbers, like 2 of 5.';
  if (!engine || place === undefined || players === undefined) return nothing;
  if (players < 1 || players > MOST) return `A game has 1 to ${MOST} players.`;
  if (place < 1 || place > players) return `Nobody is ${ordinal(place)} of ${players}.`;
  const finish = Array.from({ length: players }, (_, at) => ({ place: at + 1 }));
  const outcome = engine.rplops.scoreGame({ finish, ...readFormula(state, reader) });
  if (!outcome.ok) return outcome.problems[0]?.message;
  return html`<b>${numbers.grouped(outcome.value.rows[place - 1]?.points ?? '')}</b> points`;
}
