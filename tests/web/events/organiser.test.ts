// @vitest-environment dom
// Events as an organiser uses them: begun, filled in, corrected, undone and kept; and the names of its players.
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { everythingKept, standingLines } from '../event_site.ts';
import { TWO_SPELLINGS } from './sample_events.ts';

const BOARD = ['Jenny', '252000', 'Damien', '248000', 'Stephen', '121000', 'Sybil', '98000'];

async function begin(name = 'Spring convention'): Promise<void> {
  await newDevice();
  await loadPage('#events');
  await create(name);
}

async function create(name: string): Promise<void> {
  await fill(await found('#event-name'), name);
  await press('Create event');
  await found('.event');
}

async function enterBoard(category: string, texts = BOARD): Promise<void> {
  await press('Enter a board');
  await fill(await found('#puffing-billy-heading'), category);
  for (const [at, text] of texts.entries()) await fill(all<HTMLInputElement>('tally-form .players input')[at]!, text);
}

/** The names and scores of the board that is open. */
const typed = () => all<HTMLInputElement>('tally-form .players input').map(({ value }) => value);

/** Shows one of the event's views by its tab. */
async function tab(name: string): Promise<void> {
  const tabs = await screen.findByRole('navigation', { name: 'Event' });
  await click(within(tabs).getByRole('link', { name }));
}

async function standings(): Promise<string[]> {
  await tab('Standings');
  await found('.standings tbody');
  return standingLines(all('.standings tbody'));
}

const lines = () => wordsOf('.game-line');
const become = (read: () => unknown, expected: unknown) => waitFor(() => expect(read()).toEqual(expected));
const says = (selector: string, text: string | RegExp) => waitFor(() => expect(wordsOf(selector).join()).toMatch(text));
const keeps = (text: string) => waitFor(async () => expect(JSON.stringify(await everythingKept())).toContain(text));

/** Presses the event's own button, not that of a form. */
async function turn(button: 'Undo' | 'Redo'): Promise<void> {
  await click(await within(await found('.event-undo')).findByRole('button', { name: button }));
}

describe('an event', () => {
  test('is created, takes a board and shows the standings, which lead to it', async () => {
    await begin();
    await enterBoard('Empire Builder');
    expect(screen.queryByRole('button', { name: 'Fill in the example' })).toBeNull();
    expect(await screen.findAllByRole('button', { name: 'Next game' })).toHaveLength(1);
    expect(await standings()).toEqual(['1 Jenny 3.028', '2 Damien 2.492', '3 Stephen 1.240', '4 Sybil .194']);
    await press('Jenny');
    await click(await found('.played a'));
    await says('.verdict .total', /^3\.028$/);
  });

  test.each(['Next game', 'Duplicate'])('has one more board after a double click on “%s”', async (name) => {
    await begin();
    await enterBoard('Empire Builder');
    const button = await screen.findByRole('button', { name });
    button.click();
    button.click();
    await become(() => wordsOf('.between h2'), ['Board 2 of 2']);
  });

  test('is there after a reload, with everything that was typed', async () => {
    await begin();
    await enterBoard('Rail Baron', ['Ann']);
    await keeps('"Ann"');
    await loadPage(location.hash);
    await found('#puffing-billy-heading');
    await become(() => typed()[0], 'Ann');
    expect((await found<HTMLInputElement>('#puffing-billy-heading')).value).toBe('Rail Baron');
    await loadPage('');
    await says('.event-card', /^Spring convention\s+Puffing Billy, one game/);
  });

  test('lists an incomplete game, and leaves it out of the standings', async () => {
    await begin();
    await enterBoard('Empire Builder', ['Ann', '200', 'Bob']);
    await says('.lacks-note', /^Not in the standings yet\. Bob’s score is missing\.$/);
    await tab('Games');
    await says('.game-line', 'Bob’s score is missing.');
    await tab('Standings');
    await says('.left-out', '1 game is not counted yet');
  });

  test('undoes and redoes to any depth: add, edit, duplicate, delete', async () => {
    await begin();
    await enterBoard('Empire Builder');
    await press('Duplicate');
    await become(() => wordsOf('.between h2'), ['Board 2 of 2']);
    await press('Delete');
    const counts = (count: number) => become(() => lines().length, count);
    await counts(1);
    await turn('Undo');
    await counts(2);
    await turn('Undo');
    await counts(1);
    await turn('Undo');
    await says('.game-line', 'Nothing is filled in yet.');
    await turn('Undo');
    await counts(0);
    for (const count of [1, 1, 2, 1]) {
      await turn('Redo');
      await counts(count);
    }
    expect(lines()[0]).toContain('Jenny');
  });

  test('is deleted from the list, and restored', async () => {
    await begin('Autumn league');
    await goTo('#events');
    await press('Delete Autumn league');
    await become(() => all('.event-card'), []);
    await press('Undo');
    await says('.event-card', 'Autumn league');
  });

  test('accepts a game from its form', async () => {
    await newDevice();
    await loadPage('#puffing-billy');
    await press('Fill in the example');
    await click(await screen.findByRole('link', { name: 'Add to an event' }));
    await create('Summer fair');
    await says('.verdict .total', /^3\.028$/);
    await become(() => wordsOf('.between h2'), ['Board 1 of 1']);
  });
});

test('without an event the list says what one is, and opens a sample of each system', async () => {
  await newDevice();
  await loadPage('#events');
  await says('.empty', 'An event is a convention, a tournament or a league.');
  for (const [system, first] of [
    ['Puffing Billy', '1 Damien '],
    ['Size Matters', '1 Ann '],
    ['Detour 98f', '1 Ann '],
    ['RPLOPS', '1 Ann '],
  ] as const) {
    await press(system);
    await found('.standings tbody');
    expect(standingLines(all('.standings tbody'))[0]).toContain(first);
    expect(all('.left-out')).toEqual([]);
    await goTo('#events');
    await press(`Delete Sample of ${system}`);
    await screen.findByRole('button', { name: 'Undo' });
  }
});

test('on a device without storage an event lasts for the visit, which is said', async () => {
  await newDevice();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await loadPage('#events');
  await create('Held in memory');
  await enterBoard('Empire Builder');
  await says('.refusal', 'This browser does not save anything for this page.');
  await goTo('#events');
  await click(await found('.event-card a'));
  expect((await standings())[0]).toBe('1 Jenny 3.028');
});

describe('names', () => {
  async function open(view: string): Promise<void> {
    await newDevice(TWO_SPELLINGS);
    await loadPage(`#event/anevent/${view}`);
  }

  test('that are similar are listed and can be merged', async () => {
    await open('players');
    await found('.alike li');
    await press('Both are John Smith');
    await become(() => all('.alike'), []);
    expect((await standings())[0]).toBe('1 John Smith 6.014');
  });

  test('are changed everywhere at once', async () => {
    await open('players');
    await press('Rename Ann');
    await fill(await found('#new-name'), 'Anne');
    await press('Rename everywhere');
    await says('.player-line', 'Anne');
    await press('Undo');
    await waitFor(() => expect(words(document.querySelector('.player-line'))).toMatch(/^Ann\s/));
  });

  test('are suggested while typing', async () => {
    await open('game/a');
    await press('Add a finisher');
    await fill(await found('#puffing-billy-finishers-2-player'), 'o');
    await become(() => wordsOf('[role=option] b'), ['John Smith', 'Bob']);
  });
});
