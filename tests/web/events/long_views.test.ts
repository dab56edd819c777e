// @vitest-environment dom
// Long lists of an event: drawn in portions, and whole in the end, when they are opened, and on paper.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { aBoard, aGame, anEvent } from '../event_site.ts';

/** Every game ends alike, each with players of its own. */
function tied(count: number) {
  return Array.from({ length: count }, (_, game) =>
    aGame(
      String(game + 1).padStart(3, '0'),
      'detour-98f',
      Array.from({ length: 7 }, (_, seat) => `Player ${game * 7 + seat}`),
      [10, 9, 5, 4, 3, 3, 0],
    ),
  );
}

async function open(event: TallyEvent, view: string): Promise<void> {
  await newDevice(event);
  await loadPage(`#event/anevent/${view}`);
}

const openView = (games: number, view: string) => open(anEvent('detour-98f', tied(games)), view);
const drawn = (selector: string, count: number) => waitFor(() => expect(all(selector).length).toBe(count));
/** The page is printed after the event: what it draws must be there in the next task. */
async function print(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  await new Promise((resolve) => setTimeout(resolve));
}

const AWARDS = '.view-awards tbody';

test('awards that many hold are folded, and opened whole', async () => {
  await openView(60, 'awards');
  await drawn(AWARDS, 7 * 3);
  const [austria] = await screen.findAllByRole('button', { name: /^and 58 others/ });
  await click(austria!);
  await drawn(AWARDS, 7 * 3 + 58);
  expect(austria!.getAttribute('aria-expanded')).toBe('true');
  expect(wordsOf(AWARDS)[60]).toMatch(/^Player 413 in the draw 10 Game 60/);
  await click(austria!);
  await drawn(AWARDS, 7 * 3);
});

test('awards that few hold are not folded', async () => {
  await openView(6, 'awards');
  await drawn(AWARDS, 7 * 6);
  expect(all('.view-awards .opener')).toEqual([]);
});

test('on paper are every holder of an award and every player of the standings', async () => {
  await openView(20, 'awards');
  await found(AWARDS);
  await print();
  expect(all(AWARDS)).toHaveLength(7 * 20);
  await goTo('#event/anevent/standings');
  await drawn('.standings tbody', 7 * 20);
});

test('every category of the qualifiers is drawn, on the screen and on paper', async () => {
  const boards = Array.from({ length: 9 }, (_, at) =>
    aBoard(String(at + 1), `Category ${at}`, [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  );
  await open(anEvent('puffing-billy', boards), 'qualifiers');
  await found('.qualifying');
  await print();
  expect(all('.qualifying')).toHaveLength(9);
  await goTo('#event/anevent/standings');
  await found('.standings');
  await goTo('#event/anevent/qualifiers');
  await drawn('.qualifying', 9);
});

test('the standings draw every player when all are to be shown, and the focus is on the first that was not', async () => {
  await openView(12, 'standings');
  await drawn('.standings tbody', 40);
  await press('Show all 84 players');
  await drawn('.standings[aria-busy=false] tbody', 84);
  await waitFor(() => expect(all('.standings .opener').indexOf(document.activeElement as HTMLElement)).toBe(40));
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('all sheets are drawn, one portion after another', async () => {
  await openView(20, 'sheets');
  await drawn('.all-sheets .sheet', 20);
  expect(all('.all-sheets .sheet').at(-1)?.textContent).toContain('Game 20 of Spring convention');
});

test('a form suggests every player and heading of a long event', async () => {
  await openView(60, 'game/007');
  await drawn('#known-headings option', 60);
  await fill(await found('[list=known-names]'), 'player 41');
  await waitFor(() =>
    expect(wordsOf('[role=option] b')).toEqual([
      'Player 41',
      'Player 410',
      'Player 411',
      'Player 412',
      'Player 413',
      'Player 414',
    ]),
  );
});
