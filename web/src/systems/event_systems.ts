// The systems that have events, and what is known about them before their code is loaded.
import type { Page } from './system.ts';
import { furtherSystems, systems } from './index.ts';
import type { SystemId } from './event_game.ts';
import { baseOf, isSeveral } from './several.ts';

export const eventSystems: Page[] = [...systems, ...furtherSystems];

export function isEventSystem(id: unknown): id is SystemId {
  return eventSystems.some((system) => system.id === id);
}

/** The page of an event's own system. Throws for a system without events. */
export function eventSystem(id: SystemId): Page {
  const found = eventSystems.find((system) => system.id === baseOf(id));
  if (!found) throw new Error(`There are no events of ${id}.`);
  return found;
}

/** Ids of the forms whose games an event of this system accepts, the default first. */
export function eventForms(id: SystemId): readonly string[] {
  const own = eventSystem(id).eventForms ?? [baseOf(id)];
  if (!isSeveral(id)) return own;
  return [...new Set([...own, ...eventSystems.flatMap((system) => eventForms(system.id))])];
}

/** The first system whose events accept this form. */
export function systemTaking(form: string): SystemId | undefined {
  return eventSystems.find(({ id }) => eventForms(id).includes(form))?.id;
}
