// @vitest-environment dom
// Where the focus is once another page has been opened: on its heading, which a screen reader then reads, unless a person
// was quicker.
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { TallyApp } from '../../../web/src/app/app.ts';
import { openPage } from '../dom.ts';

/** The page goes to its address again; `meanwhile` happens before it is drawn whole. */
async function follow(meanwhile: (field: HTMLElement) => void) {
  await openPage('#rplops');
  const [field] = await screen.findAllByRole('textbox');
  const scroll = vi.spyOn(globalThis, 'scrollTo');
  const followed = document.querySelector<TallyApp>('tally-app')!['follow']();
  meanwhile(field!);
  await followed;
  return { field, focused: document.activeElement, scrolls: scroll.mock.calls };
}

const heading = () => screen.getByRole('heading', { name: 'RPLOPS' });

test.each([
  ['once it is drawn whole', () => {}],
  ['although a view has put the focus there first', () => heading().focus()],
])('a page that was opened is shown from its top, its heading has the focus, %s', async (_, meanwhile) => {
  const { focused, scrolls } = await follow(meanwhile);
  expect(focused).toBe(heading());
  expect(scrolls).toEqual([[0, 0]]);
});

test('whoever types before a page is drawn whole keeps the focus', async () => {
  const { field, focused, scrolls } = await follow((first) => first.focus());
  expect(focused).toBe(field);
  expect(scrolls).toEqual([]);
});
