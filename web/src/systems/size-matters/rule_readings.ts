// Other systems that posted scores may follow.
import { boardGame, systemsBut } from '../diplomacy/board_rules.ts';
import type { RuleReadings } from '../rule_readings.ts';

const READ = systemsBut(['size-matters']);

export const ruleReadings = { 'size-matters': { readings: () => READ, game: boardGame } as RuleReadings };
