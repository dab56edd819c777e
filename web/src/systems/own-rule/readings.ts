// Posted scores beside those by the rule.
import type { RuleSheet } from 'tallysheet';
import { capital } from '../../ui/sentences.ts';
import type { PostedForm } from '../posted_form.ts';
import type { GameState } from './state.ts';

const game: PostedForm<GameState, RuleSheet> = {
  title: 'score',
  write: (figure, { grouped }) => grouped(figure),
  figures: ({ rows, working = [] }, state) =>
    rows.map(({ player, power, score }, at) => ({
      key: ('powers' in state ? state.powers : state.players)[at]?.key ?? '',
      who: player || (power ? capital(power) : `Player ${at + 1}`),
      figure: score,
      unrounded: working.find(({ row, name }) => row === at && name === 'score')?.value,
      others: working.flatMap(({ row, name, value }) =>
        row === at && name !== 'score'
          ? [{ words: `the rule’s “${name}”`, figure: value, from: `the rule’s “${name}”` }]
          : [],
      ),
    })),
  readings: () => [],
};

export const postedForms: Record<string, PostedForm> = { 'own-rule': game, 'own-rule/players': game };
