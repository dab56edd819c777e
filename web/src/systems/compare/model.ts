// One Diplomacy result: how seven powers, their centres, who shares the draw, and the years that some systems score are read
// and compared.
import { Reader } from '../../form/reader.ts';
import type { Form } from '../../form/form.ts';
import { capital } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { fieldOfResult, nameOfResultField, readResult } from '../diplomacy/result.ts';
import type { Comparison } from './comparison.ts';
import { chosenSystems, comparisonOf, type ResultRequest } from './result.ts';
import { resultState, type ResultState } from './state.ts';
import { verdict } from './words.ts';

export const form: Form<ResultState, ResultRequest, Comparison> = {
  id: 'compare',
  state: resultState,
  alone: true,
  filledFrom: (contents, { without, sorted, rule }) => ({ ...resultState.blank(), without, sorted, rule, ...contents }),
  read(state, numbers) {
    const reader = new Reader(numbers);
    const game = readResult(state, reader);
    return {
      request: { game, systems: chosenSystems(state.without), rule: state.rule },
      problems: reader.problems,
    };
  },
  score: comparisonOf,
  nameOf: nameOfResultField,
  fieldOf: fieldOfResult,
  unfinished: () => false,
  verdict: (comparison, { powers }) => verdict(comparison, powers.map(playerOrPower)),
};

export function playerOrPower(row: Row): string {
  return textOf(row, 'player').trim() || capital(row.key);
}
