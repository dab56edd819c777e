// @vitest-environment dom
// Names in the fields of a game: whom typing finds, how one is taken, and what is asked at the field.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Person } from '../../../web/src/systems/person.ts';
import { aBoard, anEvent } from '../event_site.ts';
import { click, fill, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';

const PEOPLE: Person[] = [
  { key: 'a', name: 'Ann Müller', number: '12', team: 'Cardiff' },
  { key: 'b', name: 'Benjamin Ørsted', note: 'Benny' },
  { key: 'c', name: 'Benedict Cole', presence: 'left' },
];

async function openGame(...names: string[]): Promise<void> {
  const lines = names.map((name, at): [string, string] => [name, String(100 - at)]);
  const other = aBoard('other', 'Rail Baron', [
    ['Benno', '5'],
    ['Zoë', '4'],
  ]);
  await newDevice({ ...anEvent('puffing-billy', [aBoard('a', 'Rail Baron', lines), other]), people: PEOPLE });
  await loadPage('#event/anevent/game/a');
  await found('tally-form input[list=known-names]');
}

const fields = () => all<HTMLInputElement>('tally-form input[list=known-names]');
const choices = () => all('.name-choices li').map((one) => one.textContent!.replace(/\s+/g, ' ').trim());
const question = () => wordsOf('.name-question span').join();

test('typing finds the registered first, with nicknames, then those who left, then others; nobody with a seat here', async () => {
  await openGame('Ann Müller', '');
  await fill(fields()[1]!, 'ben');
  await waitFor(() =>
    expect(choices()).toEqual(['Benjamin Ørsted Benny', 'Benedict Cole left', 'Benno not on the list']),
  );
  expect(fields()[1]!.getAttribute('aria-expanded')).toBe('true');
  await fill(fields()[1]!, 'ann');
  await waitFor(() => expect(choices()).toEqual([]));
  expect(fields()[1]!.getAttribute('aria-expanded')).toBe('false');
});

test('the arrow keys reach a name, and Enter takes it and goes on', async () => {
  await openGame('', '');
  const [field] = fields();
  await fill(field!, 'benny');
  await screen.findByRole('option');
  fireEvent.keyDown(field!, { key: 'ArrowDown' });
  await waitFor(() => expect(field!.getAttribute('aria-activedescendant')).toBe('name-choices-0'));
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Benjamin');
  fireEvent.keyDown(field!, { key: 'Enter' });
  await waitFor(() => expect(field!.value).toBe('Benjamin Ørsted'));
  await waitFor(() => expect(choices()).toEqual([]));
  expect(document.activeElement).not.toBe(field);
});

test('a tap takes a name, and Escape leaves what was typed', async () => {
  await openGame('', '');
  const [field] = fields();
  await fill(field!, 'am');
  await click(await screen.findByRole('option', { name: /^Ann Müller/ }));
  expect(field!.value).toBe('Ann Müller');
  await fill(field!, 'benn');
  await screen.findAllByRole('option');
  fireEvent.keyDown(field!, { key: 'Escape' });
  await waitFor(() => expect(choices()).toEqual([]));
  expect(field!.value).toBe('benn');
});

test('a name that differs from a registered one in capitals and accents is asked about at its field', async () => {
  await openGame('ann muller', 'Bob');
  await waitFor(() => expect(question()).toBe('Is this Ann Müller?'));
  await press('Yes, ann muller is Ann Müller');
  await waitFor(() => expect(fields()[0]!.value).toBe('Ann Müller'));
  await waitFor(() => expect(question()).toBe(''));
  await press('Undo');
  await waitFor(() => expect(question()).toBe('Is this Ann Müller?'));
});

test('a name that differs so from one in another game is asked about, and the answer no lasts', async () => {
  await openGame('ZOE', 'Bob');
  await waitFor(() => expect(question()).toBe('Is this Zoë?'));
  await press('No, ZOE is not Zoë');
  await waitFor(() => expect(question()).toBe(''));
});

test('what is asked within the form is not asked again', async () => {
  await openGame('Ann Müller', 'ann muller');
  await waitFor(() => expect(all('.query')).toHaveLength(1));
  expect(question()).toBe('');
});
