// The event's own rule in words, for its sheet.
import type { TournamentRow, TournamentSeparator, TournamentStandings } from 'tallysheet';
import { COUNTING_SETTINGS, TEAM_BEST, TEAM_SETTINGS, TIE_SETTINGS, tieBreakersOf } from '../systems/counting.ts';
import type { Settings } from '../systems/event_rules.ts';

export type LeftOut = NonNullable<TournamentRow['values'][number]['leftOut']>;

const MEASURES: Record<string, string> = {
  score: 'Scores count as they are.',
  percent: 'A round counts as per cent of its best score.',
  rank: 'The place in each round counts, and fewer is better; whoever has more results that count is ahead.',
};

const TIES: Record<string, string> = {
  wins: 'whoever won more games is ahead',
  'best-values': 'whoever has the best result is ahead, then the second best, and so on',
  'head-to-head': 'whoever scored more in the games of all of them is ahead',
  'last-round': 'whoever was better in the last round is ahead, then in the one before, and so on',
  'all-values': 'whoever has the better sum of all results is ahead, those that do not count included',
  games: 'whoever played more games is ahead',
};

/** Says that the rule is the organiser's, and what it is. */
export function ruleInWords(settings: Settings, system: string): string {
  const now = (name: string) => (settings[name] ?? '').trim();
  const typed = (name: string, sentence: (count: string) => string) => (now(name) ? [sentence(now(name))] : []);
  return [
    `The scores are those of ${system}; what counts of them is the rule of this event.`,
    MEASURES[now('countingMeasure')] ?? MEASURES['score']!,
    ...typed('countingBestOfRound', (count) => `In each round the best ${count} count.`),
    ...typed('countingDropped', (count) => `The worst ${count} are dropped.`),
    ...typed('countingBest', (count) => `The best ${count} count.`),
    now('countingTotal') === 'average' ? 'The total is the average of what counts.' : 'The total is their sum.',
    ...typed('countingAtLeast', (count) => `A place takes at least ${count}.`),
    ...tieBreakersOf(settings).map(
      (name, at) => `${at === 0 ? 'Of level players' : 'Of those still level'}, ${TIES[name] ?? name}.`,
    ),
    ...teamWords(now('countingTeams'), now(TEAM_BEST.name)),
  ].join(' ');
}

function teamWords(unit: string, best: string): string[] {
  if (unit === 'total') return [`A team adds ${best ? `the best ${best} of its` : 'its'} members’ totals.`];
  if (unit !== 'round') return [];
  return [`A team adds ${best ? `the best ${best} of its` : 'its'} members’ results in each round.`];
}

export const LEFT_OUT: Record<LeftOut, string> = {
  round: 'not among the best of its round',
  category: 'not among the best of its category',
  worst: 'dropped as one of the worst',
  best: 'not among the best',
};

/** What separates players, in a few words. */
export const SEPARATORS: Record<TournamentSeparator, string> = {
  'top-board': 'top board',
  values: 'number of results that count',
  total: 'total',
  wins: 'games won',
  'best-values': 'best results',
  'all-values': 'sum of all results',
  'head-to-head': 'games of all who are level',
  'last-round': 'last round',
  games: 'games played',
  decision: 'decision',
  lot: 'lot',
};

export const UNRANKED: Record<NonNullable<TournamentRow['unranked']>, string> = {
  guest: 'guest, without a place',
  'too-few': 'too few results for a place',
};

/** The label of the setting that a problem at this pointer is about; null if it is about none. */
export function settingOf(at: string): string | null {
  const [, list, field = ''] = at.split('/');
  if (list === 'teamCounting') return (field === 'best' ? TEAM_BEST : TEAM_SETTINGS[0]!).label;
  if (list === 'tieBreakers') return TIE_SETTINGS[Number(field)]?.label ?? null;
  const name = `counting${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return COUNTING_SETTINGS.find((setting) => setting.name === name)?.label ?? null;
}

/** The rounds with values, in order. */
export function roundsOf({ rows }: Pick<TournamentStandings, 'rows'>): number[] {
  const rounds = new Set(rows.flatMap(({ values }) => values.map(({ round }) => round)));
  return [...rounds].sort((one, other) => one - other);
}
