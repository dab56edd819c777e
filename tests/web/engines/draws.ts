// The boards of a round are drawn and begun in any engine.
import { expect } from 'vitest';
import { button } from './find.ts';
import { PHONE, soon, type Tab } from './tab.ts';
import type { Visit, Visiting } from './visit.ts';

const NAMES = 'Ann Ben Cy Di Ed Fay Gus Hal Ida Jo Kim Lou'.split(' ');

/** A new event with these people on its list; gives its address. */
async function eventOf({ tab, site }: Visit, names: string[]): Promise<string> {
  await tab.go(`${site}#events`);
  await tab.fill('#event-name', 'Evening of draws\n');
  await tab.shows('.event');
  const address = await tab.run(() => location.href);
  await tab.go(`${address}/players`);
  await tab.fill('#people-text', names.join('\n'));
  await tab.click(button('Add to the list'));
  await soon(() => tab.count('.player-line')).toBe(names.length);
  return address;
}

const boards = (tab: Tab) =>
  tab.on('.draw-board', (all) =>
    all.map((board) => [...board.querySelectorAll('.name')].map((one) => one.textContent)),
  );

export function testDraws(visit: Visiting): void {
  visit('boards are drawn for those who are here, and begun as the games of a round', PHONE, async (here) => {
    const { tab } = here;
    const address = await eventOf(here, NAMES);
    await tab.go(`${address}/draw`);
    await tab.click(button('Draw the boards'));
    await tab.shows('.draw-start .show'); // the search has ended
    const drawn = await boards(tab);
    expect(drawn.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(drawn.flat().sort()).toEqual(NAMES);
    await tab.click(button('Begin round 1'));
    await tab.go(address);
    await soon(() => tab.count('.game-line')).toBe(3);
  });
}
