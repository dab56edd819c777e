// Every way that a game can end: how seven powers share all the centres, and who of them shares a draw, where it does not
// matter which power is which; and in which order players finish, with ties, where it does matter which player is which.

export const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const ALL_CENTRES = 34;
const WINNING_CENTRES = 18;

/** The centres of the seven powers, most first. */
export const finishes: number[][] = divided(ALL_CENTRES, ALL_CENTRES, POWERS.length);
export const wins = finishes.filter(isWin);
export const finishesWithoutWin = finishes.filter((centres) => !isWin(centres));

/** A total in so many parts, each no larger than the one before it. */
function divided(total: number, largest: number, parts: number): number[][] {
  if (parts === 0) return total === 0 ? [[]] : [];
  const firsts = Array.from({ length: Math.min(total, largest) + 1 }, (_, centres) => centres);
  return firsts.flatMap((first) => divided(total - first, first, parts - 1).map((rest) => [first, ...rest]));
}

function isWin([most]: number[]): boolean {
  return most >= WINNING_CENTRES;
}

/** Which powers share the draw, in every possible way: two survivors at least, and of equal ones the first. */
export function draws(centres: number[]): boolean[][] {
  const choices = Array.from({ length: 2 ** centres.length }, (_, choice) =>
    centres.map((_, at) => (choice >> at) % 2 === 1),
  );
  const skips = (sharers: boolean[], at: number) => at > 0 && centres[at - 1] === centres[at] && !sharers[at - 1];
  return choices.filter(
    (sharers) =>
      sharers.filter(Boolean).length >= 2 &&
      sharers.every((shares, at) => !shares || (centres[at] > 0 && !skips(sharers, at))),
  );
}

/** The players' places, 1 to at most their number without gaps, in every possible way. */
export function orders(players: number): number[][] {
  return players === 0 ? [[]] : orders(players - 1).flatMap(joined);
}

/** An order with one player more: on a place that there is, or alone between two, before or after them all. */
function joined(places: number[]): number[][] {
  const last = Math.max(0, ...places);
  const tied = Array.from({ length: last }, (_, at) => [...places, at + 1]);
  const alone = Array.from({ length: last + 1 }, (_, at) => [
    ...places.map((place) => (place > at ? place + 1 : place)),
    at + 1,
  ]);
  return [...tied, ...alone];
}
