// @vitest-environment dom
// A page that is left before it has come does not take away the form that is opened after it.
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { goTo, loadPage, newDevice } from '../dom_device.ts';

test('the form is there when Events come late, after the way back to it', async () => {
  await newDevice();
  await loadPage('#rplops');
  const form = () => document.querySelector('tally-form');
  await waitFor(() => expect(form()).not.toBeNull());
  location.hash = '#events';
  await new Promise((left) => addEventListener('hashchange', left, { once: true }));
  expect(customElements.get('tally-events'), 'they have not come yet').toBeUndefined();
  await goTo('#rplops');
  await waitFor(() => expect(customElements.get('tally-events')).toBeDefined());
  await vi.dynamicImportSettled();
  await goTo('#rplops'); // everything has come, and is drawn
  expect(form()).not.toBeNull();
});
