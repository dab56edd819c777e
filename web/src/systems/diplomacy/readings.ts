// Other systems that posted scores may follow.
import type { DiplomacySheet } from 'tallysheet';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import { FURTHER_SYSTEMS } from '../compare/further_systems.ts';
import type { PostedForm } from '../posted_form.ts';
import { chosenSystem } from './model.ts';
import { playing } from './powers.ts';
import type { GameState } from './state.ts';

const game: PostedForm<GameState, DiplomacySheet> = {
  title: 'score',
  write: (figure, { grouped }) => grouped(figure),
  figures: ({ rows, working }) =>
    rows.map((row, at) => ({
      key: row.power,
      who: playing(row),
      figure: row.score,
      unrounded: stepOf(stepsOfRow(working, at), 'score')?.value,
    })),
  readings: (state) =>
    FURTHER_SYSTEMS.filter(({ id }) => id !== chosenSystem(state)).map(({ id, name }) => ({
      words: `by ${name}`,
      change: { system: id },
      alone: true,
    })),
};

export const postedForms: Record<string, PostedForm> = { diplomacy: game };
