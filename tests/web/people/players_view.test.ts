// @vitest-environment dom
// The Players view of an event: the list of people, what a director does with it, and what it asks.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Person } from '../../../web/src/systems/person.ts';
import { aBoard, anEvent } from '../event_site.ts';
import { chooseFile, click, fill, goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';

const GAMES = [
  aBoard('a', 'Rail Baron', [
    ['Ann Müller', '200'],
    ['Bob', '100'],
  ]),
];

async function openPlayers(people?: Person[], games = GAMES, view = 'players'): Promise<void> {
  await newDevice({ ...anEvent('puffing-billy', games), ...(people ? { people } : {}) });
  await loadPage(`#event/anevent/${view}`);
  await found(view === 'players' ? 'tally-long-list' : `.view-${view.split('/')[0]}`);
}

const ANN: Person = { key: 'ann', name: 'Ann Müller', number: '12', team: 'Cardiff', note: 'Benny' };
const CARA: Person = { key: 'cara', name: 'Cara' };
const lines = () => all('.player-line').map((line) => line.textContent!.replace(/\s+/g, ' ').trim());
const states = (name: string) => screen.findByRole('group', { name: `State of ${name}` });

test('an event without anybody says what the list is for, and takes names', async () => {
  await openPlayers(undefined, []);
  expect(wordsOf('.empty').join(' ')).toMatch(/^No players yet\. Put everybody on a list before the first game/);
  await fill(await screen.findByRole('textbox', { name: /^New people, one per line/ }), 'Cara\nAnn Müller\t12');
  expect(wordsOf('.understood-people [role=status]')).toEqual(['2 new people.']);
  await press('Add to the list');
  expect(await screen.findByRole('heading', { name: '2 registered, 0 here' })).toBeTruthy();
  await waitFor(() => expect(lines()).toEqual(['Ann Müller No. 12 HereLateLeft', 'Cara HereLateLeft']));
  await press('Undo');
  await found('.empty');
  await press('Redo');
  await waitFor(() => expect(lines()).toHaveLength(2));
});

test('an event whose players nobody put on a list shows them, and makes the list of them', async () => {
  await openPlayers();
  expect(await screen.findByRole('heading', { name: '2 players' })).toBeTruthy();
  expect(all('.states')).toEqual([]);
  await press('Make a list of players');
  await press('Put all who play on the list');
  expect(await screen.findByRole('heading', { name: '2 registered, 2 here' })).toBeTruthy();
});

test('one tap sets a state, another takes it back, and both are counted', async () => {
  await openPlayers([ANN, CARA]);
  expect(
    await screen.findByRole('heading', { name: '2 registered, 0 here and one player not on the list' }),
  ).toBeTruthy();
  const [here, late] = [...(await states('Ann Müller')).querySelectorAll('button')];
  await click(here!);
  await screen.findByRole('heading', { name: /^2 registered, 1 here and/ });
  expect(here!.getAttribute('aria-pressed')).toBe('true');
  await click(late!);
  await screen.findByRole('heading', { name: /^2 registered, 0 here, 1 late and/ });
  await click(late!);
  await screen.findByRole('heading', { name: /^2 registered, 0 here and/ });
});

test('what is known of a person is edited on the page of the person, and a new name is written everywhere', async () => {
  await openPlayers([ANN, CARA], GAMES, 'person/ann');
  await fill(await screen.findByRole('textbox', { name: 'Club or team' }), 'Cardiff Castle ');
  await click(await screen.findByRole('checkbox', { name: /^Guest/ }));
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Anna Müller');
  await press('Rename everywhere');
  await waitFor(() => expect(wordsOf('.event > h2')).toEqual(['Anna Müller']));
  expect(wordsOf('.person-fields .note')).toEqual(['Formerly Ann Müller.']);
  await goTo('#event/anevent/players');
  await waitFor(() =>
    expect(lines()[0]).toBe('Anna Müller guest · No. 12 · Cardiff Castle · Benny · one game HereLateLeft'),
  );
  await goTo('#event/anevent/game/a');
  await waitFor(() => expect(all<HTMLInputElement>('input[list=known-names]')[0]?.value).toBe('Anna Müller'));
  await press('Undo');
  await waitFor(() => expect(all<HTMLInputElement>('input[list=known-names]')[0]?.value).toBe('Ann Müller'));
  await goTo('#event/anevent/players');
  await waitFor(() => expect(lines()[0]).toMatch(/^Ann Müller guest/));
});

test('somebody taken off the list plays on, and comes back with undo', async () => {
  await openPlayers([ANN], GAMES, 'person/ann');
  await press('Take off the list');
  await waitFor(() => expect(lines()).toEqual(['Ann Müller one game Rename', 'Bob one game Rename']));
  await press('Undo');
  await waitFor(() => expect(lines()[0]).toMatch(/^Ann Müller No\. 12/));
});

test('a player under the former name of a person is asked about', async () => {
  await openPlayers([{ ...CARA, formerly: 'Bob' }]);
  expect(await screen.findByText(/plays, and/)).toBeTruthy();
  await press('It is Cara');
  await waitFor(() =>
    expect(lines()).toEqual(['Cara one game HereLateLeft', 'Ann Müller one game Put on the list Rename']),
  );
  expect(screen.queryByText(/plays, and/)).toBeNull();
});

test('people of one name are made one', async () => {
  await openPlayers([ANN, { key: 'x', name: 'Ann Müller', presence: 'here' }]);
  await press('Make them one person');
  expect(await screen.findByRole('heading', { name: /^1 registered, 1 here/ })).toBeTruthy();
});

test('a name that differs from a registered one by capitals and accents is asked about', async () => {
  await openPlayers([
    { key: 'a', name: 'Ann Mueller' },
    { key: 'b', name: 'BOB' },
  ]);
  await screen.findByText('Similar names');
  await press('Both are BOB');
  await waitFor(() => expect(lines().filter((line) => /^bob/i.test(line))).toEqual(['BOB one game HereLateLeft']));
});

test('the list is saved as CSV, opened on another device, and searched', async () => {
  const people = Array.from(
    { length: 8 },
    (_, at): Person => ({ key: `p${at}`, name: `Player ${at}`, note: at === 5 ? 'Benny' : '' }),
  );
  await openPlayers([...people, ANN], []);
  const file = await saved(() => press('Save the list as CSV'));
  expect(file.name).toMatch(/players.*\.csv$/i);
  await openPlayers(undefined, []);
  await chooseFile('.add-people input[type=file]', new File([file.text], 'list.csv'));
  await waitFor(() => expect(wordsOf('.understood-people [role=status]')).toEqual(['9 new people.']));
  await press('Add to the list');
  await fill(await screen.findByRole('textbox', { name: 'Find' }), 'benny');
  await waitFor(() =>
    expect(lines().map((line) => line.split(' Benny')[0])).toEqual(['Ann Müller No. 12 · Cardiff ·', 'Player 5']),
  );
});

test('a line that is left out stays in the field with its header', async () => {
  await openPlayers(undefined, []);
  await fill(await screen.findByRole('textbox', { name: /^New people/ }), 'Name,State\nAnn,here\nBen,gone');
  expect(wordsOf('.faulty').join(' ')).toContain('Left out. State is “gone”; it must be expected, here, late or left.');
  await press('Add to the list');
  await waitFor(() => expect(all<HTMLTextAreaElement>('#people-text')[0]!.value).toBe('Name,State\nBen,gone'));
});
