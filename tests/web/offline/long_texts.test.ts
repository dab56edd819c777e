// @vitest-environment dom
// A form opens unchanged on the device that kept it, however long its texts.
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fill, loadPage, newDevice } from '../dom_device.ts';

const LONG = 'x'.repeat(20_000);

test('a form whose heading is 20,000 letters long is there again, and not taken for damaged', async () => {
  await newDevice();
  await loadPage('#rplops');
  await fill(await screen.findByLabelText('Game'), LONG);
  await loadPage('#rplops');
  expect((await screen.findByLabelText<HTMLInputElement>('Game')).value).toBe(LONG);
  expect(screen.queryByText(/^The saved contents of this form are damaged/)).toBeNull();
});
