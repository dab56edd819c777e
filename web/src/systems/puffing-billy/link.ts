// What links to a board and to a final carry.
import { lists, oneOf, rows, text, type Layout } from '../../links/layout.ts';

const LISTED = oneOf('listed', ['finish', 'seating']);
const DECIMALS = oneOf('decimals', ['3', '4']);

export const layouts: Record<string, Layout> = {
  'puffing-billy': [text('heading'), rows('finishers', ['player', 'score', 'posted'], 6), LISTED, DECIMALS],
  'puffing-billy/final': [text('heading'), lists('boards', rows('finishers', ['player', 'score', 'best', 'posted'], 6), 50), LISTED, DECIMALS],
};
