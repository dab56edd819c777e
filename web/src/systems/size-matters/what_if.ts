// Answers: what if a power had held other centres, or another draw had been agreed?
import type { SizeMattersSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import type { Row } from '../../ui/rows.ts';
import { capital } from '../../ui/sentences.ts';
import { signedDifference } from '../../numbers/decimal_text.ts';
import { centreLever, partnersOf, transfers } from '../diplomacy/transfers.ts';
import { isLeftOut, playing, survives } from '../diplomacy/powers.ts';
import { changeOf, resultOf, type Answer, type Baseline, type WhatIf } from '../what_if.ts';
import type { GameState } from './state.ts';

const game: WhatIf<GameState, SizeMattersSheet> = {
  results: ({ rows }) =>
    rows.map((row) => ({
      key: row.power,
      who: playing(row),
      figure: row.score,
      place: row.place,
      shared: rows.some((other) => other !== row && other.place === row.place),
    })),
  partners: partnersOf,
  levers: (position) => [centreLever(position, (row) => row)],
  answers: (baseline, key) => [transfers(baseline, key, (row) => row), otherDraws(baseline, key)],
  changes: 'the number of centres',
  figure: (text, { grouped }) => grouped(text),
};

/** The power's score if one survivor more or fewer shared the draw; none after a solo, nor for a power that
 *  is out. */
function otherDraws(baseline: Baseline<GameState, SizeMattersSheet>, key: string): Answer<GameState> {
  const { state, sheet, now, results, numbers } = baseline;
  const own = resultOf(now, key);
  const mayShare = !sheet.soloist && state.powers.some((row) => row.key === key && survives(row, numbers));
  const lines = state.powers.flatMap((row, at) => {
    const other = { ...state, powers: state.powers.map((one, index) => (index === at ? turned(one, numbers) : one)) };
    const after = mayShare && survives(row, numbers) ? results(other) : null;
    if (!after) return [];
    const label = `${capital(row.key)} ${isLeftOut(row, numbers) ? 'joins' : 'leaves'} the draw`;
    const difference = signedDifference(resultOf(after, key).figure ?? '0', own.figure ?? '0');
    return [{ label, figure: changeOf(own, difference, numbers.grouped), state: other }];
  });
  return { title: 'Another draw', lines };
}

function turned(row: Row, numbers: Numbers): Row {
  return { ...row, draw: isLeftOut(row, numbers) ? '' : 'out' };
}

export const whatIfs: Record<string, WhatIf> = { 'size-matters': game };
