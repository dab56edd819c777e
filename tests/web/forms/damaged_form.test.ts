// @vitest-environment dom
// What a device keeps of a form can be damaged: the form is blank and says so, and loses nothing.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, words } from '../dom_words.ts';

const DAMAGED = /^The saved contents of this form are damaged, so the form is blank\./;

test.each([
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{"finish":5}',
  '{"finish":[null]}',
  '{"finish":[{"key":"1","player":7}]}',
  '{"heading":null}',
  '{"formula":"x"}',
])('%s', async (left) => {
  await newDevice();
  localStorage.setItem('form/rplops', left);
  await loadPage('#rplops');
  expect((await screen.findByText(DAMAGED)).closest('[role=alert]')).not.toBeNull();
  const fields = all<HTMLInputElement>('.entry input[type=text]');
  expect(fields.length).toBeGreaterThan(2);
  expect(fields.filter(({ value }) => value !== '')).toEqual([]);
  await press('Fill in the example');
  const { text } = await saved(() => press('Export the damaged data'));
  expect(JSON.parse(text).records).toEqual({ 'form/rplops': [left] });
});

test('they are there after a reload, and can be deleted and had back', async () => {
  await newDevice();
  localStorage.setItem('form/rplops', '{"finish":[null]}');
  await loadPage('#rplops');
  await press('Fill in the example');
  await found('.verdict .total');
  await loadPage('#rplops');
  await screen.findByText(DAMAGED);
  await press('Delete');
  await waitFor(() => expect(screen.queryByText(DAMAGED)).toBeNull());
  screen.getAllByRole('button', { name: 'Undo' })[0]!.click();
  await screen.findByText(DAMAGED);
  await press('Delete');
  await screen.findByText('The damaged data was deleted.');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('damaged/'))).toEqual([]);
  expect(words(await found('.verdict .total'))).toBe('83.33');
});
