// Other readings that posted shares may follow.
import type { Detour98fSheet } from 'tallysheet';
import { playing, type BoardState } from '../diplomacy/powers.ts';
import { stepOf, stepsOfRow } from '../../form/working.ts';
import { textOf } from '../../ui/rows.ts';
import type { PostedForm, Reading } from '../posted_form.ts';

/** A last Fall before 1905, the one that scores a point. */
const BEFORE = '1904';

/** A power that is eliminated after Fall 1905 keeps its point for it; some people give the point to survivors only. */
function readings({ powers }: BoardState, { rows }: Detour98fSheet): Reading<BoardState>[] {
  const paid = rows.filter(({ parts }) => parts?.fall1905 && !parts.survival).map(({ power }) => power as string);
  if (paid.length === 0) return [];
  return [
    {
      words: 'without the point for Fall 1905 for those eliminated later',
      change: {
        powers: powers.map((row) => (paid.includes(row.key) && textOf(row, 'year') ? { ...row, year: BEFORE } : row)),
      },
    },
  ];
}

const game: PostedForm<BoardState, Detour98fSheet> = {
  title: 'points',
  figures: ({ rows, working }) =>
    rows.map((row, at) => ({
      key: row.power,
      who: playing(row),
      figure: row.points,
      unrounded: stepOf(stepsOfRow(working, at), 'points')?.value,
      others:
        row.raw === null
          ? []
          : [{ words: 'the raw points, before they are made a share of 100', figure: String(row.raw) }],
    })),
  readings,
};

export const postedForms: Record<string, PostedForm> = { 'detour-98f': game };
