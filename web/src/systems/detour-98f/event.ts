// A Detour 98f tournament: points of every game, and five tie-breakers in turn.
import type { Detour98fStandings } from 'tallysheet';
import { capital, grouped } from '../../ui/figures.ts';
import type { EventGame } from '../event_game.ts';
import type { Column, EventRules } from '../event_rules.ts';

type Row = Detour98fStandings['rows'][number];

const COLUMNS: Column[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Wins', kind: 'part' },
  { title: 'Draws', kind: 'part' },
];

export const rules: EventRules<Row> = {
  noun: 'game',
  list: 'games',
  requestEntries: (_, { working, ...request }) => [{ value: request, at: '' }],
  formSettings: () => ({}),
  options: () => ({ options: {}, problems: [] }),
  standings: (engine, request) => engine.detour98f.standings(request),
  columns: () => COLUMNS,
  cells: ({ games, wins, draws }) => [games.length, wins, draws],
  figure: grouped,
  parts: (row) => row.games.map(({ power, points }) => ({ label: capital(power), figure: points })),
  apart: (row, above, counted) =>
    row.separatedBy === null ? null : { short: `after ${row.separatedBy}`, sentence: because(row, above, counted) },
  figures: (_, sheet) => sheet.rows.map(({ player, place, points }: any) => ({ player, place, figure: points })),
  settings: [],
  settingsNote:
    'Detour 98f has no settings. It ranks by totals, then wins, draws, and the best, second-best and third-best game.',
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }) => grouped(games.length) },
    { title: 'Wins', figure: true, text: ({ wins }) => grouped(wins) },
    { title: 'Draws', figure: true, text: ({ draws }) => grouped(draws) },
    { title: 'Decided by', text: ({ separatedBy }) => separatedBy ?? '' },
  ],
  view: {
    id: 'awards',
    title: 'Best countries',
    open: async () => (await import('./best_countries.ts')).bestCountries,
  },
};

const BEST = ['best game', 'second-best game', 'third-best game'];

function because(row: Row, above: Row, counted: EventGame[]): string {
  const level = `Level with ${above.player} on ${grouped(row.total)} points`;
  if (row.separatedBy === 'wins')
    return `${level}; ${above.player} has ${times(above.wins, 'win')}, ${row.player} ${times(row.wins, 'win')}.`;
  if (row.separatedBy === 'draws')
    return `${level} and on wins; ${above.player} was in ${times(above.draws, 'draw')}, ${row.player} in ${row.draws}.`;
  const nth = BEST.indexOf(row.separatedBy ?? '');
  return `${level}, on wins and on draws. What decides is the ${row.separatedBy}: ${gameOf(above, nth, counted)} ranks above ${gameOf(row, nth, counted)}.`;
}

function times(count: number, what: string): string {
  if (count === 0) return `no ${what}`;
  return count === 1 ? `one ${what}` : `${count} ${what}s`;
}

const OUTCOMES = { win: 'a win', draw: 'a draw', elimination: 'eliminated', loss: 'a loss' };

/** "Ann’s as France (a draw, 31.25 points, Round 2)". */
function gameOf({ player, games }: Row, nth: number, counted: EventGame[]): string {
  const game = games[nth];
  if (!game) return `${player}’s having none`;
  const where = counted[game.game]?.state.heading.trim();
  return `${player}’s as ${capital(game.power)} (${OUTCOMES[game.outcome]}, ${grouped(game.points)} points${where ? `, ${where}` : ''})`;
}
