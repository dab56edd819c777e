// The views of an event in tab order. Each is loaded when it is first opened, or while nothing else is to do.
import type { TemplateResult } from 'lit/html.js';
import { rest } from '../../device/painting.ts';
import type { EventRules } from '../../systems/event_rules.ts';
import { viewsOf } from '../../systems/event_views.ts';
import { openEventViews } from '../../systems/open_event.ts';
import type { SystemId } from '../../systems/event_game.ts';
import type { EventModel } from '../event_model.ts';

/** `rest` is the part of the address after the view's name. */
export type View = (model: EventModel, rest: string[]) => TemplateResult;

/** The tabs; the system's own view comes after the standings, which are those by the event's own rule if it has one. */
export function tabsOf({ scoring, ownRule }: EventModel): { id: string; title: string }[] {
  const { view } = scoring.rules;
  return [
    { id: '', title: 'Games' },
    { id: ownRule.exists ? 'counting' : 'standings', title: 'Standings' },
    ...(view ? [view] : []),
    { id: 'players', title: 'Players' },
    { id: 'setup', title: 'Settings' },
    { id: 'files', title: 'Files' },
  ];
}

const GAMES = async () => (await import('./games.ts')).games;

const OPENED: Record<string, () => Promise<View>> = {
  '': GAMES,
  game: async () => (await import('./game.ts')).game,
  standings: async () => (await import('./standings.ts')).standings,
  counting: async () => (await import('./counting.ts')).counting,
  outlook: async () => (await import('./outlook.ts')).outlook,
  prizes: async () => (await import('./prizes.ts')).prizes,
  slides: async () => (await import('./slides.ts')).slides,
  players: async () => (await import('./players.ts')).players,
  person: async () => (await import('./person.ts')).person,
  player: async () => (await import('./player.ts')).player,
  setup: async () => (await import('./setup.ts')).setup,
  screen: async () => (await import('./screen.ts')).screen,
  files: async () => (await import('./files.ts')).files,
  check: async () => (await import('./check.ts')).check,
  history: async () => (await import('./history.ts')).history,
  rounds: async () => (await import('./rounds.ts')).rounds,
  draw: async () => (await import('../draw/draw.ts')).drawBoards,
  seating: async () => (await import('./seating.ts')).seating,
  slips: async () => (await import('./slips.ts')).slips,
  sheets: async () => (await import('./sheets.ts')).sheets,
};

const SCORED = ['standings', 'counting', 'outlook', 'prizes', 'slides', 'screen', 'person', 'player', 'setup', 'draw'];

/** Whether the view shows standings, which must then be calculated before it is drawn. */
export function showsStandings(id: string, { view }: EventRules): boolean {
  return SCORED.includes(id) || id === view?.id;
}

/** The id of the view to show: that of the games where the event has no view of this name. */
export function knownView(id: string, { view }: EventRules): string {
  return id === view?.id || Object.hasOwn(OPENED, id) ? id : '';
}

/** Loaded views: importing one again would look for all of its files again. */
const loaded = new Map<() => Promise<View>, View>();

async function load(open: () => Promise<View>): Promise<View> {
  const view = loaded.get(open) ?? (await open());
  loaded.set(open, view);
  return view;
}

/** Loads a view; the games view for an unknown id. */
export function viewOf(id: string, model?: EventModel): Promise<View> {
  const isOwn = model && id === model.scoring.rules.view?.id;
  const open = isOwn ? model.ownViews.view?.open : Object.hasOwn(OPENED, id) ? OPENED[id] : undefined;
  return load(open ?? GAMES);
}

/** Works out what the list of games shows first, before it is drawn. */
export async function prepareGames(model: EventModel): Promise<void> {
  await (await import('./games.ts')).prepareGames(model);
}

/** Loads what events of these systems need when they are opened. */
export function loadToOpen(systems: Iterable<SystemId>): Promise<void> {
  return loadWhileIdle([() => load(GAMES), ...[...systems].map((system) => () => openEventViews(system))]);
}

/** Loads all views of an event of this system. */
export function loadViews(system: SystemId): Promise<void> {
  const { view } = viewsOf(system);
  const first = [OPENED['standings']!, OPENED['game']!, ...(view ? [view.open] : [])];
  return loadWhileIdle([...first, ...Object.values(OPENED)].map((open) => () => load(open)));
}

/** Loads one after another while the page is idle. What cannot be loaded now is loaded, or its failure reported, when
 *  it is needed. */
async function loadWhileIdle(loads: (() => Promise<unknown>)[]): Promise<void> {
  for (const loadNext of loads) {
    await rest();
    if (!navigator.onLine) break;
    await loadSilently(loadNext);
  }
}

/** Does not report a failure. That of another load at the same time would not be reported either. */
async function loadSilently(open: () => Promise<unknown>): Promise<void> {
  const silence = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', silence, true);
  await open().catch(() => {});
  removeEventListener('vite:preloadError', silence, true);
}
