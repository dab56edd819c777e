// @vitest-environment dom
// The rules' figures in the Union Pacific final, with mistakes and settings.
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { all, click, fill, found, leave, openPage, press, words, wordsOf } from '../dom.ts';
import { tallysheet } from '../../wasm/module.ts';

const FINAL = [
  ['Henry', '120', '84'],
  ['Jane', '110', '100'],
  ['Donna', '100', '94'],
  ['Kenny', '60', '$38'],
] as const;

const score = (row: number, field: string, game = 0) =>
  found<HTMLInputElement>(`#union-pacific-games-${game}-${row}-${field}`);
const totals = () => wordsOf('.sheet tbody td.total');
const rowOf = (row: number) => words(all('.sheet tbody')[row]!.querySelector('tr'));

async function enterFinal(): Promise<void> {
  for (const [row, [player, first, second]] of FINAL.entries()) {
    await fill(await score(row, 'player'), player);
    await fill(await score(row, 'score'), first);
    await fill(await score(row, 'score', 1), second);
  }
}

async function makeLevel(): Promise<void> {
  for (const row of [0, 1, 2, 3]) {
    await fill(await score(row, 'score'), '120');
    await fill(await score(row, 'score', 1), '84');
  }
}

describe('the final', () => {
  test('of its example shows score, percentage and points of each game, with the working', async () => {
    await openPage('#union-pacific');
    await press('Fill in the example');
    expect(rowOf(0)).toMatch(/^1\s+Jane\s+seats 2, 3\s+110\s+91\.67%\s+92\s+100\s+100\.00%\s+100\s+192$/);
    await click(all('.sheet .opener').find((one) => words(one).startsWith('Jane'))!);
    const working = words(await found('.working'));
    expect(working).toContain('100 × 110 ÷ 120 = 91.66666…, rounded 92');
    expect(working).toContain('92 + 100 = 192');
  });

  test('shows the reversed seats of game 2', async () => {
    await openPage('#union-pacific');
    await enterFinal();
    expect(wordsOf('.players .corner')).toEqual(
      [
        ['seat 1', 'seat 4'],
        ['seat 2', 'seat 3'],
        ['seat 3', 'seat 2'],
        ['seat 4', 'seat 1'],
      ].flat(),
    );
  });

  test('reports a mistake after the field is left, and accepts the corrected figure', async () => {
    await openPage('#union-pacific');
    await enterFinal();
    await fill(await score(1, 'score', 1), '1OO');
    expect(totals()).toEqual(['', '', '', '']);
    await leave(await score(1, 'score', 1));
    await waitFor(() => expect(wordsOf('.problem').join()).toMatch(/^Jane’s score in game 2 is “1OO”/));
    await fill(await score(1, 'score', 1), '100');
    expect(all('.problem')).toHaveLength(0);
    expect(totals()).toEqual(['192', '184', '177', '88']);
  });

  test('allows players without names', async () => {
    await openPage('#union-pacific');
    await enterFinal();
    await fill(await score(1, 'player'), '');
    expect(words(await found('.verdict'))).toMatch(/Seat 2\s+wins the final\s+192/);
  });

  test('rounds only the total if set, which can differ', async () => {
    await openPage('#union-pacific');
    await enterFinal();
    for (const game of [0, 1]) {
      await fill(await score(0, 'score', game), '500');
      await fill(await score(3, 'score', game), '167');
    }
    expect(totals().at(1)).toBe('66');
    await click(screen.getByRole('radio', { name: /in the total alone/ }));
    expect(totals().at(1)).toBe('67');
    expect(rowOf(1)).toContain('33.40');
  });

  test('explains that level totals share a place', async () => {
    await openPage('#union-pacific');
    await enterFinal();
    await makeLevel();
    expect(wordsOf('.sheet tbody td.place')).toEqual(['1=', '1=', '1=', '1=']);
    expect(words(await found('.note'))).toContain('qualifying rounds only');
    expect(words(await found('.verdict'))).toMatch(/Henry, Jane, Donna, Kenny\s+share first place\s+200/);
  });

  test('accepts as many players as the engine', async () => {
    await openPage('#union-pacific');
    const { games } = tallysheet.unionPacific.shapes['scoreFinal'] as any;
    const most = games[2][1];
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add a player' });
    while (!add.disabled) await click(add);
    expect(all('.players li')).toHaveLength(most);
  });
});
