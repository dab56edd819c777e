// @vitest-environment dom
// A database of events that fails or does not answer, clocks that are wrong, and events at addresses that lead nowhere.
import { screen, waitFor } from '@testing-library/dom';
import { type IDBPDatabase, openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { click, fill, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent, everythingKept } from '../event_site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

async function begin(): Promise<void> {
  await loadPage('#events');
  await fill(await found('#event-name'), 'Spring');
  await press('Create event');
  await found('.event');
}

const refusal = (words: string) => waitFor(() => expect(wordsOf('.refusal').join()).toContain(words));
const noRefusal = () => waitFor(() => expect(wordsOf('.refusal').join()).toBe(''));
const keeps = (text: string) => waitFor(async () => expect(JSON.stringify(await everythingKept())).toContain(text));

/** The event is there after a reload. */
async function expectSaved(): Promise<void> {
  await keeps('Spring');
  await loadPage(location.hash);
  await screen.findByRole('heading', { name: 'Spring', level: 1 });
}

describe('events', () => {
  test('saved by a newer version are reported, and new ones last for the visit', async () => {
    await newDevice();
    const upgrade = (database: IDBPDatabase) => database.deleteObjectStore('events');
    (await openDB('tallysheet', 7, { upgrade })).close();
    await begin();
    await refusal(
      'A newer version of Tallysheet has saved the events here. Reload this page to see them. You can continue: everything is kept',
    );
  });

  test.each(['%', '%E0%A4%A', 'games/%'])('at an address that nobody encoded, %s, are not here', async (part) => {
    await newDevice();
    await loadPage(`#event/x/${part}`);
    await screen.findByRole('heading', { name: 'Event not found' });
  });

  test('whose database does not answer are reported after five seconds, last for the visit, and are saved once it answers', async () => {
    await newDevice();
    const { addEventListener } = IDBOpenDBRequest.prototype;
    const held: (() => void)[] = [];
    const silent = vi.spyOn(IDBOpenDBRequest.prototype, 'addEventListener').mockImplementation(function (
      this: IDBOpenDBRequest,
      type: string,
      listener: any,
    ) {
      if (type === 'success') held.push(() => listener.call(this, new Event(type)));
      else addEventListener.call(this, type, listener);
    });
    await begin();
    await refusal(
      'This browser’s storage is not responding. You can continue: everything is kept while this page stays open. Save the event to a file before you close it.',
    );
    await click(await screen.findByRole('link', { name: 'Go to Files' }));
    expect((await saved(() => press('Save the whole event'))).name).toBe('Spring.json');
    silent.mockRestore();
    for (const answer of held) answer();
    await noRefusal();
    await expectSaved();
  });

  test('whose database cannot be opened at first are there once it can', async () => {
    await newDevice();
    const failing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    await begin();
    await refusal('This browser does not save anything for this page.');
    failing.mockRestore();
    await noRefusal();
    await expectSaved();
  });

  test.each([
    ['1970', 0],
    ['2262', 9.2e12],
  ])('are saved, in order and with every change, by a clock that says %s', async (_year, now) => {
    await newDevice(EVENT);
    vi.spyOn(Date, 'now').mockReturnValue(now);
    await loadPage('#event/anevent/game/a');
    await fill(await found('#puffing-billy-finishers-1-score'), '150');
    await keeps('"150"');
    await loadPage('#event/anevent/game/a');
    await waitFor(() =>
      expect(document.querySelector<HTMLInputElement>('#puffing-billy-finishers-1-score')?.value).toBe('150'),
    );
  });
});
