// An RPLOPS event: games of any size, and of any length where points are per hour.
import type { RplopsEvent, RplopsGame, RplopsSheet, RplopsStandings } from 'tallysheet';
import { outcomesByPlace } from '../board_outcomes.ts';
import type { StandingsColumn, EventRules } from '../event_rules.ts';
import { decimalText } from '../typed_settings.ts';
import { figuresOfRanks, NUMBER_OF_PLAYERS } from '../ranked_figures.ts';
import { settingWords } from './settings.ts';

type Row = RplopsStandings['rows'][number];

const PLOPS = { formula: 'RPLOPS', average: '50', useTime: 'no' };

const GAMES: StandingsColumn = { title: 'Games', kind: 'part' };
const HOURS: StandingsColumn = { title: 'Hours', kind: 'part' };

/** PLOPS is the preset; an event's formulas need no hints. */
const FORMULAS = settingWords.formula.options
  .filter(({ value }) => value !== 'PLOPS')
  .map(({ value, label }) => ({ value, label }));

export const rules: EventRules<Row, RplopsGame, RplopsSheet, RplopsEvent> = {
  noun: 'game',
  list: 'games',
  requestEntries: (_, { finish, hours }) => [{ value: hours === undefined ? { finish } : { finish, hours }, at: '' }],
  formSettings: ({ formula, average, useTime }) => ({ formula, average, ...(useTime === 'yes' ? {} : { hours: '' }) }),
  needsFormSettings: ({ useTime }) => useTime === 'yes',
  options(settings, numbers) {
    const { value, problems } = decimalText(settings['average'], '/average', 'The average', numbers);
    const options = { formula: settings['formula'] || 'RPLOPS', useTime: settings['useTime'] === 'yes' };
    return { options: value === undefined ? options : { ...options, average: value }, problems };
  },
  record: 'rplops',
  standings: (engine, request) => engine.rplops.standings(request),
  columns: (_, { useTime }) => (useTime === 'yes' ? [GAMES, HOURS] : [GAMES]),
  cells: ({ games, hours }, columns, { trimmed }) =>
    columns.map((column) => (column === GAMES ? games : trimmed(hours ?? ''))),
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'points' },
  parts: () => null,
  apart: () => null,
  settings: [
    {
      name: 'formula',
      label: settingWords.formula.legend,
      values: FORMULAS,
    },
    { name: 'average', label: 'Average points', hint: 'x; blank for 50', inputMode: 'decimal' },
    {
      name: 'useTime',
      label: 'Points are',
      values: [
        { value: 'no', label: 'per game' },
        { value: 'yes', label: 'per hour', hint: 'every game then needs its usual length' },
      ],
    },
  ],
  preset: {
    name: 'PLOPS',
    settings: PLOPS,
    holds: ({ formula, average = '', useTime }) =>
      formula !== 'RPLOPS2' && useTime !== 'yes' && ['', '50'].includes(average.trim()),
  },
  game: 'any game',
  variants: [
    { id: 'rplops2', name: 'RPLOPS2', hint: hintOf('RPLOPS2'), settings: { formula: 'RPLOPS2' } },
    { id: 'plops', name: 'PLOPS', hint: hintOf('PLOPS'), settings: PLOPS },
  ],
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) },
    { title: 'Hours', figure: true, text: ({ hours }, { grouped }) => (hours === null ? '' : grouped(hours)) },
  ],
  figures: (_, { rows }) => figuresOfRanks(rows),
  gameColumns: NUMBER_OF_PLAYERS,
  // Points per hour depend on what is played.
  boardOutcomes({ rplops }, board, { formula, average = '', useTime }) {
    if (useTime === 'yes') return null;
    const settings = { formula: (formula || 'RPLOPS') as 'RPLOPS', average: average.trim() || '50' };
    return outcomesByPlace(board, (places) => {
      const outcome = rplops.scoreGame({ ...settings, finish: places.map((place) => ({ place })) });
      return outcome.ok ? outcome.value.rows.map(({ points }) => points) : null;
    });
  },
  addsFigures: true,
  figureTitle: 'Points',
};

function hintOf(formula: string): string {
  return settingWords.formula.options.find(({ value }) => value === formula)?.hint ?? '';
}
