// The one Fall that counts for the score of a game: whether an eliminated power still held a centre after Fall 1905.
import type { Detour98fGame } from 'tallysheet';

export const ANSWERS = ['yes', 'no'] as const;
export type FallAnswer = (typeof ANSWERS)[number];

type LastFall = NonNullable<Detour98fGame['powers'][number]['lastHeld']>;

/** A last Fall for each answer. Of those on the same side, all give the same score. */
export const FALLS: Record<FallAnswer, number> = { yes: 1905, no: 1904 };

export function answerFor({ year }: LastFall): FallAnswer {
  return year < FALLS.yes ? 'no' : 'yes';
}
