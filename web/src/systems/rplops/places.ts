// Finishing places. While none is typed, the list is in finishing order and each place is the row's.
// Once one is typed, every player's stands in its field, so that moving or removing rows changes none.
import { isBlank, textOf, type Row } from '../../parts/rows.ts';

/** What a row's place is taken to be; blank where it is asked for. */
export function placeOf(rows: Row[], index: number): string {
  const row = rows[index];
  if (!row || isBlank(row)) return '';
  return typedSomewhere(rows) ? withoutMarks(textOf(row, 'place')) : byOrder(index);
}

/** What stands in the field while nothing is typed. */
export function placeByOrder(rows: Row[], index: number): string {
  return typedSomewhere(rows) ? '' : byOrder(index);
}

/** With the first place that is typed, writes in those that went without saying; afterwards, that of
 *  a player added to the list, who is never taken to be level with another. */
export function withPlaces(rows: Row[], before: Row[]): Row[] {
  if (!typedSomewhere(rows)) return rows;
  const places = rows.map((row) => withoutMarks(textOf(row, 'place')));
  const taken = new Set(typedSomewhere(before) ? places : []);
  return rows.map((row, index) => (row['place'] !== undefined || isBlank(row) ? row : { ...row, place: firstFree(taken, index) }));
}

function firstFree(taken: Set<string>, index: number): string {
  let at = index;
  while (taken.has(byOrder(at))) at += 1;
  taken.add(byOrder(at));
  return byOrder(at);
}

function typedSomewhere(rows: Row[]): boolean {
  return rows.some((row) => textOf(row, 'place').trim() !== '');
}

function byOrder(index: number): string {
  return String(index + 1);
}

/** "2=", "=2" and "2nd" as results are often written. */
function withoutMarks(text: string): string {
  return text.trim().replace(/^=?(\d+)(?:=|st|nd|rd|th)?$/i, '$1');
}
