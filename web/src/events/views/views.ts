// The views of an event in the order of their tabs, each fetched when it is first opened.
import type { TemplateResult } from 'lit/html.js';
import type { EventDesk } from '../event_desk.ts';

/** `rest` is what the address says behind the view's name. */
export type View = (desk: EventDesk, rest: string[]) => TemplateResult;

/** `more` stands for the view that only this system has. */
export const VIEWS = [
  { id: '', title: 'Games' },
  { id: 'standings', title: 'Standings' },
  { id: 'more', title: '' },
  { id: 'players', title: 'Players' },
  { id: 'setup', title: 'Settings' },
  { id: 'files', title: 'Files' },
];

const GAMES = async () => (await import('./games.ts')).games;

const OPENED: Record<string, () => Promise<View>> = {
  '': GAMES,
  game: async () => (await import('./game.ts')).game,
  standings: async () => (await import('./standings.ts')).standings,
  players: async () => (await import('./players.ts')).players,
  player: async () => (await import('./player.ts')).player,
  setup: async () => (await import('./setup.ts')).setup,
  screen: async () => (await import('./screen.ts')).screen,
  files: async () => (await import('../../exchange/files_view.ts')).files,
  sheets: async () => (await import('./sheets.ts')).sheets,
};

/** Those that only some systems have. */
const MORE: Record<string, () => Promise<View>> = {
  qualifiers: async () => (await import('./qualifiers.ts')).qualifiers,
  awards: async () => (await import('./awards.ts')).awards,
};

/** Those that show something of the standings, which are asked for before they are drawn. */
export const SCORED = new Set(['standings', 'screen', 'player', 'setup', ...Object.keys(MORE)]);

/** Of an address that names none, the games; `more` is the one that only this system has. */
export function viewOf(id: string, more: string | undefined): Promise<View> {
  const open = id === more ? MORE[id] : Object.hasOwn(OPENED, id) ? OPENED[id] : undefined;
  return (open ?? GAMES)();
}
