// @vitest-environment dom
// Where the focus is after an event was deleted and a game was begun: where it helps, unless a person was quicker.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { aBoard, anEvent } from '../event_site.ts';
import { found } from '../dom_words.ts';
import { fill, loadPage, newDevice, press } from '../dom_device.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

const focused = () => document.activeElement;

/** An event is deleted; `meanwhile` happens before the list is read again. */
async function deleteEvent(meanwhile: (name: HTMLElement) => void) {
  await newDevice(EVENT);
  await loadPage('#events');
  const name = await found('#event-name');
  (await screen.findByRole('button', { name: 'Delete Spring convention' })).focus();
  await press('Delete Spring convention');
  meanwhile(name);
  await screen.findByText('Spring convention deleted.');
  await waitFor(() => expect(document.querySelector('.event-card')).toBeNull());
  return { name, heading: screen.getByRole('heading', { name: 'Events' }) };
}

test('once an event is deleted, the focus is on the heading', async () => {
  const { heading } = await deleteEvent(() => {});
  await waitFor(() => expect(focused()).toBe(heading));
});

test('who types the name of an event while another is deleted keeps the focus', async () => {
  const { name } = await deleteEvent((field) => field.focus());
  await found('.bin');
  expect(focused()).toBe(name);
});

test('in a new game the first field has the focus', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent');
  await press('Enter a board');
  await waitFor(() => expect(focused()?.id).toBe('puffing-billy-heading'));
});

test('who goes to another field of a new game at once stays there', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent');
  const timers = vi.spyOn(window, 'setTimeout');
  await press('Enter a board');
  const score = await found('#puffing-billy-finishers-0-score');
  const putOff = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === 60);
  await waitFor(() => expect(putOff()).not.toEqual([]));
  score.focus();
  for (const [act] of putOff()) act();
  expect(focused()).toBe(score);
});

test('once all is undone, the focus is on Redo, and the other way round', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent/setup');
  await fill(await screen.findByLabelText('Name'), 'Autumn convention');
  await screen.findByText('Event renamed');
  for (const [pressed, left] of [
    ['Undo', 'Redo'],
    ['Redo', 'Undo'],
  ] as const) {
    const pressing = await screen.findByRole('button', { name: pressed });
    pressing.focus();
    await press(pressed);
    await waitFor(() => expect(focused()?.textContent).toBe(left));
  }
});
