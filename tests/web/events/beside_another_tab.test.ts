// @vitest-environment dom
// A page of an event that another tab saves, deletes or removes: nothing that was entered is lost. The other tab is its
// store of events, without a page and without messages.
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import { loadModule, loadPage, newDevice, press, putRecords } from '../dom_device.ts';
import { all, found } from '../dom_words.ts';
import { aBoard, everythingKept } from '../event_site.ts';
import { TWO_BOARDS } from './sample_events.ts';

const HOUR = 3_600_000;
const MINUTE = HOUR / 60;
const THIRTY_DAYS = 30 * 24 * HOUR;

type OtherTab = typeof import('../../../web/src/store/open_events.ts');

/** Has modules of its own, as the page that is loaded after it. */
const anotherTab = () => loadModule<OtherTab>('store/open_events.ts');

/** Keys of what the device keeps of events: "head/…", "game/…/…". */
const keys = async () => (await putRecords([])).filter((key) => !/^(step|seen)\//.test(key));

/** How many events and games it keeps. */
async function counts(): Promise<number[]> {
  const kept = await keys();
  return ['head', 'game'].map((kind) => kept.filter((key) => key.startsWith(kind)).length);
}

const become = (read: () => Promise<unknown>, expected: unknown) =>
  waitFor(async () => expect(await read()).toEqual(expected));

/** Another tab saves the event of a link, and enters a game. */
async function saveWithAGame({ importEvent, openEvent }: OtherTab, event: TallyEvent): Promise<void> {
  const read = await eventFrom((await eventLink(event)).split('?')[1]!);
  if (!read.ok) throw new Error(read.problem);
  expect(await importEvent(event.id, read.contents.changes)).toBe(true);
  const store = (await openEvent(event.id))!;
  store.addGames([aBoard('c', 'Eurorails', [['Dora', '']])], 'Game added');
  await store.save();
}

test('a link that another tab has saved, and added a game to, is saved as a copy only: the game stays', async () => {
  await newDevice();
  const other = await anotherTab();
  await loadPage(`#${await eventLink(TWO_BOARDS)}`);
  await screen.findByRole('button', { name: 'Save to this device' });
  await saveWithAGame(other, TWO_BOARDS);
  await press('Save to this device');
  await screen.findByText(/is already on this device, and its games may differ/);
  await become(counts, [1, TWO_BOARDS.games.length + 1]);
  await press('Add as a copy');
  await found('.game-line');
  await become(counts, [2, 2 * TWO_BOARDS.games.length + 1]);
  expect(JSON.stringify(await everythingKept())).toContain('Dora');
});

describe('an event that the page has deleted', () => {
  async function deleted(): Promise<OtherTab> {
    await newDevice(TWO_BOARDS);
    const other = await anotherTab();
    await loadPage('#events');
    await press('Delete Spring convention');
    await screen.findByText('Spring convention deleted.');
    return other;
  }

  /** Another tab visits by a clock that is so far ahead. */
  async function visit({ clearOldAway }: OtherTab, ahead: number): Promise<void> {
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    await clearOldAway();
    clock.mockRestore();
  }

  async function expectWhole(): Promise<void> {
    await press('Undo');
    await found('.event-card');
    await become(keys, ['game/anevent/a', 'game/anevent/b', 'head/anevent']);
    await loadPage('#event/anevent');
    await waitFor(() => expect(all('.game-line')).toHaveLength(TWO_BOARDS.games.length));
  }

  test('is restored with its games even if another tab’s clock is thirty days ahead', async () => {
    const other = await deleted();
    for (const ahead of [0, THIRTY_DAYS + MINUTE, THIRTY_DAYS + MINUTE]) await visit(other, ahead);
    expect(await keys()).toEqual(['bin/anevent/', 'game/anevent/a', 'game/anevent/b']);
    await expectWhole();
  });

  test('is restored with its games even if another tab has removed them', async () => {
    const other = await deleted();
    for (const ahead of [0, THIRTY_DAYS + MINUTE, THIRTY_DAYS + HOUR + 3 * MINUTE]) await visit(other, ahead);
    await become(keys, ['bin/anevent/']);
    await expectWhole();
  });

  test('is restored beside the one that another tab has saved from a link', async () => {
    const other = await deleted();
    expect(await other.whereIs(TWO_BOARDS.id)).toBe('in the bin');
    await other.addCopy({ ...TWO_BOARDS, games: TWO_BOARDS.games.slice(0, 1) });
    await press('Undo');
    await waitFor(() => expect(all('.event-card')).toHaveLength(2));
    await become(counts, [2, 1 + TWO_BOARDS.games.length]);
  });
});
