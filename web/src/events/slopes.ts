// Two rankings side by side, with a line from each player's place in one to the place in the other.
import { svg, type SVGTemplateResult } from 'lit/html.js';
import { placed } from '../numbers/ordinals.ts';
import { shortened } from '../ui/sentences.ts';

export interface Ranked {
  player: string;
  place: number;
  shared: boolean;
}

/** In the unit of the view box, which is about a pixel on a phone. */
export const SLOPE = { width: 340, row: 24, names: 118 } as const;
const LONGEST_NAME = 11;
const [LEFT, RIGHT] = [SLOPE.names, SLOPE.width - SLOPE.names];

export function slopes(before: Ranked[], after: Ranked[], followed: string): SVGTemplateResult[] {
  const [from, to] = [levels(before), levels(after)];
  return before.map((row) => {
    const { player, place } = row;
    const other = after.find((row) => row.player === player);
    const [y1, y2] = [from.get(player) ?? 0, to.get(player) ?? 0];
    return svg`<g class=${kind(place, other?.place, player === followed)}>
      <text x=${LEFT - 8} y=${y1 + 5} text-anchor="end">${named(row)}</text>
      <line x1=${LEFT} y1=${y1} x2=${RIGHT} y2=${y2} />
      <text x=${RIGHT + 8} y=${y2 + 5}>${named(other ?? { player })}</text>
    </g>`;
  });
}

/** "2= Ann"; the name alone without a place. */
function named({ player, place, shared }: Partial<Ranked> & Pick<Ranked, 'player'>): string {
  const name = shortened(player, LONGEST_NAME);
  return place === undefined ? name : `${placed(place, shared)}${shared ? '' : '.'} ${name}`;
}

/** How far down each player stands; those level stand below each other. */
function levels(rows: Ranked[]): Map<string, number> {
  return new Map(rows.map(({ player }, at) => [player, (at + 0.5) * SLOPE.row]));
}

function kind(before: number, after: number | undefined, followed: boolean): string {
  const moved = after === undefined || after === before ? 'same' : after < before ? 'up' : 'down';
  return `slope ${moved} ${followed ? 'followed' : ''}`;
}
