// What the attributes of the element ask for: a system's form, and its settings by the names of the state's fields.
import { presetsOf } from '../embed/wishes.ts';
import { LAYOUTS } from '../links/form_links.ts';
import type { State } from '../links/layout.ts';
import type { System } from '../system.ts';
import { systems } from '../systems.ts';

/** Every setting of any form. Lists of rows are none: no text can hold them. */
export const SETTINGS = [...new Set(Object.values(LAYOUTS).flat().filter(({ values, take }) => values || take('') === '').map(({ field }) => field))];

interface Asked {
  system?: System;
  tab?: System['tabs'][number];
  problem?: string;
}

export function sheetAsked(element: Element): Asked {
  const system = systems.find(({ id }) => id === element.getAttribute('system'));
  const tab = system?.tabs.find(({ id }) => id === (element.getAttribute('variant') ?? ''));
  if (!system) return { problem: `The attribute “system” can be ${systems.map(({ id }) => id).join(', ')}.` };
  if (!tab) return { system, problem: `The attribute “variant” can be ${system.tabs.map(({ id }) => id || 'left out').join(', ')}.` };
  return { system, tab };
}

/** What fits: as with other attributes, the rest is as if it were not there. */
export function settingsOf(form: string, element: Element): State {
  return presetsOf(form, { get: (name) => element.getAttribute(name) }, []);
}
