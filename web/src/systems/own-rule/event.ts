// An event by a rule: its line "event: …" says how each player's scores, as the sheets print them, or ranks add up.
import type { RuleGame, RuleReading, RuleSheet } from 'tallysheet';
import { capital, inWords } from '../../ui/sentences.ts';
import type { EventRules, GameColumn, StandingsColumn } from '../event_rules.ts';
import { tournamentStandings, type RankedRow } from '../tournament_standings.ts';
import { isOfDiplomacy, readingOf, ruleName, rulesEngine, soundReading } from './reading.ts';
import { gameOf } from './request.ts';
import { LONGEST_RULE, type GameRequest } from './state.ts';

interface Games {
  rule: string;
  games: RuleGame[];
}

type SheetRow = RuleSheet['rows'][number];

const COLUMNS: StandingsColumn[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Counted', kind: 'part' },
];

const POWER: GameColumn<SheetRow>[] = [
  { title: 'Power', kind: 'power', text: ({ power }) => (power ? capital(power) : '') },
];

export const rules: EventRules<RankedRow, GameRequest, RuleSheet, Games> = {
  noun: 'game',
  list: 'games',
  nameOf: ({ rule = '' }) => (rule.trim() ? ruleName(rule) : undefined),
  forms: ({ rule = '' }) => [isOfDiplomacy(rule) ? 'own-rule' : 'own-rule/players'],
  requestEntries(_, request, engine) {
    const game = gameOf(request, engine);
    const nameless = game.players.filter(({ player = '' }) => player.trim() === '');
    if (nameless.length === 0) return [{ value: game, at: '' }];
    const seats = nameless.map(({ power }) =>
      power ? capital(power) : `player ${game.players.indexOf(nameless[0]!) + 1}`,
    );
    return `The name of ${inWords(seats.slice(0, request.powers ? 7 : 1), 'and')} is missing.`;
  },
  formSettings: ({ rule = '' }) => ({ rule }),
  options: ({ rule = '' }) => ({ options: { rule }, problems: problemsOf(rule) }),
  needsEventsEngine: true,
  standings(engine, { rule, games }) {
    const reading = soundReading(rule);
    const outcome = rulesEngine()?.scoreGames({ rule, games });
    if (!reading || !outcome) return { ok: false, problems: problemsOf(rule) };
    if (!outcome.ok) return outcome;
    const adding = addingBy(reading);
    const printed = outcome.value.games.map((scores, at) => ({
      ok: true as const,
      value: {
        ...adding.ofGame(at),
        results: scores.map((score, seat) => ({
          player: games[at]?.players[seat]?.player ?? '',
          score: adding.value(score),
        })),
      },
    }));
    const standings = tournamentStandings(engine, printed, adding.counting);
    if (!standings.ok) return standings;
    const places = reading.event.of === 'scores' ? Math.max(0, ...outcome.value.games.flat().map(placesOf)) : 0;
    const rows = standings.value.rows.map(adding.row).map((row) => ({ ...row, total: padded(row.total, places) }));
    return { ok: true, value: { ...standings.value, rows } };
  },
  columns: () => COLUMNS,
  cells: ({ games, counted }) => [games, counted],
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'points' },
  parts: ({ values }) =>
    values.flatMap(({ games, value, leftOut }) =>
      leftOut === null ? [{ label: `Game ${(games[0] ?? 0) + 1}`, figure: value }] : [],
    ),
  apart: () => null,
  figures: (_, { rows }) =>
    rows.map((row) => ({
      player: row.player,
      place: row.place,
      shared: rows.some((other) => other !== row && other.place === row.place),
      figure: row.score,
      row,
    })),
  gameColumns: POWER,
  figureTitle: 'Score',
  game: 'your own rule',
  variants: [{ id: 'own-rule', name: 'Your own rule', hint: 'chosen or written under Rule', settings: {} }],
  settings: [{ name: 'rule', label: 'Rule', inView: true, most: LONGEST_RULE }],
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) },
    { title: 'Counted', figure: true, text: ({ counted }, { grouped }) => grouped(counted) },
  ],
  view: { id: 'rule', title: 'Rule' },
};

function problemsOf(rule: string) {
  const told = (message: string) => ({ at: '/rule', code: 'range' as const, message });
  if (rule.trim() === '') return [told('The event has no rule yet. Choose one under Rule.')];
  return (readingOf(rule)?.problems ?? []).map(({ line, column, message }) =>
    told(`The rule, line ${line}, column ${column}: ${message}`),
  );
}

/** How the tournament's request adds up what the rule says. It knows the highest value as the best one, so where the lowest
 *  score is best, scores change their sign on the way there and back. */
function addingBy({ event, best }: RuleReading) {
  const isRanked = event.of === 'ranks';
  const isTurned = best === 'lowest';
  const back = isTurned && !isRanked ? turned : (figure: string) => figure;
  return {
    counting: {
      ...(isRanked ? { measure: 'rank' as const } : {}),
      ...(event.best === null ? {} : { best: event.best }),
      ...(event.by === 'mean' ? { average: true } : {}),
    },
    /** A rank is one within a round, so each game is one. */
    ofGame: (at: number) => (isRanked ? { round: at + 1 } : {}),
    value: (score: string) => (isTurned ? turned(score) : score),
    row: (row: RankedRow): RankedRow => ({
      ...row,
      total: back(row.total),
      values: row.values.map((one) => ({ ...one, value: back(one.value) })),
    }),
  };
}

/** The number of decimals. */
function placesOf(figure: string): number {
  return figure.split('.')[1]?.length ?? 0;
}

/** The figure with as many decimals as the sheets have. */
function padded(figure: string, places: number): string {
  const [whole = '', decimals = ''] = figure.split('.');
  return places === 0 ? figure : `${whole}.${decimals.padEnd(places, '0')}`;
}

/** The figure with the other sign. */
function turned(figure: string): string {
  if (figure.startsWith('-')) return figure.slice(1);
  return /[1-9]/.test(figure) ? `-${figure}` : figure;
}
