// What a link to a game carries.
import { POWERS } from '../../diplomacy/powers.ts';
import { oneOf, rows, text, type Layout } from '../../links/layout.ts';

export const layouts: Record<string, Layout> = {
  'size-matters': [
    text('heading'),
    rows('powers', ['player', 'centres', 'draw', 'posted'], 7, POWERS),
    oneOf('rounding', ['published', 'exact']),
    oneOf('floor', [true, false]),
  ],
};
