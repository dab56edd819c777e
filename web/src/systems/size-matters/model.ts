// One game of Diplomacy: how seven powers, their centres and who shares the draw are read and scored.
import type { SizeMattersGame, SizeMattersSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { comparedBoard, inDraw, ledBy, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { scoreGame } from './score.ts';
import { gameState, type GameState } from './state.ts';

export const form: Form<GameState, SizeMattersGame, SizeMattersSheet> = {
  id: 'size-matters',
  state: gameState,
  read({ powers, rounding, floor }, numbers) {
    const reader = new Reader(numbers);
    const lines = powers.map((row, index) => ({ ...readPower(row, index, reader), ...inDraw(powers, row, numbers) }));
    return { request: { powers: lines, rounding, floor, working: true }, problems: reader.problems };
  },
  scoredBy: { record: 'sizeMatters', name: 'scoreGame' },
  score: scoreGame,
  nameOf: (at) => nameOfPowerField(at),
  fieldOf: (at) => at.replace(/\/\d\/inDraw$/, ''),
  unfinished: () => false,
  verdict({ rows, result }, _, { grouped }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'solo', grouped(first[0]?.score ?? ''));
  },
  forComparison: comparedBoard,
};
