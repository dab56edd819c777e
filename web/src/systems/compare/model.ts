// One Diplomacy result: how seven powers, their centres, who shares the draw, and the years that some systems score are read
// and compared.
import { Reader } from '../../form/reader.ts';
import type { Form } from '../../form/form.ts';
import { capital } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { fullYear, inDraw, isEliminated, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { chosenSystems } from './chosen_systems.ts';
import type { Comparison } from './comparison.ts';
import { comparisonOf, type ResultRequest } from './result.ts';
import { resultState, type ResultState } from './state.ts';
import { verdict } from './words.ts';

export const form: Form<ResultState, ResultRequest, Comparison> = {
  id: 'compare',
  state: resultState,
  alone: true,
  filledFrom: (contents, { without, sorted }) => ({ ...resultState.blank(), without, sorted, ...contents }),
  read(state, numbers) {
    const reader = new Reader(numbers);
    const game = readGame(state, reader);
    return { request: { game, systems: chosenSystems(state) }, problems: reader.problems };
  },
  score: comparisonOf,
  nameOf: (at) =>
    at === '/finalYear' ? 'the year of the win' : nameOfPowerField(at, { 'lastHeld/year': 'last Fall alive' }),
  fieldOf: (at) => at.replace(/\/\d\/inDraw$/, '').replace(/lastHeld$/, 'lastHeld/year'),
  unfinished: () => false,
  verdict: (comparison, { powers }) => verdict(comparison, powers.map(playerOrPower)),
};

export function playerOrPower(row: Row): string {
  return textOf(row, 'player').trim() || capital(row.key);
}

function readGame({ powers, finalYear }: ResultState, reader: Reader): ResultRequest['game'] {
  const lines = powers.map((row, index) => {
    const line = readPower(row, index, reader);
    const year = isEliminated(row, reader.numbers)
      ? reader.count(`/powers/${index}/lastHeld/year`, fullYear(textOf(row, 'year')))
      : undefined;
    return {
      ...line,
      ...(year === undefined ? {} : { lastHeld: { year } }),
      ...inDraw(powers, row, reader.numbers),
    };
  });
  const year = reader.count('/finalYear', fullYear(finalYear));
  return { powers: lines, ...(year === undefined ? {} : { finalYear: year }) };
}
