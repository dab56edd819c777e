// The settings of every event that say what counts of the players' scores, as a rule of the organiser's own.
import type { Setting } from './event_rules.ts';

const number = (name: string, label: string, before: string, after: string, hint = 'blank for all'): Setting => ({
  name,
  label,
  inView: true,
  sentence: [before, after],
  hint,
  inputMode: 'numeric',
});

export const COUNTING_SETTINGS: readonly Setting[] = [
  {
    name: 'countingMeasure',
    label: 'What is counted',
    inView: true,
    values: [
      { value: 'score', label: 'scores' },
      { value: 'percent', label: 'per cent of the best of each round' },
      { value: 'rank', label: 'places in each round', hint: 'added; fewer is better' },
    ],
  },
  number('countingBestOfRound', 'Results that count in each round', 'In each round, count the best', 'results'),
  number('countingDropped', 'Worst results that are dropped', 'Drop the worst', 'results', 'blank for none'),
  number('countingBest', 'Results that count in all', 'Count each player’s best', 'results'),
  {
    name: 'countingTotal',
    label: 'The total',
    inView: true,
    values: [
      { value: 'sum', label: 'the sum of what counts' },
      { value: 'average', label: 'its average' },
    ],
  },
  number('countingAtLeast', 'Results needed for a place', 'A place takes at least', 'results', 'blank for one'),
  {
    name: 'countingTies',
    label: 'Players who are level',
    inView: true,
    values: [
      { value: 'none', label: 'share the place' },
      { value: 'wins', label: 'the more games won, the better' },
      { value: 'best-values', label: 'the best result, then the second best, …' },
      { value: 'head-to-head', label: 'scores in games of all who are level' },
      { value: 'last-round', label: 'the last round, then the one before, …' },
    ],
  },
];
