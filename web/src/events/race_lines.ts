// The race as lines, one for each player's total. Only coordinates are calculated here.
import { svg, type TemplateResult } from 'lit/html.js';
import type { RaceStep } from './race.ts';

export const HEIGHT = 320;
/** Lines are drawn in a square with this side, which is stretched to the available width. */
const SIDE = 1000;
const LINE_OF_TEXT = 18;

export interface RaceLine {
  player: string;
  points: string;
  /** Distance of the line's end from the top of the chart. */
  end: number;
}

/** Every line starts at zero before the first game. */
export function linesOf(steps: RaceStep[], players: string[]): RaceLine[] {
  const totals = steps.map(({ rows }) => new Map(rows.map(({ player, total }) => [player, Number(total)])));
  const all = [0, ...totals.flatMap((step) => [...step.values()])];
  const [least, most] = [Math.min(...all), Math.max(...all, Number.MIN_VALUE)];
  const down = (total: number) => (most - total) / (most - least);
  return players.map((player) => {
    const downs = [0, ...totals.map((step) => step.get(player) ?? 0)].map(down);
    const points = downs.map((y, at) => `${round((SIDE * at) / steps.length)},${round(SIDE * y)}`).join(' ');
    return { player, points, end: HEIGHT * (downs.at(-1) ?? 1) };
  });
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}

export function drawnLine({ points }: RaceLine, sort: string): TemplateResult {
  return svg`<polyline points=${points} class="race-line ${sort}" vector-effect="non-scaling-stroke"></polyline>`;
}

export const VIEW_BOX = `0 0 ${SIDE} ${SIDE}`;

/** Places the names beside the ends of their lines without overlap. */
export function labelled(lines: RaceLine[]): { line: RaceLine; y: number }[] {
  const sorted = [...lines].sort((one, other) => one.end - other.end);
  let free = LINE_OF_TEXT / 2;
  const down = sorted.map(({ end }) => {
    const y = Math.max(end, free);
    free = y + LINE_OF_TEXT;
    return y;
  });
  let below = HEIGHT - LINE_OF_TEXT / 2;
  for (let at = down.length - 1; at >= 0; at -= 1) {
    down[at] = Math.min(down[at] as number, below);
    below = (down[at] as number) - LINE_OF_TEXT;
  }
  return sorted.map((line, at) => ({ line, y: down[at] as number }));
}
