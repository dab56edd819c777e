// An event of two-game finals: the totals of all finals added.
import type { TwoGameRequest, TwoGameSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import type { EventGame } from '../event_game.ts';
import type { EventRules, GameColumn, StandingsColumn } from '../event_rules.ts';
import {
  printedOnce,
  tournamentCall,
  tournamentStandings,
  type EventEngine,
  type RankedRow,
} from '../tournament_standings.ts';
import { settingWords } from './settings.ts';

type SheetRow = TwoGameSheet['rows'][number];
type Final = Pick<TwoGameRequest, 'games'>;
type Finals = Pick<TwoGameRequest, 'rounding'> & { games: Final[] };

const COLUMNS: StandingsColumn[] = [{ title: 'Finals', kind: 'part' }];

const gameColumn = (game: 0 | 1): GameColumn<SheetRow> => ({
  title: `Game ${game + 1}`,
  kind: 'part',
  text: ({ points }, { grouped }: Numbers) => grouped(points[game]),
});

const printed = printedOnce((engine: EventEngine, final: Final, rounding: Finals['rounding']) => {
  const outcome = engine.unionPacific.scoreFinal({ ...final, rounding });
  if (!outcome.ok) return outcome;
  const results = outcome.value.rows.map(({ player, total }) => ({ player, score: total }));
  return { ok: true, value: { results } };
});

function standingsCall(engine: EventEngine, { games, rounding }: Finals) {
  return tournamentCall(games.map((final) => printed(engine, final, rounding)));
}

export const rules: EventRules<RankedRow, TwoGameRequest, TwoGameSheet, Finals> = {
  noun: 'final',
  list: 'games',
  requestEntries(game, { games }) {
    const nameless = namelessSeat(game);
    return nameless === 0 ? [{ value: { games }, at: '' }] : `The name of the player in seat ${nameless} is missing.`;
  },
  formSettings: ({ rounding }) => ({ rounding: rounding === 'total' ? 'total' : 'each-game' }),
  options: ({ rounding }) => ({ options: { rounding: rounding || 'each-game' }, problems: [] }),
  needsEventsEngine: true,
  standings: (engine, request) => tournamentStandings(engine, standingsCall(engine, request)),
  standingsCall,
  columns: () => COLUMNS,
  cells: ({ games }) => [games],
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'their totals' },
  parts: () => null,
  apart: () => null,
  figures: (_, { rows }) =>
    rows.map((row) => ({ player: row.player, place: row.place, shared: row.shared, figure: row.total, row })),
  gameColumns: [gameColumn(0), gameColumn(1)],
  figureTitle: 'Total',
  settings: [{ name: 'rounding', label: settingWords.rounding.legend, values: settingWords.rounding.options }],
  settingsNote:
    'The rules know one final. Where an event has several, their totals are added, and level sums share a place.',
  textColumns: [{ title: 'Finals', figure: true, text: ({ games }, { grouped }) => grouped(games) }],
};

/** The first seat with a score but without a name, from 1; 0 if there is none. */
function namelessSeat({ state }: EventGame): number {
  const rows = state['players'] as Row[];
  const isNameless = (row: Row) =>
    !textOf(row, 'player').trim() && ['game1', 'game2'].some((field) => textOf(row, field));
  return rows.findIndex(isNameless) + 1;
}
