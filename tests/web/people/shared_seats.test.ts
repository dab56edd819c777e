// @vitest-environment dom
// Two people who shared a seat of a game: whose score it is is chosen, kept, printed and taken along by renaming.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { isGame } from '../../../web/src/store/whole.ts';
import {
  scorerOf,
  seatInWords,
  withPlayerRenamed,
  withScorer,
  withSeat,
} from '../../../web/src/systems/shared_seats.ts';
import { namesIn } from '../../../web/src/systems/player_names.ts';
import { aBoard, anEvent } from '../event_site.ts';
import { allDrawn } from '../../../web/src/ui/light_element.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';

const BOARD = aBoard('a', 'Rail Baron', [
  ['Ann', '200'],
  ['Bob', '100'],
]);
const SHARED = withSeat(BOARD, 'Ann', ' Cara ');
const SEAT = SHARED.seats![0]!;

test('the score is of the one who stands in the form, and can be given to the other', () => {
  expect(seatInWords(SHARED, SEAT)).toBe('Cara took over from Ann. The score is Ann’s.');
  const given = withScorer(SHARED, SEAT, 'Cara');
  expect(namesIn(given.state)).toEqual(['Cara', 'Bob']);
  expect(seatInWords(given, SEAT)).toBe('Cara took over from Ann. The score is Cara’s.');
  expect(withScorer(given, SEAT, 'Ann').state).toEqual(BOARD.state);
  const neither = withSeat(BOARD, 'Dan', 'Eve');
  expect(scorerOf(neither, neither.seats![0]!)).toBeNull();
});

test('who is renamed is renamed there too', () => {
  const renamed = withPlayerRenamed(SHARED, 'Cara', 'Clara');
  expect(renamed.seats).toEqual([{ ...SEAT, tookOver: 'Clara' }]);
});

test('a file has the seats, and refuses what is none', () => {
  const text = jsonOf(anEvent('puffing-billy', [SHARED]));
  const read = eventOf(text);
  expect(read.ok && read.event.games).toEqual([SHARED]);
  expect(isGame(SHARED, 'a')).toBe(true);
  const refused = eventOf(text.replace('"tookOver":"Cara"', '"tookOver":3'));
  expect(refused.ok ? [] : refused.problems).toEqual([
    'games/0/seats/0/tookOver is 3; it must be a text in quotation marks.',
  ]);
  expect(jsonOf(anEvent('puffing-billy', [BOARD]))).not.toContain('seats');
});

test('the game’s page takes who took over, asks whose score it is, and the sheets say so', async () => {
  await newDevice({ ...anEvent('puffing-billy', [BOARD]), people: [{ key: 'c', name: 'Cara' }] });
  await loadPage('#event/anevent/game/a');
  const field = await screen.findByRole('combobox', { name: 'Taken over by' });
  await fill(field, 'Cara');
  fireEvent.submit(field.closest('form')!);
  await allDrawn();
  await waitFor(() => expect(wordsOf('.shared-seat .note')).toEqual(['Cara took over from Ann. The score is Ann’s.']));
  await click(await screen.findByRole('radio', { name: 'Cara' }));
  await waitFor(() => expect(wordsOf('.shared-seat .note')).toEqual(['Cara took over from Ann. The score is Cara’s.']));
  await waitFor(() => expect(all<HTMLInputElement>('tally-form input[list=known-names]')[0]?.value).toBe('Cara'));
  await goTo('#event/anevent/sheets');
  await waitFor(() => expect(wordsOf('.all-sheets .note')[0]).toBe('Cara took over from Ann. The score is Cara’s.'));
  await goTo('#event/anevent/person/c');
  await found('.view-person');
  await waitFor(() =>
    expect(wordsOf('.event > .note').join(' ')).toContain('Cara took over from Ann. The score is Cara’s.'),
  );
  await press('Undo');
  await waitFor(() => expect(wordsOf('.event > .note').join(' ')).toContain('The score is Ann’s.'));
});
