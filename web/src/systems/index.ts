// The systems of the page, in the order of the home page. To add one, add a folder and a line here. This module is
// loaded at once; forms are loaded when they are opened (see open.ts).
import type { Page, System, Tab } from './system.ts';
import { compare } from './compare/index.ts';
import { detour98f } from './detour-98f/index.ts';
import { diplomacy } from './diplomacy/index.ts';
import { ownRule } from './own-rule/index.ts';
import { pentamind } from './pentamind/index.ts';
import { puffingBilly } from './puffing-billy/index.ts';
import { rplops } from './rplops/index.ts';
import { sizeMatters } from './size-matters/index.ts';
import { unionPacific } from './union-pacific/index.ts';

export const systems: System[] = [puffingBilly, unionPacific, sizeMatters, detour98f, rplops];

/** Systems to whose pages events and links lead, and not home. */
export const furtherSystems: Page[] = [diplomacy, pentamind, ownRule];

/** All that have forms and addresses. */
export const pages: Page[] = [...systems, ...furtherSystems, compare];

/** A form's id is also its address: "puffing-billy", "puffing-billy/final". */
export function formId({ id }: Page, tab: string): string {
  return tab === '' ? id : `${id}/${tab}`;
}

/** Returns undefined for an unknown form. */
export function tabOf(form: string): Tab | undefined {
  const page = pageOf(form);
  return page?.tabs.find(({ id }) => formId(page, id) === form);
}

/** The page of a form. */
export function pageOf(form: string): Page | undefined {
  const [page] = form.split('/');
  return pages.find(({ id }) => id === page);
}

/** The system of a form; undefined for the form of a tool. */
export function systemOf(form: string): System | undefined {
  return systems.find(({ id }) => id === form.split('/')[0]);
}
