// @vitest-environment dom
// The association's competitions on the page of the qualifiers, and what they ask of games and people.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { goTo, loadPage, newDevice } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';

const LINES: [string, string][] = [
  ['Ann', '100'],
  ['Ben', '0'],
  ['Cleo', '0'],
];
const GAMES: EventGame[] = [
  aBoard('one', 'Rail', LINES),
  { ...aBoard('two', 'Rail', [...LINES].reverse()), stage: 'pick-up' },
];
const SETTINGS = { competitions: 'on' };

const titles = () => wordsOf('.competition .band h2');

test('the competitions are shown once they are asked for', async () => {
  await newDevice(anEvent('puffing-billy', GAMES.slice(0, 1)));
  await loadPage('#event/anevent/qualifiers');
  const on = await screen.findByLabelText(/^side by side/);
  expect(titles()).toEqual([]);
  fireEvent.click(on);
  await waitFor(() => expect(titles()).toEqual(['Puffing Billy', 'Challenger class', 'Iron Man']));
  expect(wordsOf('.competition:nth-of-type(1) tbody tr:first-child, .competition tbody tr:first-child')[0]).toBe(
    '1 Ann 3',
  );
});

test('nobody qualifies by a pick-up game', async () => {
  const pickUp = { ...aBoard('two', 'Coal', LINES), stage: 'pick-up' };
  await newDevice(anEvent('puffing-billy', [GAMES[0]!, pickUp]));
  await loadPage('#event/anevent/qualifiers');
  await waitFor(() => expect(wordsOf('.qualifying .band h2')).toEqual(['Rail']));
  await goTo('#event/anevent');
  await waitFor(() => expect(wordsOf('.what em')).toEqual(['pick-up']));
});

test('long categories are drawn in portions, one after the other, until every player is there', async () => {
  const boards = ['Rail', 'Coal'].flatMap((category) =>
    Array.from({ length: 8 }, (_, at) =>
      aBoard(
        `${category}${at}`,
        category,
        [0, 1, 2, 3].map((seat): [string, string] => [`Player ${at * 4 + seat}`, String(100 - at - seat)]),
      ),
    ),
  );
  await newDevice(anEvent('puffing-billy', boards, { rule: 'top', top: '4' }));
  await loadPage('#event/anevent/qualifiers');
  await waitFor(() => expect(all('.qualifying tbody')).toHaveLength(2 * 8 * 4));
  expect(wordsOf('.qualifying .band h2')).toEqual(['Rail', 'Coal']);
  expect(all('.qualifying .at-cut')).toHaveLength(2);
});

test('a board asks for its family and version, and a person for former wins, where the competitions are shown', async () => {
  await newDevice({ ...anEvent('puffing-billy', GAMES.slice(0, 1), SETTINGS), people: [{ key: 'a', name: 'Ann' }] });
  await loadPage('#event/anevent/game/one');
  await screen.findByRole('group', { name: 'Family' });
  await screen.findByLabelText('Version');
  await goTo('#event/anevent/person/a');
  fireEvent.click(await screen.findByLabelText(/^Won before/));
  await goTo('#event/anevent/qualifiers');
  await waitFor(() => expect(titles()).toContain('Challenger class'));
  const challenger = all('.competition').find((one) => one.getAttribute('aria-label') === 'Challenger class')!;
  expect(challenger.textContent).not.toContain('Ann');
});
