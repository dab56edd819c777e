// Posted scores beside those by the rule, and by what the engine changes of it.
import type { RuleOtherReading, RuleSheet } from 'tallysheet';
import { capital } from '../../ui/sentences.ts';
import type { PostedForm, Reading } from '../posted_form.ts';
import { rulesEngine } from './reading.ts';
import type { GameState } from './state.ts';

const WORDS: Record<RuleOtherReading['change'], string> = {
  'rounded at end': 'rounded only at the end',
  cut: 'with figures cut off instead of rounded',
  'best place': 'with shared places scored by their best',
  'worst place': 'with shared places scored by their worst',
  'shared places': 'with shared places averaged',
};

function readings({ rule }: GameState): Reading<GameState>[] {
  const outcome = rulesEngine()?.otherReadings({ rule });
  if (!outcome?.ok) return [];
  return outcome.value.readings.map(({ change, text }) => ({ words: WORDS[change], change: { rule: text } }));
}

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
  readings,
};

export const postedForms: Record<string, PostedForm> = { 'own-rule': game, 'own-rule/players': game };
