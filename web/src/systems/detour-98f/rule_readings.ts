// Modifications in use, and other systems that posted shares may follow. The form does not ask who shared the draw.
import detour98e from '../../../../core/rules/readings/detour-98e.rule?raw';
import tiesAveraged from '../../../../core/rules/readings/detour-98f-ties-averaged.rule?raw';
import survivalInDraw from '../../../../core/rules/readings/detour-98f-survival-in-draw.rule?raw';
import { boardGame, everyDraw, systemsBut } from '../diplomacy/board_rules.ts';
import type { RuleReading, RuleReadings } from '../rule_readings.ts';

const READ: RuleReading[] = [
  { words: 'with ties averaged', rule: tiesAveraged },
  { words: 'with the survival point only for those in the draw', rule: survivalInDraw, possible: everyDraw },
  { words: 'by Detour 98e', rule: detour98e },
  ...systemsBut(['detour-98f', 'detour-09']), // Detour 09 is a namesake
];

export const ruleReadings = { 'detour-98f': { readings: () => READ, game: boardGame } as RuleReadings };
