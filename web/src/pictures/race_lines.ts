// The race as lines, one for each player's total, and its axes. Only coordinates are calculated here.
import { svg, type TemplateResult } from 'lit/html.js';
import type { RaceStep } from './race_steps.ts';

/** Pixels. */
export interface ChartSize {
  height: number;
  /** The height of a line of text. */
  line: number;
}

export const USUAL_SIZE: ChartSize = { height: 320, line: 18 };
/** Lines are drawn in a square with this side, in whole numbers, which is stretched to the available width. */
const SIDE = 1000;

export interface RaceLine {
  player: string;
  points: string;
  /** Distance of the line's end from the top of the chart, as a part of its height. */
  end: number;
}

interface Bounds {
  least: number;
  most: number;
}

function boundsOf(steps: RaceStep[]): Bounds {
  const totals = steps.flatMap(({ rows }) => rows.map(({ total }) => Number(total)));
  return { least: Math.min(0, ...totals), most: Math.max(...totals, Number.MIN_VALUE) };
}

/** Distance from the top of the chart, as a part of its height. */
function downIn({ least, most }: Bounds): (total: number) => number {
  return (total) => (most - total) / (most - least);
}

/** Every line starts at zero before the first game. */
export function linesOf(steps: RaceStep[], players: string[]): RaceLine[] {
  const totals = steps.map(({ rows }) => new Map(rows.map(({ player, total }) => [player, Number(total)])));
  const down = downIn(boundsOf(steps));
  return players.map((player) => {
    const downs = [0, ...totals.map((step) => step.get(player) ?? 0)].map(down);
    const points = downs.map((y, at) => `${Math.round((SIDE * at) / steps.length)},${Math.round(SIDE * y)}`).join(' ');
    return { player, points, end: downs.at(-1) ?? 1 };
  });
}

export interface Tick {
  figure: string;
  /** Distance from the top or the left of the chart, as a part of its height or width. */
  at: number;
}

const MOST_TICKS = 5;

/** Round figures on the axis of the totals. */
export function totalTicks(steps: RaceStep[]): Tick[] {
  const bounds = boundsOf(steps);
  const { least, most } = bounds;
  const power = exponentOf((most - least) / MOST_TICKS);
  const [unit = 10] = [1, 2, 5].filter((one) => (most - least) / Number(`${one}e${power}`) <= MOST_TICKS);
  const step = Number(`${unit}e${power}`);
  const numbers = Array.from({ length: 2 * MOST_TICKS + 1 }, (_, at) => Math.ceil(least / step) + at);
  const figures = numbers.map((number) => Number(`${number * unit}e${power}`)).filter((figure) => figure <= most);
  return figures.map((figure) => ({ figure: String(figure), at: downIn(bounds)(figure) }));
}

/** 3 for 4,200. The same in every engine, which `Math.log10` need not be. */
function exponentOf(number: number): number {
  return Number(number.toExponential().split('e')[1]);
}

/** Numbers of games on the axis along the steps, from none to all. */
export function gameTicks(steps: RaceStep[]): Tick[] {
  const every = Math.ceil(steps.length / MOST_TICKS);
  const shown = steps.map((_, at) => at + 1).filter((at) => at % every === 0 && steps.length - at >= every);
  return [0, ...shown, steps.length].map((at) => ({
    figure: String(steps[at - 1]?.games ?? 0),
    at: at / steps.length,
  }));
}

/** A line across the chart at each of these. */
export function grid(ticks: Tick[]): TemplateResult[] {
  return ticks.map(({ at }) => {
    const y = Math.round(SIDE * at);
    return svg`<line x1="0" x2=${SIDE} y1=${y} y2=${y} class="race-grid" vector-effect="non-scaling-stroke"></line>`;
  });
}

export function drawnLine({ points }: RaceLine, sort: string): TemplateResult {
  return svg`<polyline points=${points} class="race-line ${sort}" vector-effect="non-scaling-stroke"></polyline>`;
}

export const VIEW_BOX = `0 0 ${SIDE} ${SIDE}`;

/** Places the names beside the ends of their lines without overlap. */
export function labelled(lines: RaceLine[], { height, line: lineHeight }: ChartSize): { line: RaceLine; y: number }[] {
  const sorted = [...lines].sort((one, other) => one.end - other.end);
  let free = lineHeight / 2;
  const down = sorted.map(({ end }) => {
    const y = Math.max(height * end, free);
    free = y + lineHeight;
    return y;
  });
  let below = height - lineHeight / 2;
  for (let at = down.length - 1; at >= 0; at -= 1) {
    down[at] = Math.min(down[at] as number, below);
    below = (down[at] as number) - lineHeight;
  }
  return sorted.map((line, at) => ({ line, y: down[at] as number }));
}
