// @vitest-environment dom
// Whether the browser keeps the events: asked once, at the first event; where it does not promise to, a backup is
// offered after each hour of entry.
import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { click, fill, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { found, wordsOf } from '../dom_words.ts';

const AN_HOUR = 3_600_000;

/** A browser that answers so. */
async function newEvent(answer: boolean): Promise<void> {
  let persisted = false;
  const storage = { persisted: async () => persisted, persist: async () => (persisted = answer) };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
  await newDevice();
  await loadPage('#events');
  await fill(await found('#event-name'), 'League');
  await press('Create event');
  await found('.safekeeping button');
}

const note = () => wordsOf('.safekeeping').join();
const noteIs = (expected: string | RegExp) => waitFor(() => expect(note()).toMatch(expected));

/** Enters a result, and lets an hour pass. */
async function enterForAnHour(): Promise<void> {
  await press('Enter a board');
  await fill(await found('#puffing-billy-finishers-0-player'), 'Ann');
  await waitFor(() => expect(localStorage.getItem('backup')).toContain('entered'));
  const { entered } = JSON.parse(localStorage.getItem('backup')!);
  localStorage.setItem('backup', JSON.stringify({ entered: entered - AN_HOUR }));
  await click(await screen.findByRole('link', { name: 'Games' }));
}

test('a browser that promises to keep them is asked once, and no backup is offered', async () => {
  await newEvent(true);
  await press('Keep my events');
  await noteIs(/^$/);
  await enterForAnHour();
  await found('.view-games .game-line');
  expect(note()).toBe('');
});

test('where it refuses, a backup is offered after an hour of entry, and again an hour later', async () => {
  await newEvent(false);
  await press('Keep my events');
  await noteIs(/This browser does not promise to keep the events\./);
  await press('Close');
  await enterForAnHour();
  await noteIs(/You have entered results for an hour/);
  await press('In an hour');
  await noteIs(/^$/);
  await enterForAnHour();
  const { name } = await saved(() => press('Save a backup'));
  expect(name).toMatch(/^tallysheet-backup-/);
  await noteIs(/^$/);
});
