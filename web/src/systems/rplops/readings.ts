// Other readings that posted points may follow.
import type { RplopsSheet } from 'tallysheet';
import { ordinal } from '../../numbers/ordinals.ts';
import { shortened } from '../../ui/sentences.ts';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import type { PostedForm, Reading } from '../posted_form.ts';
import type { Formula, GameState } from './state.ts';

/** The published table has a misprint: it prints this for fifth of six. */
const SLIP = {
  printed: '28.58',
  meant: '28.57',
  players: 6,
  rank: 5,
  source: 'the published table, which prints 28.58 for 28.57',
};

/** Larger ties are not broken in readings. */
const MOST_TIED = 6;

function readings(state: GameState, sheet: RplopsSheet): Reading<GameState>[] {
  const { formula, average, hours } = state;
  const by = (...formulas: Formula[]) =>
    formulas.filter((one) => one !== formula).map((one) => ({ words: `by ${one}`, change: { formula: one } }));
  return [
    ...by('RPLOPS', 'RPLOPS2'),
    ...(hours.trim() ? [{ words: 'per game, without the hours', change: { hours: '' } }] : []),
    ...(average.trim() ? [{ words: 'with the usual average', change: { average: '' } }] : []),
    ...by('PLOPS'),
    ...sheet.rows.flatMap((_, at) => untied(state, sheet, at)),
  ];
}

/** A reading for each rank that a tied player could have had alone. */
function untied({ finish }: GameState, { rows }: RplopsSheet, at: number): Reading<GameState>[] {
  const { player, rank, sharedBy } = rows[at] as RplopsSheet['rows'][number];
  if (sharedBy === 1 || sharedBy > MOST_TIED) return [];
  return Array.from({ length: sharedBy }, (_, ahead) => ({
    words: `with the tie broken and ${shortened(player) || 'this player'} ${ordinal(rank + ahead)}`,
    change: {
      finish: finish.map((row, index) => (rows[index] ? { ...row, place: placeOf(rows, index, at, ahead) } : row)),
    },
    about: { key: finish[at]?.key ?? '', others: 'with the tie broken' },
    alone: true,
    ofGame: true,
  }));
}

/** Places with gaps between them: `ahead` of the other tied players come before this one, the rest after. */
function placeOf(rows: RplopsSheet['rows'], index: number, at: number, ahead: number): string {
  const { rank } = rows[at] as RplopsSheet['rows'][number];
  const tied = rows.flatMap((row, one) => (row.rank === rank && one !== at ? [one] : []));
  const before = tied.slice(0, ahead).includes(index);
  const own = rows[index]?.rank ?? rows.length;
  return String(3 * own + (own !== rank || index === at ? 1 : before ? 0 : 2));
}

const game: PostedForm<GameState, RplopsSheet> = {
  title: 'points',
  write: (figure, { grouped }) => grouped(figure),
  figures: ({ rows, working }, { finish }) =>
    rows.map(({ player, rank, sharedBy, points }, at) => ({
      key: finish[at]?.key ?? '',
      who: player || `${ordinal(rank)} place`,
      figure: points,
      unrounded: stepOf(stepsOfRow(working, at), 'points')?.value,
      others:
        rows.length === SLIP.players && rank === SLIP.rank && sharedBy === 1 && points === SLIP.meant
          ? [{ words: 'a slip of the published table, which prints it so', figure: SLIP.printed, from: SLIP.source }]
          : [],
    })),
  readings,
};

export const postedForms: Record<string, PostedForm> = { rplops: game };
