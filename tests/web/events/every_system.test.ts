// @vitest-environment dom
// An event of each kind of system that a new one offers, in a long run of every system: found, made, given a game, and ranked.
import { fireEvent, screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { choicesFor } from '../../../web/src/events/system_chooser.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found } from '../dom_words.ts';

/** The texts to type into the columns of a form, line by line. */
const TYPED: Record<string, Record<string, string[]>> = {
  'puffing-billy': { player: ['Ann', 'Bob'], score: ['250', '100'] },
  'union-pacific': { player: ['Ann', 'Bob'], game1: ['120', '110'], game2: ['100', '90'] },
  rplops: { player: ['Ann', 'Bob'] },
  pentamind: { player: ['Ann', 'Bob'] },
  diplomacy: {
    player: ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'],
    centres: ['10', '7', '5', '4', '3', '3', '2'],
  },
};

async function typeGame(system: string): Promise<void> {
  const columns = TYPED[system] ?? TYPED['diplomacy']!;
  for (const [column, texts] of Object.entries(columns)) {
    await found(`input[data-column="${column}"]`);
    for (const [at, text] of texts.entries()) {
      await fill(document.querySelectorAll<HTMLElement>(`input[data-column="${column}"]`)[at]!, text);
    }
  }
}

async function newEventOf(name: string): Promise<void> {
  await fill(await screen.findByLabelText('Find a system'), name);
  await click((await screen.findAllByRole('radio', { name: new RegExp(`^${name} `) }))[0]!);
  await fill(screen.getByLabelText('Name'), `Event of ${name}`);
  await press('Create event');
}

test('every system is offered, the five main ones first, and found by its name, its game or its rule', async () => {
  await newDevice();
  await loadPage('#events');
  const names = choicesFor('').map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['Puffing Billy', 'Union Pacific', 'Size Matters', 'Detour 98f', 'RPLOPS']);
  expect(names).toHaveLength(5 + 18 + 4 + 1);
  await fill(await screen.findByLabelText('Find a system'), 'carnage');
  expect(screen.getByText('4 of 28')).toBeTruthy();
  expect(all('.new-event details .choices span')).toHaveLength(4);
  // Enter chooses the first that is found, instead of making the event.
  fireEvent.keyDown(screen.getByLabelText('Find a system'), { key: 'Enter' });
  await goTo('#events');
  expect((screen.getByRole('radio', { name: /^Carnage, dead equal/ }) as HTMLInputElement).checked).toBe(true);
});

/** One of the systems that have the same form. */
const KINDS = ['Puffing Billy', 'Union Pacific', 'Size Matters', 'Detour 98f', 'RPLOPS', 'Sum of Squares', 'Pentamind'];

/** An event by a rule of one’s own has nothing to rank before it has a rule. */
const RULED = choicesFor('').filter(({ system }) => system !== 'own-rule');
const TRIED = process.env['LONG'] ? RULED : RULED.filter(({ name }) => KINDS.includes(name));

test.each(TRIED.map(({ name, system }) => [name, system]))(
  'an event of %s ranks the players of a game',
  async (name, system) => {
    await newDevice();
    await loadPage('#events');
    await newEventOf(name);
    await click((await screen.findAllByRole('button', { name: /^Enter a/ }))[0]!);
    await fill(await found<HTMLInputElement>('tally-form .heading-field input'), 'Go');
    await typeGame(system);
    await goTo(`${location.hash.split('/').slice(0, 2).join('/')}/standings`);
    await found('.standings tbody .total');
    expect(document.querySelector('.standings tbody')?.textContent).toContain('Ann');
    expect(document.querySelector('.sheet .band')?.textContent).toContain(name);
  },
);
