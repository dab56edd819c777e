// @vitest-environment dom
// An event's standings beside those by a rule of one's own: chosen, kept on the device, followed as it changes, and deleted.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { changeRule, deleteRule, keptRules, RULES } from '../../../web/src/systems/own-rule/kept_rules.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aGame, anEvent, anRplopsGame } from '../event_site.ts';

const SEVEN = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
const SIXES = 'name: Sixes\ngame: places\ndecimals: 2\nscore = shared(6, 4, 2)\n';
const SQUARES = 'name: Squares\ngame: Diplomacy\nscore = if solo: (if winner: 34 else 0) else centres²\n';

const LEAGUE = anEvent('rplops', [
  anRplopsGame('one', [
    ['Ann', '1'],
    ['Ben', '2'],
    ['Cleo', '3'],
  ]),
  anRplopsGame('two', [
    ['Cleo', '1'],
    ['Ben', '2'],
  ]),
]);
const BOARD = anEvent('detour-98f', [aGame('a', 'detour-98f', SEVEN, [14, 9, 6, 5, 0, 0, 0])]);

/** The standings of an event, with the comparison open, on a device that has these rules. */
async function open(event: TallyEvent, ...rules: string[]): Promise<void> {
  await newDevice(event);
  const kept = rules.map((text, at) => ({ id: `rule${at}`, text, changed: at }));
  localStorage.setItem(RULES, JSON.stringify(kept));
  await show();
}

async function show(): Promise<void> {
  await loadPage('#event/anevent/standings');
  fireEvent.click(await screen.findByRole('button', { name: 'How would it look under another system?' }));
  await screen.findByLabelText('Rule of your own');
}

const chooser = () => screen.getByLabelText<HTMLSelectElement>('Rule of your own');

async function choose(name: string): Promise<void> {
  await waitFor(() => expect([...chooser().options].map(({ text }) => text)).toContain(name));
  fireEvent.change(chooser(), { target: { value: [...chooser().options].find(({ text }) => text === name)!.value } });
}

const beside = () => wordsOf('[aria-label="Both standings"] tbody tr');
const told = () => wordsOf('.rule-choice .problem p, .rule-choice .problem li, .rule-choice .note');

test('a rule of one’s own beside the event’s places, which no other system scores', async () => {
  await open(LEAGUE, SIXES, SQUARES);
  expect(all('.slopes')).toEqual([]);
  await choose('Sixes');
  // Cleo 2 + 6, Ben 4 + 4, Ann 6; RPLOPS has Cleo and Ann, then Ben
  await waitFor(() =>
    expect(beside().map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual([
      '1= Ben 8.00',
      '1= Cleo 8.00',
      '3 Ann 6.00',
    ]),
  );
  const own = [...chooser().querySelectorAll('optgroup')].find(({ label }) => label === 'Your own')!;
  expect(within(own).queryByText('Squares')).toBeNull(); // a rule for Diplomacy
});

test('in Diplomacy it stands among the other systems', async () => {
  await open(BOARD, SQUARES);
  await choose('Squares');
  const other = await waitFor(() => screen.getByLabelText<HTMLSelectElement>('How would it look under'));
  await waitFor(() => expect(other.selectedOptions[0]!.text).toBe('Squares'));
  expect(beside()[0]).toBe('1 Ann 196 1'); // 14²
  const heads = wordsOf('[aria-label="Places under every system"] thead th');
  expect(heads.slice(0, 3)).toEqual(['Player', 'Detour 98f', 'Squares']);
  expect(heads).toContain('Draw size');
  fireEvent.change(other, { target: { value: 'draw-size' } });
  await waitFor(() => expect(beside()[0]).toMatch(/25.00/)); // 100 ÷ 4
});

test('the choice stays on the device and follows the rule as it is rewritten', async () => {
  await open(LEAGUE, SIXES);
  await choose('Sixes');
  await waitFor(() => expect(beside()).toHaveLength(3));
  changeRule('rule0', { text: SIXES.replace('6, 4, 2', '60, 4, 2').replace('Sixes', 'Sixties') });
  await show();
  await waitFor(() => expect(beside()[0]).toMatch(/^1 Cleo 62.00/)); // 2 + 60
  expect(chooser().selectedOptions[0]!.text).toBe('Sixties');
});

test('another tab that changes the rule is followed', async () => {
  await open(LEAGUE, SIXES);
  await choose('Sixes');
  await waitFor(() => expect(beside()).toHaveLength(3));
  changeRule('rule0', { text: SIXES.replace('6, 4, 2', '60, 4, 2') });
  window.dispatchEvent(new StorageEvent('storage', { key: RULES }));
  await waitFor(() => expect(beside()[0]).toMatch(/^1 Cleo 62.00/));
});

test('a deleted rule is told, and restored', async () => {
  await open(LEAGUE, SIXES);
  await choose('Sixes');
  await waitFor(() => expect(beside()).toHaveLength(3));
  deleteRule('rule0');
  await show();
  expect(beside()).toEqual([]);
  expect(told()).toEqual(['“Sixes” was deleted, so nothing is scored by it. Restore it']);
  await press('Restore it');
  await waitFor(() => expect(beside()).toHaveLength(3));
  expect(keptRules().map(({ text }) => text)).toEqual([SIXES]);
  await choose('None');
  await waitFor(() => expect(beside()).toEqual([]));
  expect(told()).toEqual([]);
});

test('what the rule needs and the games do not have is told', async () => {
  await open(
    LEAGUE,
    'name: Chips\ngame: places\nask chips of each player: number\nscore = chips\n',
    'name: Three\ngame: places\nplayers: 3\nscore = 1\n',
  );
  await choose('Chips');
  await waitFor(() => expect(told()).toEqual(['“Chips” needs “chips”, which this event’s games do not have.']));
  await choose('Three');
  await waitFor(() =>
    expect(told()).toEqual([
      '“Three” cannot score every game, so it gives no standings:',
      'Game 2: The number of players is 2; it must be 3.',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Game 2' }).getAttribute('href')).toBe('#event/anevent/game/two');
});
