// @vitest-environment dom
// Slips for the boards of a round: names, round and board, and a code that opens the form filled in.
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { loadPage, newDevice } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const encoded = vi.hoisted(() => [] as string[]);
vi.mock('uqr', () => ({
  encode(text: string) {
    encoded.push(text);
    return { data: [[true]] };
  },
}));

const board = (round: string, number: string, names: string[]): EventGame => ({
  ...anRplopsGame(
    `${round}${number}`,
    names.map((name) => [name, '']),
  ),
  round,
  board: number,
});

test('the boards of the last round in order, each with its names and a code of its form', async () => {
  const games = [board('1', '1', ['Ann', 'Ben']), board('2', '2', ['Cy', 'Di']), board('2', '1', ['Ann', 'Ben'])];
  await newDevice(anEvent('rplops', games));
  await loadPage('#event/anevent/slips');
  await waitFor(() => expect(all('.slip').length).toBe(2));
  expect(wordsOf('.slip h2')).toEqual(['Round 2, board 1', 'Round 2, board 2']);
  expect(wordsOf('.slip tbody .player')).toEqual(['Ann', 'Ben', 'Cy', 'Di']);
  expect(wordsOf('.slip thead')[0]).toBe('Player Place');
  await waitFor(() => expect(all('.slip .code').length).toBe(2));
  const { formOf } = await import('../../../web/src/share/form_links.ts');
  const opened = await formOf('rplops', encoded.at(-1)!.split('?').at(-1)!);
  expect(opened.ok && JSON.stringify(opened.contents)).toMatch(/"Cy".*"Di"|"Ann".*"Ben"/);
});

test('an earlier round is chosen in the address', async () => {
  await newDevice(anEvent('rplops', [board('1', '1', ['Ann', 'Ben']), board('2', '1', ['Cy', 'Di'])]));
  await loadPage('#event/anevent/slips/1');
  await waitFor(() => expect(wordsOf('.slip h2')).toEqual(['Round 1, board 1']));
});
