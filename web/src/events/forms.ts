// The single forms, as an event's games use them.
import type { Form, System } from '../system.ts';
import { systems } from '../systems.ts';
import { FORMS, type EventSystem, type GameForm } from './event.ts';
import type { Forms } from './scoring.ts';

export async function loadForms(system: EventSystem): Promise<Forms> {
  const known = FORMS[system].filter((id) => tabOf(id));
  return new Map(await Promise.all(known.map(async (id) => [id, await openForm(id)] as const)));
}

export async function openForm(id: GameForm): Promise<Form> {
  const tab = tabOf(id);
  if (!tab) throw new Error(`no form ${id}`);
  return tab.open();
}

export function systemOf(id: string): System {
  const [systemId] = id.split('/');
  return systems.find((system) => system.id === systemId) as System;
}

function tabOf(id: string): System['tabs'][number] | undefined {
  const [, tab = ''] = id.split('/');
  return systemOf(id)?.tabs.find((one) => one.id === tab);
}

/** Systems with events, as far as the page has them. */
export function eventSystems(): System[] {
  return systems.filter(({ id }) => id in FORMS);
}
