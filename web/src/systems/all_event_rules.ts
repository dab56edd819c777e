// The event rules of each system, found by their file's name.
import { COUNTING_SETTINGS, QUALIFYING } from './counting.ts';
import { DIFFERENT_GAMES, DIFFERENT_NAMES } from './different_names.ts';
import { DRAW_SETTINGS } from './draw_settings.ts';
import type { SystemId } from './event_game.ts';
import { variantOf, type EventRules, type Settings } from './event_rules.ts';
import { eventSystem } from './event_systems.ts';
import { OWN_AWARDS } from './own_awards.ts';
import { RULE_CHANGES } from './rule_changes.ts';

const FILES = import.meta.glob<EventRules>('./*/event.ts', { eager: true, import: 'rules' });

const OF_EVERY_EVENT = [
  ...COUNTING_SETTINGS,
  ...Object.values(QUALIFYING),
  ...DRAW_SETTINGS,
  DIFFERENT_NAMES,
  DIFFERENT_GAMES,
  RULE_CHANGES,
  OWN_AWARDS,
];

/** Adds the settings that events of every system have. */
const RULES = Object.fromEntries(
  Object.entries(FILES).map(([file, rules]) => [file, { ...rules, settings: [...rules.settings, ...OF_EVERY_EVENT] }]),
);

/** Throws for a system without events. */
export function rulesOf(system: SystemId): EventRules {
  const rules = RULES[`./${system}/event.ts`];
  if (!rules) throw new Error(`There are no events of ${system}.`);
  return rules;
}

/** The name of what an event is scored by: "Puffing Billy", "Carnage 2023". */
export function systemName(system: SystemId, settings: Settings): string {
  return variantOf(rulesOf(system), settings)?.name ?? eventSystem(system).name;
}
