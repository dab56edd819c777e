// The shapes of an event file's own fields; forms describe their contents themselves.
import type { Shape } from '../form/shape.ts';

export const ID: Shape = { is: 'id' };
export const MOST_GAMES = 100_000;
