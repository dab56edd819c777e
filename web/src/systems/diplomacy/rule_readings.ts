// Systems that the engine of scores does not have, and that posted scores may follow.
import { FURTHER_SYSTEMS } from '../compare/further_systems.ts';
import type { RuleReadings } from '../rule_readings.ts';
import { boardGame, systemsBut } from './board_rules.ts';

const READ = systemsBut(FURTHER_SYSTEMS.map(({ id }) => id));

export const ruleReadings = { diplomacy: { readings: () => READ, game: boardGame } as RuleReadings };
