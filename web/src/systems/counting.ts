// The settings of every event that say what counts of the players' scores, as a rule of the organiser's own.
import type { Setting, Settings } from './event_rules.ts';

const number = (name: string, label: string, before: string, after: string, hint = 'blank for all'): Setting => ({
  name,
  label,
  inView: true,
  sentence: [before, after],
  hint,
  inputMode: 'numeric',
});

const SHARED = { value: 'none', label: 'share the place' };

const TIE_BREAKERS = [
  { value: 'wins', label: 'the more games won, the better' },
  { value: 'best-values', label: 'the best result, then the second best, …' },
  { value: 'head-to-head', label: 'scores in games of all who are level' },
  { value: 'last-round', label: 'the last round, then the one before, …' },
  { value: 'all-values', label: 'the sum of all results' },
  { value: 'games', label: 'the more games played, the better' },
];

const tieBreaker = (name: string, label: string): Setting => ({
  name,
  label,
  inView: true,
  values: [SHARED, ...TIE_BREAKERS],
});

/** What separates players who are level, in the order in which it applies, up to the first by which they share. */
export const TIE_SETTINGS: readonly Setting[] = [
  tieBreaker('countingTies', 'Players who are level'),
  tieBreaker('countingTies2', 'If they are still level'),
  tieBreaker('countingTies3', 'If they are level even then'),
];

/** The tie-breakers that apply. */
export function tieBreakersOf(settings: Settings): string[] {
  const chosen = TIE_SETTINGS.map(({ name }) => settings[name] || SHARED.value);
  const end = chosen.indexOf(SHARED.value);
  return end < 0 ? chosen : chosen.slice(0, end);
}

export const TEAM_BEST = number(
  'countingTeamBest',
  'Results that count of each team',
  'Of each team, or in each round or category, count the best',
  'results',
);

/** Teams are those of the people's list. */
export const TEAM_SETTINGS: readonly Setting[] = [
  {
    name: 'countingTeams',
    label: 'Teams',
    inView: true,
    values: [
      { value: 'none', label: 'have no standings' },
      { value: 'total', label: 'add the totals of their members' },
      { value: 'round', label: 'add their members’ results of each round' },
      { value: 'category', label: 'add their members’ results of each category' },
    ],
  },
  TEAM_BEST,
];

export const FACTORS: Setting = {
  name: 'countingFactors',
  label: 'Factors',
  inView: true,
  values: [
    { value: 'off', label: 'all games count alike' },
    { value: 'on', label: 'rounds or boards have factors' },
  ],
};

export const TOP_BOARD: Setting = {
  name: 'countingTopBoard',
  label: 'Top board',
  inView: true,
  values: [
    { value: 'none', label: 'there is none' },
    { value: 'counts', label: 'counts like other boards' },
    { value: 'added', label: 'its score is added to the total' },
    { value: 'above', label: 'its players stand above all others', hint: 'by their scores there' },
  ],
};

/** Who qualifies for the top board. They are no rule about what counts. */
export const QUALIFYING = {
  count: number('countingQualifiers', 'Players who qualify', 'The first', 'qualify', 'and those added by hand'),
  after: number(
    'countingQualifyAfter',
    'The round after which they qualify',
    'After round',
    '',
    'blank: before the top board',
  ),
  by: {
    name: 'countingQualifyBy',
    label: 'By the standings',
    inView: true,
    values: [
      { value: 'own', label: 'by the event’s own rule' },
      { value: 'system', label: 'by the system’s' },
    ],
  },
} satisfies Record<string, Setting>;

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
  number(
    'countingBestOfCategory',
    'Results that count in each category',
    'In each category, count the best',
    'results',
  ),
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
  FACTORS,
  TOP_BOARD,
  ...TIE_SETTINGS,
  ...TEAM_SETTINGS,
];

const NAMES = new Set([...COUNTING_SETTINGS, ...Object.values(QUALIFYING)].map(({ name }) => name));

/** Whether the setting says what counts of scores, and changes none of them. */
export function isAboutCounting(name: string): boolean {
  return NAMES.has(name);
}
