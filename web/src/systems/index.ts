// The systems of the page, in the order of the home page. To add one, add a folder and a line here. This module is
// loaded at once; forms are loaded when they are opened (see open.ts).
import type { System, Tab } from './system.ts';
import { detour98f } from './detour-98f/index.ts';
import { puffingBilly } from './puffing-billy/index.ts';
import { rplops } from './rplops/index.ts';
import { sizeMatters } from './size-matters/index.ts';
import { unionPacific } from './union-pacific/index.ts';

export const systems: System[] = [puffingBilly, unionPacific, sizeMatters, detour98f, rplops];

/** A form's id is also its address: "puffing-billy", "puffing-billy/final". */
export function formId({ id }: System, tab: string): string {
  return tab === '' ? id : `${id}/${tab}`;
}

/** Returns undefined for an unknown form. */
export function tabOf(form: string): Tab | undefined {
  const system = systemOf(form);
  return system?.tabs.find(({ id }) => formId(system, id) === form);
}

/** The system of a form. */
export function systemOf(form: string): System | undefined {
  const [system] = form.split('/');
  return systems.find(({ id }) => id === system);
}
