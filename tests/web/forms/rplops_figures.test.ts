// @vitest-environment dom
// The rules' figures in the RPLOPS form, with ties, mistakes and settings, and the rules' tables.
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { all, click, fill, found, leave, openPage, paste as pasteInto, press, words, wordsOf } from '../dom.ts';
import { tallysheet } from '../../wasm/module.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];

async function openGame(): Promise<void> {
  await openPage('#rplops');
  await field(0);
}

async function typeNames(): Promise<void> {
  for (const [at, name] of NAMES.entries()) await fill(await field(at), name);
}

const paste = async (copied: string) => pasteInto(await field(0), copied);
const useFormula = (name: string) => click(screen.getByRole('radio', { name: new RegExp(`^${name} `) }));
const field = (row: number, name = 'player') => found<HTMLInputElement>(`#rplops-finish-${row}-${name}`);
const points = () => wordsOf('li .came-to');
const places = () => wordsOf('.sheet tbody td.place');
const quantity = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) });
const systemName = () => wordsOf('.band h2').join();
const table = () => all('.ranks tr').map((line) => [...line.children].map((cell) => cell.textContent.trim()));
const boxed = () => wordsOf('.ranks td.here');

describe('a game', () => {
  test.each([
    [
      'one player with place 2',
      'Ann\t2',
      ['only one player', 'Nobody has place 1'],
      /Ann\s+is the best placed\s+50\.00/,
    ],
    ['place 7 of four', 'A\t1\nB\t2\nC\t3\nD\t7', ['Place 7, but there are only 4 players'], /A\s+wins\s+80\.00/],
    ['no first place', 'A\t2\nB\t2\nC\t3', ['Nobody has place 1'], /A, B\s+share the best place\s+62\.50/],
    ['a tie for first', 'A\t1\nB\t1\nC\t3', [], /A, B\s+share first place\s+62\.50/],
  ])('is scored, and asked about: %s', async (_, copied, questions, verdict) => {
    await openGame();
    await paste(copied);
    const asked = wordsOf('.query');
    expect(asked).toEqual(questions.map((question) => expect.stringContaining(question)));
    expect(wordsOf('.verdict').join()).toMatch(verdict);
  });

  test('with a place typed twice is a tie, and scores as the rules say', async () => {
    await openGame();
    await typeNames();
    await fill(await field(2, 'place'), '2');
    expect(points()).toEqual(['83.33', '58.33', '58.33', '33.33', '16.67']);
    expect(places()).toEqual(['1', '2=', '2=', '4', '5']);
    expect(await field(3, 'place')).toHaveProperty('value', '4');
  });

  test('its example explains the tie', async () => {
    await openGame();
    await press('Fill in the example');
    await click(all('.sheet .opener').find((one) => words(one).startsWith('Cleo'))!);
    const working = wordsOf('.working').join();
    expect(working).toContain('ranks 2 and 3: (2 + 3) ÷ 2 = 2.5');
    expect(working).toContain('(5 + 1 − 2.5) × 2 × 50 ÷ (5 + 1) = 58.33333…, rounded 58.33');
  });

  test('keeps all places when players are added or removed after a place is typed', async () => {
    await openGame();
    await typeNames();
    await fill(await field(2, 'place'), '2');
    await press('Ann: move or remove');
    await press('Remove Ann');
    expect(places()).toEqual(['1=', '1=', '3', '4']);
    await press('Add a player');
    await fill(await field(4), 'Flo');
    expect(await field(4, 'place')).toHaveProperty('value', '6');
    expect(places()).toEqual(['1=', '1=', '3', '4', '5']);
  });

  test('reports a mistake after the field is left, and accepts the corrected place', async () => {
    await openGame();
    await typeNames();
    await fill(await field(1, 'place'), 'second');
    expect(places()).not.toContain('2');
    await leave(await field(1, 'place'));
    await waitFor(() =>
      expect(wordsOf('.problem')).toEqual(['Ben’s place is “second”. Write a whole number, like 2.']),
    );
    await fill(await field(1, 'place'), '2nd');
    expect(all('.problem')).toHaveLength(0);
    expect(points()[1]).toBe('66.67');
  });

  test('accepts a pasted column of a hundred, the engine’s limit', async () => {
    await openGame();
    const { finish } = tallysheet.rplops.shapes['scoreGame'] as any;
    const most = finish[1];
    await paste(Array.from({ length: most + 1 }, (_, index) => `Player ${index + 1}`).join('\n'));
    await expect.poll(() => all('.players li')).toHaveLength(most);
    expect(wordsOf('.undo').join()).toContain('no room for 1 more');
    expect(points().at(-1)).toBe('0.99');
    expect(screen.getByRole('button', { name: 'Add a player' })).toHaveProperty('disabled', true);
  });

  test('accepts pasted names with places as in published results', async () => {
    await openGame();
    await paste('Ann\t=1\nBen\t1=\nCleo\t3rd');
    expect(places()).toEqual(['1=', '1=', '3']);
  });

  test('reports its mistakes in the order of its lines', async () => {
    await openGame();
    await paste(
      Array.from({ length: 11 }, (_, at) => `Player ${at + 1}\t${[1, 9, 10].includes(at) ? 'x' : at + 1}`).join('\n'),
    );
    await press('Show the sheet');
    const reported = wordsOf('#summary li');
    expect(reported.map((sentence) => /^Player \d+/.exec(sentence)?.[0])).toEqual([
      'Player 2',
      'Player 10',
      'Player 11',
    ]);
  });
});

