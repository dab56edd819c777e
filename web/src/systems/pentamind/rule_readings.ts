// Shared places that were scored by their best.
import type { PentamindGame, PentamindSheet } from 'tallysheet';
import bestPlace from '../../../../core/rules/readings/pentamind-best-place.rule?raw';
import type { RuleReadings } from '../rule_readings.ts';
import type { GameState } from './state.ts';

const BEST = { words: 'with shared places scored by their best', rule: bestPlace };

const game: RuleReadings<GameState, PentamindGame, PentamindSheet> = {
  readings: ({ formula }) => (formula === 'current' ? [BEST] : []),
  game: (_, { rows }, { finish, diluted }) => ({
    game: { players: rows.map(({ rank }) => ({ place: rank })), answers: [{ name: 'diluted', value: diluted }] },
    keys: rows.map((__, at) => finish[at]?.key ?? ''),
  }),
};

export const ruleReadings = { pentamind: game };
