// One board of Diplomacy by a rule.
import type { RuleSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { comparedBoard } from '../diplomacy/powers.ts';
import { fieldOfResult, nameOfResultField } from '../diplomacy/result.ts';
import { nameOfCommonField, preparing, readState, scoreState, verdictOn } from './scoring.ts';
import { boardState, type BoardState, type GameRequest } from './state.ts';

export const form: Form<BoardState, GameRequest, RuleSheet> = {
  id: 'own-rule',
  state: boardState,
  prepare: preparing('own-rule'),
  read: readState,
  score: scoreState,
  nameOf,
  fieldOf: fieldOfResult,
  unfinished: () => false,
  verdict: (sheet, _, numbers) => verdictOn(sheet, numbers),
  forComparison: (state) => {
    const { form, state: board } = comparedBoard(state);
    return { form, state: { ...board, finalYear: state.finalYear, rule: state.rule } };
  },
};

/** "Austria’s number of centres", "Austria’s answer to “newcomer”". */
function nameOf(at: string): string {
  const parts = pointerParts(at);
  const [list, index, field, question] = parts;
  if (list === 'finalYear') return 'the year in which the game ended';
  if (list === 'powers' && field === 'answers')
    return `${nameOfResultField(`/powers/${index}/player`).replace(/player$/, '')}answer to “${question}”`;
  return nameOfCommonField(parts) ?? nameOfResultField(at);
}
