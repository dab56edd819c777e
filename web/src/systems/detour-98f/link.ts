// What a link to a game carries.
import { POWERS } from '../../diplomacy/powers.ts';
import { rows, text, type Layout } from '../../links/layout.ts';

export const layouts: Record<string, Layout> = {
  'detour-98f': [text('heading'), rows('powers', ['player', 'centres', 'year', 'held', 'posted'], 7, POWERS)],
};
