// @vitest-environment dom
// Two conventions drawn on the page from the first round to the last, with people who come and go: fifty at train games
// over nine sessions, and thirty-five at Diplomacy over a weekend.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { SystemId } from '../../../web/src/systems/event_game.ts';
import type { Person, Presence } from '../../../web/src/systems/person.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { anEvent } from '../event_site.ts';

vi.mock('../../../web/src/engine/events_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  return { loadEventsEngine: () => loadEvents() };
});

const nameOf = (at: number) => `Player ${String(at + 1).padStart(2, '0')}`;

function people(count: number, presence: (at: number) => Presence, team: (at: number) => string): Person[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `p${at}`,
    name: nameOf(at),
    presence: presence(at),
    ...(team(at) ? { team: team(at) } : {}),
  }));
}

async function begin(system: SystemId, list: Person[]): Promise<void> {
  await newDevice({ ...anEvent(system, []), people: list });
  await loadPage('#event/anevent/draw');
}

async function mark(at: number, state: 'Here' | 'Late' | 'Left'): Promise<void> {
  await goTo('#event/anevent/players');
  await fill(await found('#people-finder'), nameOf(at));
  const group = await screen.findByRole('group', { name: `State of ${nameOf(at)}` });
  await click(within(group).getByRole('button', { name: state }));
  await goTo('#event/anevent/draw');
}

const seatsOf = (board: HTMLElement) => all('.seat .name, .seat b', board).map((seat) => words(seat));
const boards = () => all('.draw-board:not(.byes)').map(seatsOf);
const byes = () => all('.draw-board.byes').flatMap(seatsOf);

/** Draws the round, and stops what takes long: the best found stands. */
async function draw(): Promise<void> {
  const begun = await found<HTMLButtonElement>('.draw-start .show');
  await click(begun);
  await waitFor(() => expect(document.querySelector('.draw-boards')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('.draw-start .show')).not.toBeNull());
}

test('RailCon: fifty people over nine sessions, of whom three come late and two leave', async () => {
  const club = (at: number) => (at < 12 ? `Club ${at % 3}` : '');
  await begin(
    'puffing-billy',
    people(50, (at) => (at < 3 ? 'late' : 'here'), club),
  );
  const met = new Map<string, number>();
  const here = new Set(Array.from({ length: 47 }, (_, at) => nameOf(at + 3)));
  for (let session = 1; session <= 9; session++) {
    if (session === 3) for (let at = 0; at < 3; at++) await mark(at, 'Here').then(() => here.add(nameOf(at)));
    if (session === 6) for (let at = 40; at < 42; at++) await mark(at, 'Left').then(() => here.delete(nameOf(at)));
    await draw();
    expect(boards().flat().sort(), `session ${session}`).toEqual([...here].sort());
    expect(byes()).toEqual([]);
    // Boards of four are preferred: 47 are 3 + 11 × 4, 50 are 3 + 3 + 11 × 4, and 48 are 12 × 4.
    const sizes = boards()
      .map(({ length }) => length)
      .sort();
    expect(sizes.filter((size) => size !== 4)).toEqual({ 47: [3], 50: [3, 3], 48: [] }[here.size]);
    for (const board of boards())
      for (const [at, one] of board.entries())
        for (const other of board.slice(at + 1)) {
          const pair = [one, other].sort().join(' ');
          met.set(pair, (met.get(pair) ?? 0) + 1);
        }
    await press(`Begin round ${session}`);
    await screen.findByText(/^The event has these games/);
  }
  expect([...met.values()].filter((times) => times > 1)).toEqual([]);
  await goTo('#event/anevent/rounds');
  await screen.findByRole('region', { name: 'Who sat where' });
  expect(wordsOf('.seats thead th')).toHaveLength(1 + 9);
});

test('a Diplomacy weekend: thirty-five people, three of them late, and one leaves while a round is being seated', async () => {
  await begin(
    'size-matters',
    people(
      35,
      (at) => (at < 3 ? 'late' : 'here'),
      () => '',
    ),
  );
  await press('Who is ready to sit out?');
  for (const at of [3, 4, 5, 6]) await click(screen.getByRole('checkbox', { name: nameOf(at) }));
  await draw();
  // Thirty-two make four boards of seven, and the four volunteers sit out.
  expect(boards().map(({ length }) => length)).toEqual([7, 7, 7, 7]);
  expect(byes().sort()).toEqual([3, 4, 5, 6].map(nameOf));
  expect(wordsOf('.draw-board:first-child .power')).toEqual(
    'Austria England France Germany Italy Russia Turkey'.split(' '),
  );
  await press('Begin round 1');
  for (const at of [0, 1, 2]) await mark(at, 'Here');
  await draw();
  expect(boards().map(({ length }) => length)).toEqual([7, 7, 7, 7, 7]);
  expect(wordsOf('.draw-results > ul > li')).toContain('Nobody plays a power twice.');
  await press('Begin round 2');
  await screen.findByText(/^The event has these games/);
  const first = boards()[0]!;
  // The first board has begun: Austria's centres are there. Then somebody at another board leaves.
  await goTo('#event/anevent');
  await screen.findByRole('link', { name: /^R2 board 1/ });
  await goTo(
    all<HTMLAnchorElement>('.game-line').find((line) => words(line).startsWith('R2 board 1'))?.hash ?? location.hash,
  );
  await fill((await found<HTMLInputElement>('input[data-column="centres"]'))!, '5');
  const leaver = boardsBefore(first);
  await mark(leaver, 'Left');
  await screen.findByText(/no longer here/);
  await press('Draw again the boards that have not begun');
  await waitFor(() => expect(document.querySelector('.draw-start .show')).not.toBeNull());
  expect(boards()[0]).toEqual(first);
  expect(words(all('.draw-board h3')[0]!)).toMatch(/^Board 1 has begun/);
  expect(boards().map(({ length }) => length)).toEqual([7, 7, 7, 7]);
  expect(boards().flat()).not.toContain(nameOf(leaver));
  expect(byes()).toHaveLength(6);
  await press('Seat round 2 like this');
  await screen.findByText(/^The event has these games/);
});

/** Somebody who does not sit at this board. */
function boardsBefore(board: string[]): number {
  return Array.from({ length: 35 }, (_, at) => at).find((at) => at > 6 && !board.includes(nameOf(at)))!;
}
