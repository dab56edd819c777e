// Other readings that posted points may follow.
import type { PentamindSheet } from 'tallysheet';
import { ordinal } from '../../numbers/ordinals.ts';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import type { PostedForm } from '../posted_form.ts';
import type { GameState } from './state.ts';

const game: PostedForm<GameState, PentamindSheet> = {
  title: 'points',
  write: (figure, { grouped }) => grouped(figure),
  figures: ({ rows, working }, { finish }) =>
    rows.map(({ player, rank, points }, at) => ({
      key: finish[at]?.key ?? '',
      who: player || `${ordinal(rank)} place`,
      figure: points,
      unrounded: stepOf(stepsOfRow(working, at), 'points')?.value,
    })),
  readings: ({ formula, diluted }) => [
    diluted
      ? { words: 'without the dilution factor', change: { diluted: false } }
      : { words: 'with the dilution factor', change: { diluted: true } },
    formula === 'former'
      ? { words: 'with the current factor', change: { formula: 'current' } }
      : { words: 'with the former factor', change: { formula: 'former', diluted: false } },
  ],
};

export const postedForms: Record<string, PostedForm> = { pentamind: game };
