// The event's own rule in words, for its sheet.
import type { TournamentRow, TournamentSeparator, TournamentStandings } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import {
  COUNTING_SETTINGS,
  FACTORS,
  TEAM_BEST,
  TEAM_SETTINGS,
  TIE_SETTINGS,
  tieBreakersOf,
  TOP_BOARD,
} from '../systems/counting.ts';
import { systemInWords } from '../systems/all_event_rules.ts';
import type { Settings } from '../systems/event_rules.ts';
import type { Person } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';
import { teamFromOf } from '../systems/team_from.ts';
import { roundSystemIn, roundsWithSystem } from '../systems/round_systems.ts';
import type { Ruling } from '../systems/ruling.ts';
import { capital, inWords } from '../ui/sentences.ts';
import { qualifyingInWords } from './qualifying.ts';
import { rulingsInWords } from './ruling_words.ts';

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

const TOP_BOARDS: Record<string, string> = {
  counts: 'A top board counts like other boards.',
  added: 'The score on a top board is added to the total.',
  above: 'The players of a top board stand above all others, by their scores there.',
};

export interface RuleSource {
  settings: Settings;
  systemName: string;
  rulings: readonly Ruling[];
  people: readonly Person[];
  numbers: Numbers;
}

/** Says that the rule is the organiser's, and what it is. */
export function ruleInWords({ settings, systemName, rulings, people, numbers }: RuleSource): string {
  const now = (name: string) => (settings[name] ?? '').trim();
  const typed = (name: string, sentence: (count: string) => string) => (now(name) ? [sentence(now(name))] : []);
  return [
    `The scores are those of ${systemName}; what counts of them is the rule of this event.`,
    ...roundsInWords(settings),
    MEASURES[now('countingMeasure')] ?? MEASURES['score']!,
    ...typed('countingBestOfRound', (count) => `In each round the best ${count} count.`),
    ...typed('countingBestOfCategory', (count) => `In each category the best ${count} count.`),
    ...typed('countingDropped', (count) => `The worst ${count} are dropped.`),
    ...typed('countingBest', (count) => `The best ${count} count.`),
    now('countingTotal') === 'average' ? 'The total is the average of what counts.' : 'The total is their sum.',
    ...rulingsInWords(rulings, now(FACTORS.name) === 'on', numbers),
    ...typed(TOP_BOARD.name, (value) => TOP_BOARDS[value] ?? '').filter((words) => words !== ''),
    ...qualifyingInWords(settings, rulings, systemName),
    ...typed('countingAtLeast', (count) => `A place takes at least ${count}.`),
    ...tieBreakersOf(settings).map(
      (name, at) => `${at === 0 ? 'Of level players' : 'Of those still level'}, ${TIES[name] ?? name}.`,
    ),
    ...teamWords(now('countingTeams'), now(TEAM_BEST.name)),
    ...joinedLater(people, now('countingTeams')),
  ].join(' ');
}

/** "Round 2 is scored by Draw size." */
function roundsInWords(settings: Settings): string[] {
  const rounds = roundsWithSystem(settings).flatMap((round) => {
    const own = roundSystemIn(settings, round);
    return own ? [`round ${round} by ${systemInWords(own)}`] : [];
  });
  return rounds.length > 0 ? [`${capital(inWords(rounds, 'and').replace(' by ', ' is scored by '))}.`] : [];
}

/** "Ann counts for Reds from round 2 on." */
function joinedLater(people: readonly Person[], unit: string): string[] {
  if (unit === '' || unit === 'none') return [];
  return people.flatMap((person) => {
    const [from, team] = [teamFromOf(person) ?? 1, plainName(person.team ?? '')];
    return from === 1 || team === '' ? [] : [`${plainName(person.name)} counts for ${team} from round ${from} on.`];
  });
}

function teamWords(unit: string, best: string): string[] {
  if (unit === 'total') return [`A team adds ${best ? `the best ${best} of its` : 'its'} members’ totals.`];
  if (unit !== 'round' && unit !== 'category') return [];
  return [`A team adds ${best ? `the best ${best} of its` : 'its'} members’ results in each ${unit}.`];
}

export const LEFT_OUT: Record<LeftOut, string> = {
  round: 'not among the best of its round',
  category: 'not among the best of its category',
  worst: 'dropped as one of the worst',
  best: 'not among the best',
};

/** The criteria that separate players, in a few words. */
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
  if (list === 'rulings') return 'Factors and bonuses';
  const name = `counting${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return COUNTING_SETTINGS.find((setting) => setting.name === name)?.label ?? null;
}

/** The rounds with values, in order. */
export function roundsOf({ rows }: Pick<TournamentStandings, 'rows'>): number[] {
  const rounds = new Set(rows.flatMap(({ values }) => values.map(({ round }) => round)));
  return [...rounds].sort((one, other) => one - other);
}
