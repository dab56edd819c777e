// A Pentamind event: each player's best games, one of each name.
import type { PentamindGame, PentamindSheet } from 'tallysheet';
import { outcomesByPlace } from '../board_outcomes.ts';
import type { EventRules, StandingsColumn } from '../event_rules.ts';
import {
  printedOnce,
  tournamentCall,
  tournamentStandings,
  type EventEngine,
  type RankedRow,
} from '../tournament_standings.ts';
import { wholeNumber } from '../typed_settings.ts';
import { figuresOfRanks, NUMBER_OF_PLAYERS } from '../ranked_figures.ts';
import { settingWords } from './settings.ts';

type Played = Pick<PentamindGame, 'finish' | 'diluted'> & { title: string };
type Games = Pick<PentamindGame, 'formula'> & { games: Played[]; count: number };

/** The organisers' number. */
const COUNT = '5';

const COLUMNS: StandingsColumn[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Counted', kind: 'part' },
];

const printed = printedOnce((engine: EventEngine, { title, ...game }: Played, formula: Games['formula']) => {
  const outcome = engine.pentamind.scoreGame({ ...game, formula });
  if (!outcome.ok) return outcome;
  const results = outcome.value.rows.map(({ player, points }) => ({ player, score: points }));
  return { ok: true, value: { results, category: title } };
});

function standingsCall(engine: EventEngine, { games, formula, count }: Games) {
  const scored = games.map((game) => printed(engine, game, formula));
  return tournamentCall(scored, { bestOfCategory: 1, best: count });
}

export const rules: EventRules<RankedRow, PentamindGame, PentamindSheet, Games> = {
  noun: 'game',
  list: 'games',
  requestEntries({ state }, { finish, diluted }) {
    const title = state.heading.trim().normalize();
    const nameless = finish.findIndex(({ player = '' }) => player.trim() === '');
    if (title === '') return 'Enter what was played: of games with one name only the best counts.';
    if (nameless >= 0) return `The name of player ${nameless + 1} is missing.`;
    return [{ value: { finish, diluted, title }, at: '' }];
  },
  category: ({ state }) => state.heading.trim().normalize(),
  formSettings: ({ formula }) => ({ formula: formula === 'former' ? 'former' : 'current' }),
  options({ formula, count }, numbers) {
    const { value = Number(COUNT), problems } = wholeNumber(
      count,
      '/counting/best',
      'The number of games that count',
      numbers,
    );
    return { options: { formula: formula || 'current', count: value }, problems };
  },
  needsEventsEngine: true,
  standings: (engine, request) => tournamentStandings(engine, standingsCall(engine, request)),
  standingsCall,
  columns: () => COLUMNS,
  cells: ({ games, counted }) => [games, counted],
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'points' },
  parts: ({ values }) =>
    values.flatMap(({ category, value, leftOut }) => (leftOut === null ? [{ label: category, figure: value }] : [])),
  apart: () => null,
  game: 'any game',
  variants: [
    {
      id: 'pentamind',
      name: 'Pentamind',
      hint: 'place and number of players; the best five games',
      settings: { formula: 'current' },
    },
    {
      id: 'pentamind-former',
      name: 'Pentamind, former factor',
      hint: 'as before 2021',
      settings: { formula: 'former' },
    },
  ],
  settings: [
    {
      name: 'count',
      label: 'Games that count',
      sentence: ['Count only each player’s best', 'games'],
      hint: 'blank for five',
      inputMode: 'numeric',
      usual: COUNT,
    },
    { name: 'formula', label: settingWords.formula.legend, values: settingWords.formula.options },
  ],
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) },
    { title: 'Counted', figure: true, text: ({ counted }, { grouped }) => grouped(counted) },
  ],
  figures: (_, { rows }) => figuresOfRanks(rows),
  gameColumns: NUMBER_OF_PLAYERS,
  boardOutcomes: ({ pentamind }, board, { formula }) =>
    outcomesByPlace(board, (places) => {
      const diluted = board.game?.state['diluted'] === true;
      const finish = places.map((place) => ({ place }));
      const outcome = pentamind.scoreGame({ finish, diluted, formula: formula === 'former' ? 'former' : 'current' });
      return outcome.ok ? outcome.value.rows.map(({ points }) => points) : null;
    }),
  byCategory: true,
  figureTitle: 'Points',
};