describe('“I came _ of _”', () => {
  test('gives the points at once, by the formula that is set, and is no part of the sheet', async () => {
    await openGame();
    const says = (text: string) => waitFor(() => expect(wordsOf('.quick output')).toEqual([text]));
    const place = screen.getByRole('spinbutton', { name: /I came/ });
    const players = screen.getByRole('spinbutton', { name: 'of' });
    await fill(place, '2');
    await fill(players, '5');
    await says('66.67 points');
    expect(wordsOf('.verdict').join()).toContain('Nothing filled in yet');
    await useFormula('RPLOPS2');
    await says('75.00 points');
    await fill(place, '6');
    await says('Nobody is 6th of 5.');
    await fill(place, '2.5');
    await says('Write whole numbers, like 2 of 5.');
    await fill(place, '1');
    await fill(players, '101');
    await says('A game has 1 to 100 players.');
    await press('Start again');
    expect(all('.quick input')[0]).toHaveProperty('value', '');
  });
});

describe('the settings', () => {
  test('show the system’s own name', async () => {
    await openGame();
    await typeNames();
    expect(systemName()).toBe('RPLOPS0(50)');
    await useFormula('RPLOPS2');
    expect(systemName()).toBe('RPLOPS20(50)');
    expect(points()).toEqual(['100.00', '75.00', '50.00', '25.00', '0.00']);
    await fill(quantity('average'), '12.5');
    await fill(quantity('usual hours'), '1.5');
    expect(systemName()).toBe('RPLOPS21(12.5)');
    expect(points()).toEqual(['37.50', '28.13', '18.75', '9.38', '0.00']);
  });

  test('have PLOPS as a preset, whatever else is set', async () => {
    await openGame();
    await typeNames();
    await useFormula('RPLOPS2');
    await fill(quantity('average'), '10');
    await click(screen.getByRole('radio', { name: /^PLOPS/ }));
    expect(wordsOf('.settings > summary').join()).toContain('PLOPS = RPLOPS0(50)');
    expect(points()[0]).toBe('83.33');
  });

  test('of the second formula need two players', async () => {
    await openGame();
    await fill(await field(0), 'Ann');
    expect(points()[0]).toBe('50.00');
    await useFormula('RPLOPS2');
    expect(wordsOf('.verdict').join()).toContain('The place of player 2 is missing');
  });
});

describe('the table', () => {
  test('is the published one, with 28.57 for its misprint', async () => {
    await openGame();
    expect(table()).toEqual([
      ['Rank', '6', '5', '4', '3', '2'],
      ['1', '85.71', '83.33', '80.00', '75.00', '66.67'],
      ['2', '71.43', '66.67', '60.00', '50.00', '33.33'],
      ['3', '57.14', '50.00', '40.00', '25.00', ''],
      ['4', '42.86', '33.33', '20.00', '', ''],
      ['5', '28.57', '16.67', '', '', ''],
      ['6', '14.29', '', '', '', ''],
    ]);
  });

  test('is the published one of the second formula', async () => {
    await openGame();
    await useFormula('RPLOPS2');
    expect(table()).toEqual([
      ['Rank', '6', '5', '4', '3', '2'],
      ['1', '100.00', '100.00', '100.00', '100.00', '100.00'],
      ['2', '80.00', '75.00', '66.67', '50.00', '0.00'],
      ['3', '60.00', '50.00', '33.33', '0.00', ''],
      ['4', '40.00', '25.00', '0.00', '', ''],
      ['5', '20.00', '0.00', '', '', ''],
      ['6', '0.00', '', '', '', ''],
    ]);
  });

  test('boxes this game’s points, with tied ranks together', async () => {
    await openGame();
    expect(boxed()).toEqual([]);
    await press('Fill in the example');
    expect(boxed()).toEqual(['83.33', '66.67', '50.00', '33.33', '16.67']);
    expect(wordsOf('.ranks td.begins')).toEqual(['83.33', '66.67', '33.33', '16.67']);
    expect(wordsOf('.ranks td.ends')).toEqual(['83.33', '50.00', '33.33', '16.67']);
  });

  test('starts with a larger game’s own column, and can show up to twenty players', async () => {
    await openGame();
    await paste('A\nB\nC\nD\nE\nF\nG\nH');
    expect(table()[0]).toEqual(['Rank', '8', '7', '6', '5', '4']);
    expect(boxed()).toHaveLength(8);
    await press('Show up to 20 players');
    expect(table()[0]!.slice(0, 3)).toEqual(['Rank', '20', '19']);
    await press('Show the short table');
    expect(table()[0]!.at(1)).toBe('8');
  });
});
