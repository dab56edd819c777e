// @vitest-environment dom
// Rounds and boards as a director meets them: above the form, in the list of games, its filter, and who sat where.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';

const board = (id: string, round: string, number: string, ...names: string[]): EventGame => ({
  ...aBoard(
    id,
    'Brass',
    names.map((name, at) => [name, String(9 - at)]),
  ),
  ...(round ? { round } : {}),
  ...(number ? { board: number } : {}),
});
const GAMES = [
  board('a', '1', '1', 'Ann', 'Bob', 'Eve'),
  board('b', '1', '2', 'Cy', 'Di'),
  board('c', '2', '1', 'Ann', 'Cy'),
  board('d', '2', '3', 'Ann', 'Bob'),
];

async function open(games: EventGame[], view = ''): Promise<void> {
  await newDevice(anEvent('puffing-billy', games));
  await loadPage(`#event/anevent${view}`);
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const heading = (name: RegExp) => waitFor(() => screen.getByRole('heading', { level: 2, name }));
const listed = () => wordsOf('.game-line .what b');

async function choose(name: string, value: string): Promise<void> {
  const select = await screen.findByLabelText<HTMLSelectElement>(name);
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

test('a first game given a round is at its board 1, and the next game at board 2, each by its name', async () => {
  await open([board('a', '', '', 'Ann', 'Bob', 'Cy')]);
  expect(screen.queryByLabelText('Round')).toBeNull();
  await press('Enter a board');
  await heading(/^Board 2/);
  await fill(await field('Round'), '1');
  await heading(/^R1 board 1/);
  expect((await field('Board')).value).toBe('1');
  expect(document.querySelectorAll('.players li').length).toBe(3);
  for (const [at, text] of ['Ann', '3', 'Bob', '2', 'Cy', '1'].entries())
    await fill(all<HTMLInputElement>('.players input')[at]!, text);
  await press('Next game');
  await heading(/^R1 board 2/);
  await goTo('#event/anevent');
  await waitFor(() => expect(listed()).toEqual(['R1 board 2', 'R1 board 1', 'Board 1']));
});

test('another round for a game that is filled in leaves its board', async () => {
  await open(GAMES, '/game/d');
  await fill(await field('Round'), '1');
  expect((await field('Board')).value).toBe('3');
  await heading(/^R1 board 3/);
});

test('the next round is started at its board 1', async () => {
  await open(GAMES);
  await press('Start round 3');
  await heading(/^R3 board 1/);
});

test('the list is filtered by round and board, and a game entered then is in that round', async () => {
  await open(GAMES);
  await waitFor(() => expect(listed().length).toBe(4));
  await choose('Round', '1');
  await waitFor(() => expect(listed()).toEqual(['R1 board 2', 'R1 board 1']));
  await choose('Board', '2');
  await waitFor(() => expect(listed()).toEqual(['R1 board 2']));
  await press('Enter a board');
  await heading(/^R1 board 3/);
});

test('without rounds, there is nothing to filter by, and games have their numbers', async () => {
  await open([board('a', '', '', 'Ann', 'Bob')]);
  await waitFor(() => expect(listed()).toEqual(['Brass']));
  expect(document.querySelector('.round-tools')).toBeNull();
  expect(wordsOf('.number-of')).toEqual(['1']);
});

test('a player at two boards of a round is named above the list and above both games', async () => {
  const words = 'Ann sits at two boards of round 2: R2 board 1 and R2 board 3.';
  await open(GAMES);
  await waitFor(() => expect(wordsOf('.round-faults li')).toEqual([words]));
  await goTo('#event/anevent/game/c');
  await waitFor(() => expect(wordsOf('.round-faults li')).toEqual([words]));
  await goTo('#event/anevent/game/a');
  await heading(/^R1 board 1/);
  expect(wordsOf('.round-faults li')).toEqual([]);
});

test('who has not played in the round is named above the list', async () => {
  await open(GAMES);
  expect(await screen.findByText('Not in round 2 yet: Di and Eve.')).toBeDefined();
});

test('who sat where is a table of players and rounds', async () => {
  await open(GAMES, '/rounds');
  const table = within(await screen.findByRole('region', { name: 'Who sat where' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
  expect(rows).toEqual([
    ['Player', 'Round 1', 'Round 2'],
    ['Ann', 'Board 1', 'Board 1Board 3'],
    ['Bob', 'Board 1', 'Board 3'],
    ['Cy', 'Board 2', 'Board 1'],
    ['Di', 'Board 2', '–'],
    ['Eve', 'Board 1', '–'],
  ]);
});

test('rounds and boards in names are offered, and set as one step that can be undone', async () => {
  const named = (id: string, name: string) =>
    aBoard(id, name, [
      ['Ann', '2'],
      ['Bob', '1'],
    ]);
  await open([named('a', 'Round 1 board 1'), named('b', 'Round 1 board 2'), named('c', 'Brass')]);
  await press('Set rounds and boards');
  await waitFor(() => expect(listed()).toEqual(['Board 3', 'R1 board 2', 'R1 board 1']));
  expect(wordsOf('.headed')).toEqual(['Brass']);
  await press('Undo');
  await waitFor(() => expect(listed()).toEqual(['Brass', 'Round 1 board 2', 'Round 1 board 1']));
  await press('Not now');
  await waitFor(() => expect(document.querySelector('.offer')).toBeNull());
});
