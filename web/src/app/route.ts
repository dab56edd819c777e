// The requested page, from the URL's fragment: "#puffing-billy/final"; empty for home. A link has its contents after a
// "?".
import type { Page } from '../systems/system.ts';
import { pages } from '../systems/index.ts';

export interface Route {
  system: Page | null;
  /** The tab's id. */
  tab: string;
  /** Within events: the parts of the address, still encoded. */
  events: string[] | null;
  /** Within the page of rules: the parts of the address. */
  rule: string[] | null;
  /** The contents of a link; "?" for a link without contents or to an unknown page. */
  carried: string | undefined;
}

export const currentRoute = (): Route => routeOf(location.hash);

export function routeOf(fragment: string): Route {
  const [path = '', carried] = fragment.slice(1).split('?');
  const parts = path.split('/');
  const [id = '', tab = ''] = parts;
  const system = pages.find((one) => one.id === id) ?? null;
  const known = system?.tabs.some((one) => one.id === tab);
  const events = /^events?$/.test(id) ? parts : null;
  const rule = id === 'rule' ? parts : null;
  const held = carried === '' || !(system || events || rule || !path) ? '?' : carried;
  return { system, tab: known ? tab : '', events, rule, carried: held };
}

export function linkTo(system: Page, tab = ''): string {
  return tab === '' ? `#${system.id}` : `#${system.id}/${tab}`;
}

export function titleOf({ system, tab, events, rule }: Route): string {
  if (events) return 'Events – Tallysheet';
  if (rule) return 'Your own rule – Tallysheet';
  if (!system) return 'Tallysheet: board-game tournaments scored';
  const title = system.tabs.find((one) => one.id === tab)?.title;
  const several = system.tabs.length > 1;
  return `${system.name}${several ? `, ${title?.toLowerCase()}` : ''} – Tallysheet`;
}
