// @vitest-environment dom
// From one event straight to another by its address: the tabs, what was searched for, and the focus.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';
import { EVENTS } from './every_event_view.ts';

const addressOf = ({ id }: TallyEvent, view: string) => `#event/${id}${view && `/${view}`}`;
const titleIs = (name: string) => waitFor(() => expect(wordsOf('h1')).toEqual([name]));
const [CONVENTION, LEAGUE] = [EVENTS[0]!, EVENTS[1]!];

async function open(one: TallyEvent, other: TallyEvent, view: string): Promise<void> {
  await newDevice(one, other);
  await loadPage(addressOf(one, view));
}

test('a view that the other event does not have shows its games, under their tab', async () => {
  await open(CONVENTION, LEAGUE, 'qualifiers');
  await found('.qualifying');
  await goTo(addressOf(LEAGUE, 'qualifiers'));
  await waitFor(() => expect(wordsOf('.game-line').join()).toContain('Game a'));
  const tab = () =>
    words(within(screen.getByRole('navigation', { name: 'Event' })).getByRole('link', { current: 'page' }));
  expect(tab()).toBe('Games');
  expect((await found('.event')).className).toBe('event size-matters view-games');
  await goTo(addressOf(CONVENTION, 'qualifiers'));
  await found('.qualifying');
  expect(tab()).toBe('Qualifiers');
});

test('what was searched for, opened, followed and copied in one event is nothing in another', async () => {
  const games = Array.from({ length: 50 }, (_, at) =>
    anRplopsGame(String(at), [
      [`Ann ${at}`, '1'],
      [`Bob ${at}`, '2'],
    ]),
  );
  const one = { ...anEvent('rplops', games), id: 'one', name: 'One' };
  const other = { ...one, id: 'other', name: 'Other' };
  const find = () => screen.findByLabelText<HTMLInputElement>('Find');
  const follow = () => screen.findByLabelText<HTMLSelectElement>('Follow');
  await open(one, other, '');
  await fill(await find(), 'Ann 7');
  await goTo(addressOf(other, ''));
  await titleIs('Other');
  expect((await find()).value).toBe('');

  await goTo(addressOf(one, 'standings'));
  await press('Show all 100 players');
  await press('Ann 0');
  fireEvent.change(await follow(), { target: { value: 'Bob 30' } });
  const table = async () => (await found('.race-words')).closest('details')!;
  await click(await screen.findByText('The race as a table'));
  expect((await table()).open).toBe(true);
  expect(all('.standings tbody.open')).toHaveLength(1);
  await goTo(addressOf(other, 'standings'));
  await titleIs('Other');
  await screen.findByRole('button', { name: 'Show all 100 players' });
  expect(all('.standings tbody.open')).toEqual([]);
  expect((await follow()).value).toBe('');
  expect((await table()).open).toBe(false);
});

test('the focus is on the heading of the other event', async () => {
  await open(CONVENTION, LEAGUE, 'standings');
  (await screen.findByRole('button', { name: 'Jenny' })).focus();
  await goTo(addressOf(LEAGUE, 'standings'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(LEAGUE.name));
});
