// The pictures of a system: its scores by centres, by centres and size of the draw, and where another system disagrees.
// Figures become ink here, so binary fractions are good enough.
import { html, svg, type TemplateResult } from 'lit/html.js';
import type { Ranking } from '../../src/report_card/disagreement.ts';
import { largest, quotient, grouped } from '../../src/report_card/exact.ts';
import type { Range } from './ranges.ts';
import type { Table } from './tables.ts';
import { score } from './verdicts.ts';

type ByCentres = { centres: number; range: Range }[];

/** In the unit of the view box, about a pixel on a phone. */
const BAND = { width: 340, height: 200, left: 58, top: 8, column: 16.5, foot: 176 } as const;
const LABELLED = [1, 5, 9, 13, 17];

/** The least and the most for each number of centres, and the mean as a line. */
export function scoreBand(byCentres: ByCentres): TemplateResult {
  const highest = largest(byCentres.map(({ range }) => range.most.value));
  const x = (centres: number) => BAND.left + (centres - 0.5) * BAND.column;
  const y = (value: number) => BAND.foot - ((BAND.foot - BAND.top) * value) / Number(highest);
  const points = (of: (range: Range) => number) =>
    byCentres.map(({ centres, range }) => point(x(centres), y(of(range))));
  const least = points(({ least }) => Number(least.value));
  const most = points(({ most }) => Number(most.value));
  const mean = points(({ sum, count }) => Number(sum) / Number(count));
  return html`<svg class="plot" viewBox="0 0 ${BAND.width} ${BAND.height}" role="img" aria-label="Scores by centres, from 0 to ${score(highest)}">
<path class="axis" d="M${BAND.left} ${BAND.top}V${BAND.foot}H${BAND.width}"/><path class="band" d="M${[...most, ...least.reverse()].join('L')}Z"/><path class="mean" d="M${mean.join('L')}"/>
${LABELLED.map((centres) => svg`<text x=${round(x(centres))} y=${BAND.height - 6} text-anchor="middle">${centres}</text>`)}
<text x=${BAND.left - 6} y=${BAND.top + 8} text-anchor="end">${grouped(quotient(highest, 100n, 0))}</text><text x=${BAND.left - 6} y=${BAND.foot} text-anchor="end">0</text>
</svg>`;
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// ------------------------------------------------------------------------------ Draw size by centres

interface Cell {
  sum: bigint;
  count: bigint;
}

const SHADES = 5;
/** From which the mean is printed without decimals. */
const LARGE = 10_000n;

/** Mean scores as a table, each cell the darker the more it has. */
export function heatMap({ draws }: Table): TemplateResult {
  const cells = new Map<string, Cell>();
  for (const { centres, survivors, scores } of draws)
    for (let seat = 0; seat < survivors; seat++) add(cells, `${survivors} ${centres[seat]}`, scores[seat]!);
  const highest = largest([...cells.values()].map(({ sum, count }) => sum / count));
  const sizes = [2, 3, 4, 5, 6, 7];
  return html`<table class="heat">
<caption>Centres downwards, powers in the draw to the right</caption>
<thead><tr><td></td>${sizes.map((size) => html`<th scope="col">${size}</th>`)}</tr></thead>
<tbody>${Array.from({ length: 17 }, (_, at) => at + 1).map(
    (centres) =>
      html`<tr><th scope="row">${centres}</th>${sizes.map((size) => heatCell(cells.get(`${size} ${centres}`), highest))}</tr>\n`,
  )}</tbody></table>`;
}

function add(cells: Map<string, Cell>, key: string, value: bigint): void {
  const { sum, count } = cells.get(key) ?? { sum: 0n, count: 0n };
  cells.set(key, { sum: sum + value, count: count + 1n });
}

function heatCell(cell: Cell | undefined, highest: bigint): TemplateResult {
  if (!cell) return html`<td></td>`;
  const { sum, count } = cell;
  const shade = Math.ceil((SHADES * Number(sum)) / Number(count) / Number(highest));
  return html`<td class="h${Math.min(SHADES, shade)}">${grouped(quotient(sum, 100n * count, highest > LARGE ? 0 : 1))}</td>`;
}

// ------------------------------------------------------------------------------ Two systems

const GRID = { left: 24, top: 6, column: 18, row: 18, largest: 15 } as const;

/** A square for each number of centres and each number of survivors: filled where this system ranks the results higher
 *  among all than the other does, hollow where lower; the larger, the farther apart. */
export function disagreementGrid(own: Ranking<Table>, other: Ranking<Table>): TemplateResult {
  const gaps = gapsByCell(own, other);
  const widest = Math.max(...[...gaps.values()].map(Math.abs));
  const squares = (isHigher: boolean) =>
    [...gaps]
      .filter(([, gap]) => gap > 0 === isHigher)
      .map(([cell, gap]) => square(cell, (GRID.largest * Math.sqrt(Math.abs(gap) / widest)) / 2));
  const y = (survivors: number) => GRID.top + (survivors - 1.5) * GRID.row;
  return html`<svg class="plot" viewBox="0 0 340 ${y(7) + 32}" role="img" aria-label="Where ${own.table.name} and ${other.table.name} disagree">
<path class="higher" d="${squares(true).join('')}"/><path class="lower" d="${squares(false).join('')}"/>
${[2, 3, 4, 5, 6, 7].map((survivors) => svg`<text x="12" y=${y(survivors) + 5} text-anchor="middle">${survivors}</text>`)}
${LABELLED.map((centres) => svg`<text x=${GRID.left + (centres - 0.5) * GRID.column} y=${y(7) + 26} text-anchor="middle">${centres}</text>`)}
</svg>`;
}

function square(cell: string, half: number): string {
  const [survivors, centres] = cell.split(' ').map(Number) as [number, number];
  const side = round(2 * half);
  const [x, y] = [GRID.left + (centres - 0.5) * GRID.column - half, GRID.top + (survivors - 1.5) * GRID.row - half];
  return side === 0 ? '' : `M${round(x)} ${round(y)}h${side}v${side}h${-side}z`;
}

/** The mean difference of the two ranks, by survivors and centres. */
function gapsByCell({ results, ranks }: Ranking<Table>, other: Ranking<Table>): Map<string, number> {
  const cells = new Map<string, number[]>();
  results.forEach(({ game: { survivors, centres }, seat }, at) => {
    const key = `${survivors} ${centres[seat]}`;
    cells.set(key, [...(cells.get(key) ?? []), ranks[at]! - other.ranks[at]!]);
  });
  return new Map([...cells].map(([key, gaps]) => [key, gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length]));
}
