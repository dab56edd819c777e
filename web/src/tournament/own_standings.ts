// The standings by an event's own rule, as the engine gives them, and how they are written.
import type { Outcome, Problem, TallysheetEvents, TournamentRow, TournamentStandings } from 'tallysheet';
import { placed } from '../numbers/ordinals.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Terms } from '../scoring/game.ts';
import { systemName } from '../systems/all_event_rules.ts';
import type { TallyEvent } from '../systems/event.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventRules } from '../systems/event_rules.ts';
import { readTournament, type ReadTournament, type TournamentSource } from './request.ts';
import { roundsOf, ruleInWords, UNRANKED } from './rule_words.ts';
import { tiesInWords } from './ruling_words.ts';

export type TournamentEngine = Pick<TallysheetEvents, 'tournament'>;

export interface OwnSource extends TournamentSource {
  /** The name of what the games are scored by. */
  systemName: string;
}

/** The source of the standings of an event under these terms, from the games that its system's standings count. */
export function ownSource(
  { system, settings, people = [], rulings = [] }: Pick<TallyEvent, 'system' | 'settings' | 'people' | 'rulings'>,
  { rules, numbers, settings: all }: Pick<Terms, 'rules' | 'numbers' | 'settings'>,
  counted: readonly EventGame[],
  sheetOf: OwnSource['sheetOf'],
): OwnSource {
  const games = [...new Set(counted)];
  return { games, rules, settings: all, people, rulings, numbers, sheetOf, systemName: systemName(system, settings) };
}

export interface OwnStandings extends Pick<ReadTournament, 'request' | 'games' | 'rulings'> {
  /** Null if the rule is invalid. */
  found: TournamentStandings | null;
  problems: Problem[];
  /** The rule, in sentences. */
  words: string;
  /** Writes a total or a value: a score as the system writes it, percentages and places as plain figures. */
  figure(text: string, numbers: Numbers): string;
}

export function ownStandings(source: OwnSource, { tournament }: TournamentEngine): OwnStandings {
  const read = readTournament(source);
  return answeredStandings(source, read, tournament.standings(read.request));
}

/** The standings that the engine, here or in a worker, answers to what was read. */
export function answeredStandings(
  source: OwnSource,
  { request, games, rulings, problems }: ReadTournament,
  outcome: Outcome<TournamentStandings>,
): OwnStandings {
  const all = outcome.ok ? problems : [...problems, ...outcome.problems];
  const found = outcome.ok && all.length === 0 ? outcome.value : null;
  return {
    request,
    games,
    rulings,
    found,
    problems: all,
    words: [ruleInWords(source), ...(found ? tiesInWords(rulings.of, found) : [])].join(' '),
    figure: figureOf(source.rules, request),
  };
}

function figureOf(rules: EventRules, { counting }: ReadTournament['request']): OwnStandings['figure'] {
  const isScore = (counting?.measure ?? 'score') === 'score' && !counting?.average;
  return (text, numbers) => (isScore ? rules.figure(text, numbers) : numbers.grouped(text));
}

/** "2=" for a shared place; a dash for none. */
export function placeOf({ place, shared }: Pick<TournamentRow, 'place' | 'shared'>): string {
  return place === null ? '–' : placed(place, shared);
}

/** Above this number, rounds have no columns. */
const MOST_ROUNDS = 12;

/** The rounds that have columns. */
export function roundColumns(found: Pick<TournamentStandings, 'rows'>): number[] {
  const rounds = roundsOf(found);
  return rounds.length > MOST_ROUNDS ? [] : rounds;
}

export interface ExtraColumn {
  field: 'bonus' | 'topBoard';
  title: string;
}

const EXTRA: readonly ExtraColumn[] = [
  { field: 'bonus', title: 'Bonus' },
  { field: 'topBoard', title: 'Top board' },
];

/** The columns of what is added to some totals besides values. */
export function extraColumns({ rows }: Pick<TournamentStandings, 'rows'>): ExtraColumn[] {
  return EXTRA.filter(({ field }) => rows.some((row) => row[field] !== null));
}

export interface OwnTable {
  columns: { title: string; figure?: true }[];
  cells: string[][];
  notes: string[];
}

/** The standings as text: what does not count stands in square brackets, since spreadsheets take a figure in round ones
 *  for a negative one. */
export function ownTable({ found, figure, words }: OwnStandings, numbers: Numbers): OwnTable {
  const rows = found?.rows ?? [];
  const rounds = roundColumns({ rows });
  const extra = extraColumns({ rows });
  const inRound = ({ values }: TournamentRow, round: number) =>
    values
      .filter((value) => value.round === round)
      .map(({ value, leftOut }) => marked(figure(value, numbers), leftOut));
  const cells = rows.map((row) => [
    placeOf(row),
    row.unranked ? `${row.player} (${UNRANKED[row.unranked]})` : row.player,
    figure(row.total, numbers),
    ...rounds.map((round) => inRound(row, round).join(' + ')),
    ...extra.map(({ field }) => figure(row[field] ?? '', numbers)),
  ]);
  const columns = [
    { title: 'Place', figure: true } as const,
    { title: 'Player' },
    { title: 'Total', figure: true } as const,
    ...rounds.map((round) => ({ title: `R${round}`, figure: true }) as const),
    ...extra.map(({ title }) => ({ title, figure: true }) as const),
  ];
  const isMarked = rounds.length > 0 && rows.some(({ values }) => values.some(({ leftOut }) => leftOut));
  const teams = (found?.teams ?? []).map((one) => `${placeOf(one)} ${one.team} ${figure(one.total, numbers)}`);
  return {
    columns,
    cells,
    notes: [
      words,
      ...(teams.length > 0 ? [`Teams: ${teams.join('; ')}`] : []),
      ...(isMarked ? ['Results in square brackets do not count.'] : []),
    ],
  };
}

function marked(text: string, leftOut: unknown): string {
  return leftOut ? `[${text}]` : text;
}
