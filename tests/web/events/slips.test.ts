// @vitest-environment dom
// Slips for the boards of a round: names, round and board, and a code that opens the form filled in.
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { partsOfPath } from '../../../web/src/share/board_links.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { loadPage, newDevice } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { anEvent, aRoundsBoard } from '../event_site.ts';

const encoded = vi.hoisted(() => [] as string[]);
vi.mock('uqr', () => ({
  encode(text: string) {
    encoded.push(text);
    return { data: [[true]] };
  },
}));

test('the boards of the last round in order, each with its names and a code of its form', async () => {
  const games = [
    aRoundsBoard('1', '1', ['Ann', 'Ben']),
    aRoundsBoard('2', '2', ['Cy', 'Di']),
    aRoundsBoard('2', '1', ['Ann', 'Ben']),
  ];
  await newDevice(anEvent('rplops', games));
  await loadPage('#event/anevent/slips');
  await waitFor(() => expect(all('.slip').length).toBe(2));
  expect(wordsOf('.slip h2')).toEqual(['Round 2, board 1', 'Round 2, board 2']);
  expect(wordsOf('.slip tbody .player')).toEqual(['Ann', 'Ben', 'Cy', 'Di']);
  expect(wordsOf('.slip thead')[0]).toBe('Player Place');
  await waitFor(() => expect(all('.slip .code').length).toBe(2));
  const { formOf } = await import('../../../web/src/share/form_links.ts');
  const opened = await formOf('rplops', carriedBy(encoded.at(-1)!));
  expect(opened.ok && JSON.stringify(opened.contents)).toMatch(/"Cy".*"Di"|"Ann".*"Ben"/);
});

const carriedBy = (address: string) => address.split('?').at(-1)!;

/** The link in the code of the only slip. */
async function printed(game: EventGame): Promise<string> {
  encoded.splice(0);
  await newDevice(anEvent('rplops', [game]));
  await loadPage('#event/anevent/slips');
  await waitFor(() => expect(encoded).toHaveLength(1));
  return encoded[0]!.replace(/^[^#]*/, '');
}

test('a code leads to its board where the device has the event', async () => {
  const link = await printed(aRoundsBoard('2', '1', ['Ann', 'Ben']));
  expect(link).toMatch(/^#rplops\/in\/anevent\/21\?1\./);
  await loadPage(link);
  await waitFor(() => expect(location.hash).toBe('#event/anevent/game/21'));
  await found('.view-game input[data-column]');
  expect(wordsOf('h1')).toEqual(['Spring convention']);
});

test('without the event, or without the board in it, the form is filled in and says so', async () => {
  const link = await printed(aRoundsBoard('2', '1', ['Ann', 'Ben']));
  await newDevice();
  await loadPage(link);
  expect((await found('.linked')).textContent).toContain('Ann');
  expect(wordsOf('.note')[0]).toContain('an event that is not on this device');
  await newDevice(anEvent('rplops', [aRoundsBoard('1', '1', ['Cy', 'Di'])]));
  await loadPage(link);
  await found('.linked');
  expect(wordsOf('.note')[0]).toContain('“Spring convention” on this device does not have this board');
});

test('the parts of a code’s path, and a damaged one', () => {
  expect(partsOfPath('puffing-billy/final/in/ab%2Fc/d')).toEqual({
    form: 'puffing-billy/final',
    board: { event: 'ab/c', game: 'd' },
  });
  expect(partsOfPath('rplops/in/%E0%A4%A/d')).toEqual({ form: 'rplops', board: null });
  expect(partsOfPath('puffing-billy/final')).toEqual({ form: 'puffing-billy/final', board: null });
});

test('an earlier round is chosen in the address', async () => {
  await newDevice(anEvent('rplops', [aRoundsBoard('1', '1', ['Ann', 'Ben']), aRoundsBoard('2', '1', ['Cy', 'Di'])]));
  await loadPage('#event/anevent/slips/1');
  await waitFor(() => expect(wordsOf('.slip h2')).toEqual(['Round 1, board 1']));
});
