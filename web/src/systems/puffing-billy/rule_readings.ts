// Bonuses that were cut instead of rounded, or of which the winner's share was taken before they were rounded.
import type { BoardRequest, BoardSheet } from 'tallysheet';
import cut from '../../../../core/rules/readings/puffing-billy-cut.rule?raw';
import cut4 from '../../../../core/rules/readings/puffing-billy-cut-4.rule?raw';
import unrounded from '../../../../core/rules/readings/puffing-billy-unrounded.rule?raw';
import unrounded4 from '../../../../core/rules/readings/puffing-billy-unrounded-4.rule?raw';
import type { RuleReading, RuleReadings } from '../rule_readings.ts';
import type { BoardState } from './state.ts';

const READ: RuleReading[] = [
  { words: 'with bonuses cut after three decimals', rule: cut },
  { words: 'with the winner’s share of unrounded bonuses', rule: unrounded },
  { words: 'with bonuses cut after four decimals', rule: cut4 },
  { words: 'with the winner’s share of unrounded bonuses, and four decimals', rule: unrounded4 },
];

const board: RuleReadings<BoardState, BoardRequest, BoardSheet> = {
  readings: () => READ,
  game: (_, { rows }, { finishers }) => ({
    game: { players: rows.map(({ place, score }) => ({ place, score })) },
    keys: rows.map(({ index }) => finishers[index]?.key ?? ''),
  }),
};

export const ruleReadings = { 'puffing-billy': board };
