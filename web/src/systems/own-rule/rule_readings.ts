// Rules of the library that posted scores of a board may follow instead.
import { boardGame, systemsBut } from '../diplomacy/board_rules.ts';
import type { RuleReadings } from '../rule_readings.ts';

const READ = systemsBut([]);

export const ruleReadings = { 'own-rule': { readings: () => READ, game: boardGame } as RuleReadings };
