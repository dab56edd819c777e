// The event rules of each system, found by their file's name.
import type { SystemId } from './event_game.ts';
import type { EventRules } from './event_rules.ts';

const FILES = import.meta.glob<EventRules>('./*/event.ts', { eager: true, import: 'rules' });

/** Throws for a system without events. */
export function rulesOf(system: SystemId): EventRules {
  const rules = FILES[`./${system}/event.ts`];
  if (!rules) throw new Error(`There are no events of ${system}.`);
  return rules;
}
