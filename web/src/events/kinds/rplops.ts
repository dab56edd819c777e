// An RPLOPS event: games of any size, and of any length where points are per hour.
import type { RplopsStandings } from 'tallysheet';
import { grouped, trimmed } from '../../entry/figures.ts';
import type { Column, Kind } from './kind.ts';
import { decimalText } from './options.ts';

type Row = RplopsStandings['rows'][number];

const GAMES: Column = { title: 'Games', kind: 'part' };
const HOURS: Column = { title: 'Hours', kind: 'part' };

export const rplopsKind: Kind<Row> = {
  noun: 'game',
  list: 'games',
  pieces: (_, { finish, hours }) => [{ value: hours === undefined ? { finish } : { finish, hours }, at: '' }],
  formSettings: ({ formula, average, useTime }) => ({ formula, average, ...(useTime === 'yes' ? {} : { hours: '' }) }),
  options(settings) {
    const { value, problems } = decimalText(settings['average'], '/average', 'The average');
    const options = { formula: settings['formula'] || 'RPLOPS', useTime: settings['useTime'] === 'yes' };
    return { options: value === undefined ? options : { ...options, average: value }, problems };
  },
  standings: (engine, request) => engine.rplops.standings(request),
  columns: (_, { useTime }) => (useTime === 'yes' ? [GAMES, HOURS] : [GAMES]),
  cells: ({ games, hours }, columns) => columns.map((column) => (column === GAMES ? games : trimmed(hours ?? ''))),
  figure: grouped,
  parts: () => null,
  apart: () => null,
  figures: (_, sheet) => sheet.rows.map(({ player, rank, points }: any) => ({ player, place: rank, figure: points })),
};
