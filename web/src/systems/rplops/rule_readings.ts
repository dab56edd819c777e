// Shared places that were scored by their best.
import type { RplopsGame, RplopsSheet } from 'tallysheet';
import rplops from '../../../../core/rules/readings/rplops-best-place.rule?raw';
import rplops2 from '../../../../core/rules/readings/rplops2-best-place.rule?raw';
import type { RuleReadings } from '../rule_readings.ts';
import type { GameState } from './state.ts';

const BEST = 'with shared places scored by their best';

const game: RuleReadings<GameState, RplopsGame, RplopsSheet> = {
  readings({ formula, average, hours }) {
    const [own, other] = formula === 'RPLOPS2' ? [rplops2, rplops] : [rplops, rplops2];
    if (average.trim() || hours.trim()) return [];
    return [
      { words: BEST, rule: own },
      { words: `by ${formula === 'RPLOPS2' ? 'RPLOPS' : 'RPLOPS2'} and ${BEST}`, rule: other },
    ];
  },
  game: (_, { rows }, { finish }) => ({
    game: { players: rows.map(({ rank }) => ({ place: rank })) },
    keys: rows.map((__, at) => finish[at]?.key ?? ''),
  }),
};

export const ruleReadings = { rplops: game };
