// The columns in words, for the README: written from the one table that the parser reads by.
import type { EventSystem } from '../events/event.ts';
import type { Column } from './layout.ts';
import { LAYOUTS } from './layouts.ts';

const NAMES: Record<EventSystem, string> = {
  'puffing-billy': 'Puffing Billy',
  'size-matters': 'Size Matters',
  'detour-98f': 'Detour 98f',
  rplops: 'RPLOPS',
};

export function described(): string {
  return Object.values(LAYOUTS).map(({ system, columns }) => describedSystem(NAMES[system], columns)).join('\n');
}

function describedSystem(name: string, columns: Column[]): string {
  const rows = columns.map(({ title, needed, ofGame, says }) => `| ${needed ? `**${title}**` : title} | ${says}${ofGame ? ' (once per game is enough)' : ''} |`);
  return [`| ${name} | |`, '| --- | --- |', ...rows, ''].join('\n');
}
