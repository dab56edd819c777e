// Finishing places. While none is typed, the list is in finishing order. Once one is typed, every player's place is
// written into its field, so that moving or removing rows changes no place.
import type { FormModel } from '../form/model.ts';
import { isBlank, textOf, type Row } from '../ui/rows.ts';
import { agreeing } from '../ui/sentences.ts';

/** The place of a row; blank if it must still be typed. */
export function placeOf(rows: Row[], index: number): string {
  const row = rows[index];
  if (!row || isBlank(row)) return '';
  return typedSomewhere(rows) ? withoutMarks(textOf(row, 'place')) : byOrder(index);
}

/** The placeholder of a place field. */
export function placeByOrder(rows: Row[], index: number): string {
  return typedSomewhere(rows) ? '' : byOrder(index);
}

/** When the first place is typed, writes in all implied places. Later, gives a player added to the list the next free
 *  place, never a shared one. */
export function withPlaces(rows: Row[], before: Row[]): Row[] {
  if (!typedSomewhere(rows)) return rows;
  const places = rows.map((row) => withoutMarks(textOf(row, 'place')));
  const taken = new Set(typedSomewhere(before) ? places : []);
  return rows.map((row, index) =>
    row['place'] !== undefined || isBlank(row) ? row : { ...row, place: firstFree(taken, index) },
  );
}

/** Whether anybody's place is the first. */
export function isFirstHeld(rows: Row[]): boolean {
  return rows.some((_, index) => Number(placeOf(rows, index)) === 1);
}

type PlacesModel = Pick<
  FormModel<{ finish: Row[] }, { finish: { place: number }[] }, { rows: object[] }>,
  'sheet' | 'request' | 'state' | 'numbers'
>;

/** Questions about places that the rules allow, since only their order counts, but that are hardly meant. */
export function placeQuestions({ sheet, request, state, numbers }: PlacesModel): string[] {
  if (!sheet || !request) return [];
  const { length } = sheet.rows;
  const beyond = request.finish.map(({ place }) => place).filter((place) => place > length);
  const players = `there ${agreeing(length, 'is', 'are')} only ${numbers.amount(length, 'player')}`;
  return [
    ...(beyond.length > 0 ? [`Place ${Math.max(...beyond)}, but ${players}. ${MISTYPED}`] : []),
    ...(isFirstHeld(state.finish) ? [] : [`Nobody has place 1. ${MISTYPED}`]),
  ];
}

const MISTYPED = 'Is someone missing, or is a place mistyped?';

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

/** Accepts places such as "2=", "=2" and "2nd". */
function withoutMarks(text: string): string {
  return text.trim().replace(/^=?(\d+)(?:=|st|nd|rd|th)?$/i, '$1');
}
