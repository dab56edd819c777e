// How an award is written: its winners, and its figure as the event writes figures.
import type { Award } from '../tournament/awards.ts';
import { inWords } from '../ui/sentences.ts';
import type { EventModel } from './event_model.ts';

export function winnersInWords({ winners }: Award): string {
  return winners.length === 0 ? 'nobody yet' : inWords(winners, 'and');
}

/** Blank without a figure. */
export function figureOf({ ownRule, figure, numbers }: EventModel, award: Award): string {
  if (award.figure === undefined) return '';
  const own = award.isTotal && ownRule.exists ? ownRule.applied() : null;
  return own ? own.figure(award.figure, numbers) : figure(award.figure);
}
