// Other readings that posted totals may follow.
import type { TwoGameSheet } from 'tallysheet';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import type { PostedForm } from '../posted_form.ts';
import type { FinalState } from './state.ts';
import { nameAt } from './seats.ts';

const final: PostedForm<FinalState, TwoGameSheet> = {
  title: 'total',
  write: (figure, { grouped }) => grouped(figure),
  figures: ({ rows, working }, { players }) =>
    rows.map(({ player, total, points }, at) => ({
      key: players.find((_, index) => nameAt(players, index) === player)?.key ?? '',
      who: player,
      figure: total,
      unrounded: stepOf(stepsOfRow(working, at), 'total')?.value,
      others: points.map((figure, game) => ({ words: `game ${game + 1} alone`, figure })),
    })),
  readings: ({ rounding }) => [
    rounding === 'total'
      ? { words: 'with each game rounded before the two are added', change: { rounding: 'each-game' } }
      : { words: 'with only the total rounded', change: { rounding: 'total' } },
  ],
};

export const postedForms: Record<string, PostedForm> = { 'union-pacific': final };
