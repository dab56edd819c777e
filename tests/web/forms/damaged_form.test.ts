// @vitest-environment dom
// What a device keeps of a form can be damaged: the form is blank and says so, and loses nothing. That it is all the same
// after a reload, and can be deleted and had back, is in offline/faults.test.ts.
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all } from '../dom_words.ts';

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
  await screen.findByText(/^The saved contents of this form are damaged, so the form is blank\./);
  const fields = all<HTMLInputElement>('.entry input[type=text]');
  expect(fields.length).toBeGreaterThan(2);
  expect(fields.filter(({ value }) => value !== '')).toEqual([]);
  await press('Fill in the example');
  const { text } = await saved(() => press('Export the damaged data'));
  expect(JSON.parse(text).records).toEqual({ 'form/rplops': [left] });
});
