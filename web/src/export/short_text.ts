// Writes results in short, for messengers: "1 Jenny 3.028", one line each.
import { oneLine } from './table_text.ts';

export interface ShortTable {
  caption?: string;
  lines: ShortLine[];
}

export interface ShortLine {
  /** "2", "2="; blank if there are no places. */
  place: string;
  player: string;
  /** Blank without a score. */
  total: string;
}

/** In the order of the places. */
export function shortText(title: string, tables: ShortTable[]): string {
  const blocks = tables.map(({ caption, lines }) => [
    ...(caption ? [oneLine(caption)] : []),
    ...inOrder(lines).map(written),
  ]);
  return `${[[oneLine(title)], ...blocks].map((block) => block.join('\n')).join(tables.length > 1 ? '\n\n' : '\n')}\n`;
}

function written({ place, player, total }: ShortLine): string {
  return [place, player, total].map(oneLine).filter(Boolean).join(' ');
}

function inOrder(lines: ShortLine[]): ShortLine[] {
  const rank = ({ place }: ShortLine) => Number.parseInt(place, 10) || Number.MAX_SAFE_INTEGER;
  return [...lines].sort((one, other) => rank(one) - rank(other));
}
