// @vitest-environment dom
// The rules' figures in the Puffing Billy forms, with mistakes and settings.
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { all, click, fill, found, leave, openPage, paste, press, words, wordsOf } from '../dom.ts';

const BOARD = [
  ['Jenny', '252000'],
  ['Damien', '248,000'],
  ['Stephen', '121 000'],
  ['Sybil', '$98,000'],
] as const;

const field = (row: number, name = 'score') => found<HTMLInputElement>(`#puffing-billy-finishers-${row}-${name}`);
const totals = () => wordsOf('.sheet tbody td.total');
const names = () => wordsOf('.sheet tbody th');

async function enterBoard(): Promise<void> {
  for (const [row, [player, score]] of BOARD.entries()) {
    await fill(await field(row, 'player'), player);
    await fill(await field(row), score);
    await leave(await field(row));
  }
}

describe('a board', () => {
  test('its example shows the whole paper sheet, and the working of every figure', async () => {
    await openPage('#puffing-billy');
    await press('Fill in the example');
    expect(words(all('.sheet tbody tr')[2]!)).toMatch(/2\s+Damien\s+248,000\s+2\s+\.492\s+2\.492/);
    expect(words(await found('.sheet tfoot'))).toMatch(/Total of \(1\)\s+\.926\s+\.03 × \.926, for the winner\s+\.028/);
    await click(all('.sheet .opener').find((one) => words(one) === 'Damien')!);
    expect(words(await found('.working'))).toContain('.5 × 248,000 ÷ 252,000 = .49206…, rounded .492');
  });

  test('reports a mistake after the field is left, and accepts the corrected figure', async () => {
    await openPage('#puffing-billy');
    await enterBoard();
    await fill(await field(1), '252.000.5');
    expect(all('.problem')).toHaveLength(0);
    expect(totals()).toEqual(['', '', '', '']);
    await leave(await field(1));
    await waitFor(() => expect(wordsOf('.problem').join()).toMatch(/^Damien’s score is “252\.000\.5”/));
    await fill(await field(1), '248000');
    expect(all('.problem')).toHaveLength(0);
    expect(totals()[1]).toBe('2.492');
  });

  test('asks about a name of digits alone, beside its field, and scores it as it is', async () => {
    await openPage('#puffing-billy');
    await press('Fill in the example');
    const name = await field(1, 'player');
    await fill(name, '248,000');
    expect(wordsOf('.players .query')).toEqual(['“248,000” is a number. Is it the player’s name?']);
    expect(name.getAttribute('aria-describedby')).toBe('puffing-billy-finishers-1-player-note');
    expect(words(await found('.verdict .total'))).toBe('3.028');
    await fill(name, 'Player 2');
    expect(all('.players .query')).toEqual([]);
  });

  test('offers two readings of an ambiguous number', async () => {
    await openPage('#puffing-billy');
    await enterBoard();
    await fill(await field(1), '248.000');
    await leave(await field(1));
    await press('248,000');
    expect(totals()[1]).toBe('2.492');
  });

  test('shows the figure that was read if it was typed differently', async () => {
    await openPage('#puffing-billy');
    await enterBoard();
    expect(wordsOf('.understood')).toEqual(['252,000', '121,000', '98,000']);
  });

  test('in seating order ranks by score and names the tiebreaker', async () => {
    await openPage('#puffing-billy');
    await enterBoard();
    await fill(await field(3), '252000');
    await click(screen.getByRole('radio', { name: /As they sat/ }));
    expect(words(await found('.sheet tbody th'))).toMatch(/Sybil\s+Tiebreaker/);
    expect(totals()[0]).toMatch(/^3\./);
  });

  test('accepts two pasted columns', async () => {
    await openPage('#puffing-billy');
    const copied = 'Ann\t1500\nBob\t1200\nCy\t900\nDee\t600\nEve\t300\nFay\t200\nGus\t100';
    await paste(await field(0, 'player'), copied);
    expect(names()).toEqual(['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay']);
    expect(words(await found('.undo'))).toContain('no room for 1 more');
  });

  test('rounds to four places if set', async () => {
    await openPage('#puffing-billy');
    await enterBoard();
    await click(screen.getByRole('radio', { name: 'four decimals' }));
    expect(totals()[1]).toBe('2.4921');
  });
});

describe('a final', () => {
  test('of its example puts the best winners on the ladder and adds to their bests', async () => {
    await openPage('#puffing-billy/final');
    await press('Fill in the example');
    expect(words(await found('.sheet table tbody tr:first-child'))).toMatch(/1st\s+Jenny\s+1\s+1\.402\s+\.3/);
    expect(words(await found('.sheet caption'))).toContain('÷ 4 = 179,750');
    expect(words(await found('.verdict'))).toMatch(/Jenny\s+wins the final\s+3\.328/);
  });

  test('adds and removes boards, with undo', async () => {
    await openPage('#puffing-billy/final');
    await press('Add a board');
    expect(all('.board')).toHaveLength(2);
    await press('Remove board 1');
    expect(all('.board')).toHaveLength(1);
    await press('Undo');
    expect(all('.board')).toHaveLength(2);
  });
});
