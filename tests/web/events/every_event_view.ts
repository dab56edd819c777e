// An event of each system, and every view that it has.
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';

const SEVEN = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
const VIEWS = ['', 'game/a', 'standings', 'players', 'player/Ann', 'setup', 'screen', 'files'];
const OWN: Record<string, string[]> = {
  'puffing-billy': ['qualifiers', 'sheets', 'sheets/blank'],
  'detour-98f': ['awards'],
};

export const EVENTS = [
  anEvent('puffing-billy', [
    aBoard('a', 'Empire Builder', [
      ['Jenny', '252,000'],
      ['Damien', '248,000'],
    ]),
    aBoard('b', 'Rail Baron', [
      ['Damien', '200'],
      ['Jenny', '180'],
    ]),
  ]),
  anEvent('size-matters', [aGame('a', 'size-matters', SEVEN, [18, 6, 5, 3, 2, 0, 0])]),
  anEvent('detour-98f', [aGame('a', 'detour-98f', SEVEN, [13, 8, 5, 4, 4, 0, 0])]),
  anEvent('rplops', [
    anRplopsGame('a', [
      ['Ann', '1'],
      ['Bob', '2'],
    ]),
  ]),
].map((event, at) => ({
  ...event,
  id: `event${at}`,
  name: `Event ${at}`,
  views: [...VIEWS, ...(OWN[event.system] ?? [])],
}));

/** A selector that shows that this view is drawn. */
export const shownBy = (view: string) => `.view-${view.split('/')[0] || 'games'}`;
