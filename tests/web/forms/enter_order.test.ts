// @vitest-environment dom
// Enter goes through a form as Tab does: field by field as they are read, row by row. `entry_order.test.ts` has Tab.
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { all, fill, found, openPage, words } from '../dom.ts';
import { PAGE_FRAGMENTS } from '../forms.ts';

// The pages of a rule go on to load their library of rules, beyond the end of a test here.
const FRAGMENTS = PAGE_FRAGMENTS.filter((fragment) => !fragment.startsWith('#own-rule'));

test.each(FRAGMENTS)('%s', async (fragment) => {
  await openPage(fragment);
  await found('.heading-field input');
  const fields = all<HTMLInputElement>('.heading-field input, tally-players input');
  expect(fields.length).toBeGreaterThan(4);
  fields[0]!.focus();
  const passed = [document.activeElement];
  for (const _ of fields.slice(1)) {
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    passed.push(document.activeElement);
  }
  expect(passed.map((one) => one?.id)).toEqual(fields.map(({ id }) => id));
});

test('names that are there already, as on a drawn board, are passed over from figure to figure', async () => {
  await openPage('#puffing-billy');
  const fields = (kind: string) => all<HTMLInputElement>(`tally-players ol input.${kind}`);
  await found('tally-players ol input.name');
  for (const [at, name] of ['Ann', 'Ben'].entries()) {
    fireEvent.input(fields('name')[at]!, { target: { value: name } });
  }
  const enter = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  const [ann, ben] = fields('figure');
  ann!.focus();
  enter();
  expect(document.activeElement).toBe(ben);
  enter();
  expect(document.activeElement).toBe(fields('name')[2]); // without a name
  fields('name')[0]!.focus();
  enter();
  expect(document.activeElement).toBe(ann);
});

test('a name left out below the last player ends the list', async () => {
  await openPage('#rplops');
  (await found('#rplops-finish-0-player')).focus();
  for (const text of ['Ann', '1', 'Ben', '2', '']) {
    await fill(document.activeElement as HTMLInputElement, text);
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  }
  await waitFor(() => expect(document.activeElement?.id).toBe('sheet'));
  expect(words(await found('.verdict'))).toMatch(/Ann wins 66\.67/);
});
