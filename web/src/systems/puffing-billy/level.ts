// Finishers who are level on score: the question who placed ahead, and what the players have reported of it. Which
// finishers are level, and whether a report covers them, is the engine's to say.
import type { BoardRow } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { ordinalWord } from '../../numbers/ordinals.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { inWords, shortened } from '../../ui/sentences.ts';

/** The row's field for a finisher who placed ahead of those level with them further down. */
export const AHEAD = 'ahead';
export const YES = 'yes';

/** Finishers on the same score, in the order of their places. */
export interface Tie {
  score: string;
  /** Nobody has said who of these placed ahead; without them it is one place or none. */
  open: BoardRow[];
  reported: BoardRow[];
}

export function tiesOn(rows: BoardRow[]): Tie[] {
  const level = rows.filter((row) => row.level);
  return [...new Set(level.map(({ score }) => score))].map((score) => {
    const [open, reported] = (['listed', 'reported'] as const).map((by) =>
      level.filter((row) => row.score === score && row.level === by),
    ) as [BoardRow[], BoardRow[]];
    return { score, open, reported };
  });
}

/** The finishers who may have placed first; none where that is settled. */
export function openForFirst(rows: BoardRow[]): BoardRow[] {
  return tiesOn(rows).find(({ open }) => open[0]?.place === 1)?.open ?? [];
}

export function isOpen(rows: BoardRow[]): boolean {
  return rows.some(({ level }) => level === 'listed');
}

export function calledIn({ player, place }: BoardRow): string {
  return shortened(player) || `place ${place}`;
}

/** "Ann or Ben" */
export function eitherOf(rows: BoardRow[]): string {
  return inWords(rows.map(calledIn));
}

/** The request's indexes of those who placed ahead, left out where there are none. */
export function placedAhead(rows: Row[]): { placedAhead?: number[] } {
  const indexes = rows.flatMap((row, index) => (textOf(row, AHEAD) ? [index] : []));
  return indexes.length > 0 ? { placedAhead: indexes } : {};
}

/** Another score may make other players level, so reports about the scores before no longer hold. */
export function withReportsOf(rows: Row[], before: Row[]): Row[] {
  const scores = new Map(before.map((row) => [row.key, textOf(row, 'score')]));
  const isChanged = rows.some((row) => textOf(row, 'score') !== (scores.get(row.key) ?? ''));
  return isChanged ? rows.map(withoutReport) : rows;
}

function withoutReport({ [AHEAD]: _, ...row }: Row): Row {
  return row as Row;
}

/** The finisher moves up to the first of those with whom the tie is open, and is ahead of them from now on. */
export function placedFirst(rows: Row[], { open }: Tie, chosen: BoardRow): Row[] {
  const first = rows[open[0]?.index ?? 0];
  const moved = { ...rows[chosen.index], [AHEAD]: YES } as Row;
  return rows.flatMap((row, index) => [...(row === first ? [moved] : []), ...(index === chosen.index ? [] : [row])]);
}

export function unreported(rows: Row[], { open, reported }: Tie): Row[] {
  const indexes = [...open, ...reported].map(({ index }) => index);
  return rows.map((row, index) => (indexes.includes(index) ? withoutReport(row) : row));
}

/** "Level on 300: Ann placed first, Ben second, as reported." */
export function reportOf({ score, reported }: Tie, { grouped }: Numbers): string {
  const places = reported.map((row, at) => `${calledIn(row)} ${at === 0 ? 'placed ' : ''}${ordinalWord(row.place)}`);
  return `Level on ${grouped(score)}: ${places.join(', ')}, as reported.`;
}

export function openTie({ score, open }: Tie, { grouped }: Numbers): string {
  const who = inWords(open.map(calledIn), 'and');
  return `Level on ${grouped(score)}: ${who}. Who placed ahead is not reported; they stand as they are listed.`;
}

/** What the working of a row says of its tie; null where it has none. */
export function tieWorking(row: BoardRow, rows: BoardRow[], { grouped }: Numbers): string | null {
  if (!row.level) return null;
  const others = rows.filter((one) => one !== row && one.level && one.score === row.score).map(calledIn);
  const by = row.level === 'reported' ? 'placed as reported' : 'who placed ahead is not reported, so as listed';
  return `with ${inWords(others, 'and')} on ${grouped(row.score)}; ${by}`;
}
