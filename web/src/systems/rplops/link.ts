// What a link to a game carries.
import { oneOf, rows, text, type Layout } from '../../links/layout.ts';

export const layouts: Record<string, Layout> = {
  rplops: [
    text('heading'),
    rows('finish', ['player', 'place', 'posted'], 100),
    oneOf('formula', ['RPLOPS', 'RPLOPS2', 'PLOPS']),
    text('average'),
    text('hours'),
  ],
};
