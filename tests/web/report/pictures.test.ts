// The pictures of the report card show the reference's figures: the table of draw sizes in every cell, and the band from
// the least to the most.
import { describe, expect, test } from 'vitest';
import { finishesWithoutWin } from '../../reference/finishes.ts';
import { fraction, rounded } from '../../reference/fraction.ts';
import { byDrawAndCentres, keyOf, scoresOf } from '../../reference/report_card.ts';
import { pageOf, sectionOf, SYSTEMS, textOf } from './pages.ts';

const SIZES = [2, 3, 4, 5, 6, 7];
const CENTRES = Array.from({ length: 17 }, (_, at) => at + 1);

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

describe.each(SYSTEMS)('$name', ({ id }) => {
  test('the mean score for each number of centres and each size of the draw', () => {
    const scores = byDrawAndCentres(id);
    const rows = [...sectionOf(pageOf(id), 'by-draw').matchAll(/<tr><th scope="row">(\d+)<\/th>(.*?)<\/tr>/gs)];
    expect(rows.map(([, centres]) => Number(centres))).toEqual(CENTRES);
    rows.forEach(([, centres, cells]) => {
      const shown = [...cells!.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => textOf(cell));
      expect(shown).toEqual(SIZES.map((size, at) => expected(scores(size, Number(centres)), shown[at]!)));
    });
  });

  test('the band goes from the least to the most for each number of centres', () => {
    const scores = scoresOf(id);
    const [, path] = /class="band" d="M([^"]+)Z"/.exec(sectionOf(pageOf(id), 'by-centres'))!;
    const heights = path!.split('L').map((point) => Number(point.split(' ')[1]));
    const by = CENTRES.map((centres) =>
      finishesWithoutWin
        .filter((finish) => finish.includes(centres))
        .map((finish) => scores.get(keyOf(finish))![finish.indexOf(centres)]!),
    );
    const outline = [...by.map((list) => Math.max(...list)), ...by.map((list) => Math.min(...list)).reverse()];
    const [top, foot] = [Math.min(...heights), 176];
    const scale = (foot - top) / Math.max(...outline);
    heights.forEach((height, at) => expect(Math.abs(foot - scale * outline[at]! - height)).toBeLessThan(0.1));
  });
});

/** Printed as the cell is, without decimals or with one. */
function expected(scores: number[], shown: string): string {
  if (scores.length === 0) return '';
  const decimals = shown.includes('.') ? 1 : 0;
  return rounded(fraction(sum(scores), 100 * scores.length), decimals).replace(/\B(?=(\d{3})+$)/, ',');
}
