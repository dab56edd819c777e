// @vitest-environment dom
// What the standings say beside their figures: which colours stand for what, and which names are similar.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { click, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';
import { TWO_SPELLINGS } from './sample_events.ts';

async function open(event: TallyEvent): Promise<void> {
  await newDevice(event);
  await loadPage('#event/anevent/standings');
}

test.each([
  ['the round that its heading names', (at: number) => `Round ${at + 1}, board 1`, ['Round 1', 'Round 2']],
  ['its number among the player’s games', () => '', ['First game', 'Second game']],
])('a game has the colour of %s', async (_, headingOf, groups) => {
  const finish = [
    ['Ann', '1'],
    ['Bob', '2'],
  ] as [string, string][];
  const games = [0, 1].map((at) => {
    const game = anRplopsGame(String(at), at === 0 ? finish : [...finish].reverse());
    return { ...game, state: { ...game.state, heading: headingOf(at) } };
  });
  await open(anEvent('rplops', games));
  const segments = await found('.segments');
  await waitFor(() => expect(wordsOf('.legend li')).toEqual(groups));
  expect(all('i', segments)).toHaveLength(2);
});

test('similar names are told above the standings until they are said to be different, for good', async () => {
  await open(TWO_SPELLINGS);
  expect(words(await found('.alike li'))).toContain('John Smith and Jon Smith: the same person?');
  const isTold = (told: boolean) => waitFor(() => expect(all('.alike li').length > 0).toBe(told));
  await press('Different people');
  await isTold(false);
  await click(within(await found('.event-undo')).getByRole('button', { name: 'Undo' }));
  await isTold(true);
  await press('Different people');
  await isTold(false);
  await goTo('#event/anevent/players');
  await screen.findAllByRole('button', { name: /^Rename/ });
  expect(all('.alike li')).toEqual([]);
});

test('names said to be different stay so in files and links', async () => {
  const settings = { differentNames: JSON.stringify([['Jon Smith', 'John Smith']]) };
  const event = { ...TWO_SPELLINGS, settings };
  expect(eventOf(jsonOf(event))).toMatchObject({ ok: true, event });
  const [, carried = ''] = (await eventLink(event)).split('?');
  expect(await eventFrom(carried)).toMatchObject({ ok: true, contents: { event: { settings } } });
});
