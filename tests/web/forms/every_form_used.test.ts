// @vitest-environment dom
// What people read, hear and do in every form of every system: names of controls, what is announced and refused, starting
// again, and coming back.
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { all, click, fill, found, goTo, openPage, press, words, wordsOf } from '../dom.ts';
import { FORM_FRAGMENTS } from '../forms.ts';

const ROLES = ['textbox', 'button', 'link', 'radio', 'checkbox', 'combobox'];

async function openExample(fragment: string): Promise<void> {
  await openPage(fragment);
  await press('Fill in the example');
  await found('.verdict .total');
}

/** The names of all that have the role, by their elements. */
function namesOf(role: string): [Element, string][] {
  const names: [Element, string][] = [];
  screen.queryAllByRole(role, { name: (name, element) => names.push([element, name.trim()]) > 0 });
  return names;
}

const labelOf = (field: HTMLElement) =>
  field.getAttribute('aria-label') ?? words(document.querySelector(`label[for="${field.id}"]`));
const verdict = () => wordsOf('.verdict').join();
const isScored = () => document.querySelector('.verdict .total') !== null;

describe.each(FORM_FRAGMENTS)('%s', (fragment) => {
  test('empty, has no score, though one is requested', async () => {
    await openPage(fragment);
    await press('Show the sheet');
    await screen.findByRole('alert');
    expect(all('.verdict .total, .sheet td.total b')).toEqual([]);
  });

  test('announces its verdict', async () => {
    await openExample(fragment);
    const total = wordsOf('.verdict .total').join();
    await waitFor(() => expect(words(document.querySelector('#announcer'))).toContain(total));
  });

  test('has a distinct name for every control, that of its label', async () => {
    await openExample(fragment);
    const names = new Map(ROLES.flatMap(namesOf));
    expect([...names.values()]).not.toContain('');
    const fields = all<HTMLInputElement>('.entry input[type=text]');
    const labels = fields.map(labelOf);
    expect(fields.map((field) => names.get(field))).toEqual(labels);
    expect(new Set(labels).size).toBe(labels.length);
    expect(namesOf('columnheader').map(([, name]) => name)).not.toContain('');
    screen.getByRole('region', { name: 'Score sheet' });
    const [banner] = screen.getAllByRole('banner');
    const main = screen.getByRole('main');
    expect(banner!.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('refuses one name on two lines of one board, at the second', async () => {
    await openExample(fragment);
    const [first, second] = all<HTMLInputElement>('.players input.name');
    await fill(second!, ` ${first!.value}`);
    await click(await found('.waiting'));
    const twice = `${first!.value} is listed twice; a player can have only one seat in a game.`;
    await waitFor(() => expect(wordsOf('#summary li')).toEqual([twice]));
    await click(await found('#summary a'));
    expect(document.activeElement).toBe(second);
  });

  test('started again, it can be undone, and what was typed is kept while another page is open', async () => {
    await openExample(fragment);
    const before = verdict();
    await press('Start again');
    expect(isScored()).toBe(false);
    await press('Undo');
    expect(verdict()).toBe(before);
    await press('Redo');
    expect(isScored()).toBe(false);
    await press('Undo');
    await goTo('#');
    await found('.glances');
    expect(all('.verdict')).toEqual([]);
    await goTo(fragment);
    await found('.verdict .total');
    expect(verdict()).toBe(before);
  });
});
