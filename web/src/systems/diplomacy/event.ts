// A Diplomacy event in one of the further systems: the scores of every game, then wins, then the best game. What is typed is
// the same for all systems, so the event's system can be changed.
import type {
  DiplomacyGame,
  DiplomacyGameRequest,
  DiplomacySheet,
  DiplomacyStandings,
  DiplomacySystem,
  Tallysheet,
} from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { FURTHER_SYSTEMS } from '../compare/further_systems.ts';
import type { EventRules, Settings, StandingsColumn } from '../event_rules.ts';
import { outcomesOfSeven, outcomeStepsOfSeven, SEVEN_SEATS, type BoardScorer } from './board_outcomes.ts';
import { figuresOfPowers, POWER_AND_CENTRES } from './game_columns.ts';
import { asPlayed } from './result.ts';

type Row = DiplomacyStandings['rows'][number];
type Games = Pick<DiplomacyGameRequest, 'system'> & { games: DiplomacyGame[] };

const COLUMNS: StandingsColumn[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Wins', kind: 'part' },
  { title: 'Best game', kind: 'part wide' },
];

export const rules: EventRules<Row, DiplomacyGameRequest, DiplomacySheet, Games> = {
  noun: 'game',
  list: 'games',
  requestEntries(_, { working, system, ...game }, engine) {
    return [{ value: asPlayed(engine, game), at: '' }];
  },
  formSettings: ({ system = '' }) => ({ system }),
  options: ({ system }) => ({ options: { system }, problems: [] }),
  record: 'diplomacy',
  standings: (engine, request) => engine.diplomacy.standings(request),
  underOthers: async () => (await import('../compare/other_systems.ts')).underOthers,
  columns: () => COLUMNS,
  cells: ({ games, wins, best }, _, { grouped }) => [games, wins, grouped(best)],
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'points' },
  parts: () => null,
  apart: (row, above, _, numbers) =>
    row.separatedBy === null ? null : { short: `after ${row.separatedBy}`, sentence: because(row, above, numbers) },
  settings: [
    {
      name: 'system',
      label: 'System',
      values: FURTHER_SYSTEMS.map(({ id, name, rule }) => ({ value: id, label: name, hint: rule })),
      note: 'Every system scores the same results. Some need the years in which powers were eliminated, and the year of a win.',
    },
  ],
  game: 'Diplomacy',
  variants: FURTHER_SYSTEMS.map(({ id, name, rule }) => ({ id, name, hint: rule, settings: { system: id } })),
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) },
    { title: 'Wins', figure: true, text: ({ wins }, { grouped }) => grouped(wins) },
    { title: 'Best game', figure: true, text: ({ best }, { grouped }) => grouped(best) },
    { title: 'Decided by', text: ({ separatedBy }) => separatedBy ?? '' },
  ],
  figures: (_, { rows }) => figuresOfPowers(rows),
  gameColumns: POWER_AND_CENTRES,
  boardOutcomes: (engine, board, settings) => outcomesOfSeven(scorer(engine, settings), board),
  outcomeSteps: (engine, settings) => outcomeStepsOfSeven(scorer(engine, settings)),
  boardsAhead: SEVEN_SEATS,
  addsFigures: true,
  figureTitle: 'Score',
};

/** Boards ahead are scored by the engine. */
function scorer({ diplomacy }: Tallysheet, { system = '' }: Settings): BoardScorer {
  return {
    system,
    scored(game) {
      const outcome = diplomacy.scoreGame({ ...game, system: system as DiplomacySystem });
      return outcome.ok ? outcome.value.rows.map(({ score }) => score) : null;
    },
  };
}

function because(row: Row, above: Row, numbers: Numbers): string {
  const { grouped } = numbers;
  const level = `Level with ${above.player} on ${grouped(row.total)} points`;
  if (row.separatedBy === 'wins')
    return `${level}; ${above.player} has ${wins(above, numbers)}, ${row.player} ${wins(row, numbers)}.`;
  return `${level} and on wins; ${above.player}’s best game is ${grouped(above.best)}, ${row.player}’s ${grouped(row.best)}.`;
}

function wins({ wins }: Row, { amount }: Numbers): string {
  return wins === 0 ? 'no win' : amount(wins, 'win');
}
