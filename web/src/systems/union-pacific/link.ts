// What a link to a final carries.
import { oneOf, rows, text, type Layout } from '../../links/layout.ts';

export const layouts: Record<string, Layout> = {
  'union-pacific': [text('heading'), rows('players', ['player', 'game1', 'game2', 'posted'], 6), oneOf('rounding', ['each-game', 'total'])],
};
