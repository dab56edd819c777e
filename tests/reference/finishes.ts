// All possible ends of a game: every way to divide all centres among seven powers and to select those that share a
// draw, regardless of which power is which; and every finishing order with ties, in which it matters which player is
// which.

export const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
const ALL_CENTRES = 34;
const WINNING_CENTRES = 18;

/** The centres of the seven powers, largest first. */
export const finishes: number[][] = divided(ALL_CENTRES, ALL_CENTRES, POWERS.length);
export const wins = finishes.filter(isWin);
export const finishesWithoutWin = finishes.filter((centres) => !isWin(centres));

/** Splits a total into `parts` parts, none larger than the one before it. */
function divided(total: number, largest: number, parts: number): number[][] {
  if (parts === 0) return total === 0 ? [[]] : [];
  const firsts = Array.from({ length: Math.min(total, largest) + 1 }, (_, centres) => centres);
  return firsts.flatMap((first) => divided(total - first, first, parts - 1).map((rest) => [first, ...rest]));
}

function isWin([most]: number[]): boolean {
  return most >= WINNING_CENTRES;
}

/** Every possible selection of powers that share the draw: at least two survivors, and the first ones among equals. */
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

/** Every possible list of the players' places, from 1 and without gaps. */
export function orders(players: number): number[][] {
  return players === 0 ? [[]] : orders(players - 1).flatMap(joined);
}

/** Adds a player to an order: tied with an existing place, or alone before, between or after the others. */
function joined(places: number[]): number[][] {
  const last = Math.max(0, ...places);
  const tied = Array.from({ length: last }, (_, at) => [...places, at + 1]);
  const alone = Array.from({ length: last + 1 }, (_, at) => [
    ...places.map((place) => (place > at ? place + 1 : place)),
    at + 1,
  ]);
  return [...tied, ...alone];
}
