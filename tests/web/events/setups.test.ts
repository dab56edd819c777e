// @vitest-environment dom
// The structures of known conventions are set up by the steps of the guide: each is a few choices and figures.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Person } from '../../../web/src/systems/person.ts';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aBoard, aGame, anEvent } from '../event_site.ts';

let steps = 0;

async function type(label: RegExp, text: string): Promise<void> {
  steps += 1;
  await fill(await screen.findByLabelText(label), text);
}

async function choose(group: string, option: RegExp): Promise<void> {
  steps += 1;
  const choices = await screen.findByRole('group', { name: group });
  const label = [...choices.querySelectorAll('label')].find(({ textContent }) => option.test(textContent ?? ''))!;
  fireEvent.click(label.querySelector('input')!);
}

/** The games have been played, so that the page shows who moves and asks. */
async function agree(): Promise<void> {
  steps += 1;
  await press('Change');
}

const ruleWords = () => wordsOf('.rule-words').join();

test('World DipCon: of four rounds the best three count, and seven play a top board after round 3', async () => {
  steps = 0;
  const powers = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];
  const rounds = [1, 2, 3].map((round) => ({
    ...aGame(`g${round}`, 'detour-98f', powers, [10, 9, 5, 4, 3, 3, 0]),
    round: String(round),
  }));
  await newDevice(anEvent('detour-98f', rounds));
  await loadPage('#event/anevent/counting');
  await type(/^Count each player’s best/, '3');
  await choose('Top board', /stand above all others/);
  await type(/^The first/, '7');
  await type(/^After round/, '3');
  expect(steps).toBe(4);
  await waitFor(() => expect(wordsOf('.qualified b')).toHaveLength(7));
  expect(ruleWords()).toContain('The best 3 count.');
  expect(ruleWords()).toContain('The players of a top board stand above all others, by their scores there.');
  expect(ruleWords()).toContain('The first 7 after round 3 qualify for the top board.');
  await press('Enter the top board');
  await waitFor(() => expect(all<HTMLInputElement>('tally-form input').map(({ value }) => value)).toContain('Gus'));
  expect((await screen.findByLabelText<HTMLInputElement>('Round')).value).toBe('4');
  await goTo('#event/anevent/awards');
  await waitFor(() => expect(wordsOf('nav [aria-current=page]')).toEqual(['Best countries']));
});

test('RailCon: the best five categories, finals, Challenger class, Iron Man and teams', async () => {
  steps = 0;
  const people: Person[] = [
    { key: 'a', name: 'Ann', team: 'Reds', champion: true },
    { key: 'b', name: 'Ben', team: 'Blues' },
  ];
  const categories = ['Coal', 'Iron', 'Rail', 'Road', 'Sea', 'Steam'];
  const boards = categories.map((category) =>
    aBoard(category, category, [
      ['Ann', '100'],
      ['Ben', '50'],
    ]),
  );
  await newDevice({ ...anEvent('puffing-billy', boards), people });
  await loadPage('#event/anevent/setup');
  await type(/^Count only each player’s best/, '5');
  await goTo('#event/anevent/qualifiers');
  await choose('The association’s competitions', /side by side/);
  expect(steps).toBe(2);
  await waitFor(() =>
    expect(wordsOf('.competition .band h2')).toEqual(['Puffing Billy', 'Challenger class', 'Iron Man', 'Teams']),
  );
});

test('places in each round are added, of which the best two count', async () => {
  steps = 0;
  const round = (number: number, names: string[]) => ({
    ...aGame(`g${number}`, 'detour-98f', names, [10, 9, 5, 4, 3, 3, 0]),
    round: String(number),
  });
  const powers = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];
  await newDevice(anEvent('detour-98f', [round(1, powers), round(2, powers), round(3, [...powers].reverse())]));
  await loadPage('#event/anevent/counting');
  await choose('What is counted', /places in each round/);
  await agree();
  await type(/^Count each player’s best/, '2');
  await agree();
  expect(steps).toBe(4);
  // Ann is 1st, 1st and 7th.
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')[0]).toMatch(/^1 Ann 1 1 7 2$/));
});
