// The first round that counts for a person's team.
import { shortened } from '../ui/sentences.ts';
import type { Person } from './person.ts';
import { numberIn, round } from './rounds.ts';

/** 1 unless something is typed; null where that is no round. */
export function teamFromOf({ teamFrom = '' }: Person): number | null {
  return teamFrom.trim() === '' ? 1 : numberIn(teamFrom, round);
}

/** What is wrong with it, as a sentence; null if nothing is. */
export function teamFromProblem(person: Person): string | null {
  if (teamFromOf(person) !== null) return null;
  const text = shortened((person.teamFrom ?? '').trim());
  return `The first round for the team is “${text}”; it must be a whole number from 1 to ${round.most}.`;
}
