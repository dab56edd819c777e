// Every way in which seven powers can share all the centres, most first, and the games that the engine scores for it.
import type { DiplomacyGame, Tallysheet } from 'tallysheet';
import { winnerOf } from '../systems/diplomacy/result.ts';
import { POWERS } from '../systems/diplomacy/powers.ts';

/** The centres of the seven powers, most first. */
export type Centres = readonly number[];

export interface Finish {
  centres: Centres;
  won: boolean;
  /** How many powers have centres. */
  survivors: number;
}

export interface Scored extends Finish {
  /** In the smallest printed unit, in the order of the centres. */
  scores: readonly bigint[];
}

export interface ScoredFinishes {
  /** In the order of all finishes. */
  games: readonly Scored[];
  /** Those without a win, in the same order. */
  drawn: readonly Scored[];
  won: readonly Scored[];
}

const ALL_CENTRES = 34;
/** The last Fall in which eliminated powers held a centre, and the year of a win: fixed for all finishes. */
export const LAST_FALL = 1905;
export const YEAR_OF_WIN = 1908;

export function allFinishes(engine: Tallysheet): Finish[] {
  return divided(ALL_CENTRES, ALL_CENTRES, POWERS.length).map((centres) => ({
    centres,
    won: winnerOf(engine, gameOf({ centres, won: false })) !== null,
    survivors: centres.filter((count) => count > 0).length,
  }));
}

/** Splits a total into parts, none larger than the one before it. */
function divided(total: number, largest: number, parts: number): number[][] {
  if (parts === 0) return total === 0 ? [[]] : [];
  const firsts = Array.from({ length: Math.min(total, largest) + 1 }, (_, at) => at).reverse();
  return firsts.flatMap((first) => divided(total - first, first, parts - 1).map((rest) => [first, ...rest]));
}

/** The finish as a game; where `sharing` is given, that many powers with most centres share the draw. */
export function gameOf({ centres, won }: Pick<Finish, 'centres' | 'won'>, sharing?: number): DiplomacyGame {
  const powers = POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(centres[at] === 0 ? { lastHeld: { year: LAST_FALL } } : {}),
    ...(sharing === undefined ? {} : { inDraw: at < sharing }),
  }));
  return won ? { powers, finalYear: YEAR_OF_WIN } : { powers };
}

/** "16-4-4-4-4-2-0", by which a finish is found. */
export function keyOf(centres: Centres): string {
  return centres.join('-');
}
