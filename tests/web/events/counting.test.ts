// @vitest-environment dom
// What counts by a rule of the event's own: its settings, and the standings by it.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Person } from '../../../web/src/systems/person.ts';
import { click, fill, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

vi.mock('../../../web/src/engine/events_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  return { loadEventsEngine: () => loadEvents() };
});

const inRound = (round: string, ...names: string[]): EventGame => ({
  ...anRplopsGame(
    round,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round,
});
const GAMES = [
  inRound('1', 'Ann', 'Ben', 'Cleo'),
  inRound('2', 'Ann', 'Cleo', 'Ben'),
  inRound('3', 'Ben', 'Ann', 'Cleo'),
];
const RANKS = { countingMeasure: 'rank', countingBest: '2' };

async function open(settings: Record<string, string>, view = '/counting', people: Person[] = []): Promise<void> {
  await newDevice({ ...anEvent('rplops', GAMES, settings), people });
  await loadPage(`#event/anevent${view}`);
  await waitFor(() => expect(all('.standings tbody').length).toBeGreaterThan(0));
}

/** Place, player, what is in each round, total. */
const lines = () => wordsOf('.standings tbody tr:first-child');
const struck = () => wordsOf('.standings s');

test('places in each round are added, and of three the best two count', async () => {
  await open(RANKS);
  // Ann 1 + 1, Ben 2 + 1, Cleo 3 + 2; each one's worst place is struck through, of equal ones the later.
  await waitFor(() => expect(lines()).toEqual(['1 Ann 1 1 2 2', '2 Ben 2 3 1 3', '3 Cleo 3 2 3 5']));
  expect(struck()).toEqual(['2', '3', '3']);
});

test('the sheet says that it is the event’s rule, and what it is', async () => {
  await open(RANKS);
  const [words] = wordsOf('.rule-words');
  expect(words).toContain('what counts of them is the rule of this event.');
  expect(words).toContain(
    'The place in each round counts, and fewer is better; whoever has more results that count is ahead. The best 2 count.',
  );
});

test('a row opens to show which results do not count, and why', async () => {
  await open(RANKS);
  await press('Cleo');
  expect(wordsOf('.played li')).toEqual(['R1 no. 1 3', 'R2 no. 2 2', 'R3 no. 3 not among the best 3']);
});

test('a typed setting counts at once, and can be undone', async () => {
  await open({ countingMeasure: 'rank' });
  const totals = () => wordsOf('.standings td.total');
  expect(totals()).toEqual(['4', '6', '8']);
  await press('What counts');
  await fill(await screen.findByLabelText(/^Drop the worst/), '1');
  await waitFor(() => expect(totals()).toEqual(['2', '3', '5']));
  await press('Undo');
  await waitFor(() => expect(totals()).toEqual(['4', '6', '8']));
});

test('a setting that is no number is said with its name, and nothing is ranked by it', async () => {
  await open({ ...RANKS, countingBest: 'two' }, '/standings');
  await loadPage('#event/anevent/counting');
  await waitFor(() => expect(wordsOf('[role="alert"] li').join()).toMatch(/^Results that count in all: .*“two”/));
  expect(lines()).toEqual([]);
});

test('none of what is allowed is said at the setting too', async () => {
  await open({ ...RANKS, countingBest: '0' }, '/standings');
  await loadPage('#event/anevent/counting');
  await waitFor(() =>
    expect(wordsOf('[role="alert"] li').join()).toMatch(/^Results that count in all: .* 1 to 1,000,000/),
  );
});

test('a guest plays and has no place', async () => {
  await open(RANKS, '/counting', [{ key: 'a', name: 'Ann', guest: true }]);
  await waitFor(() => expect(lines()[0]).toMatch(/^1 Ben/));
  expect(lines().at(-1)).toMatch(/^– Ann guest, without a place/);
});

test('the standings lead to it, and say where the event has a rule of its own', async () => {
  await open({}, '/standings');
  const link = await screen.findByRole('link', { name: /^Count by a rule of your own/ });
  await click(link);
  expect(location.hash).toBe('#event/anevent/counting');
  await open(RANKS, '/standings');
  await screen.findByRole('link', { name: 'standings by it' });
});
