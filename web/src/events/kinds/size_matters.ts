// A Size Matters league: points of every game, then solos, then what the organiser has chosen.
import type { SizeMattersStandings } from 'tallysheet';
import { grouped } from '../../entry/figures.ts';
import { SETTINGS } from '../event.ts';
import type { Column, Kind } from './kind.ts';

type Row = SizeMattersStandings['rows'][number];

export const TIE_BREAKERS: Record<string, string> = {
  'points-difference': 'points difference',
  'head-to-head': 'head-to-head',
};

const COLUMNS: Column[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Solos', kind: 'part' },
  { title: 'Points difference', kind: 'part wide' },
];

export const sizeMattersKind: Kind<Row> = {
  noun: 'game',
  list: 'games',
  pieces: (_, { working, ...request }) => [{ value: request, at: '' }],
  formSettings: ({ rounding, floor }) => ({ rounding: rounding === 'exact' ? 'exact' : 'published', floor: floor !== 'no' }),
  options({ rounding, floor, tieBreakers }) {
    const chosen = tieBreakers || (SETTINGS['size-matters']['tieBreakers']?.[0] ?? '');
    const order = chosen.split(' ').filter((name) => name in TIE_BREAKERS);
    return { options: { rounding: rounding || 'published', floor: floor !== 'no', tieBreakers: order }, problems: [] };
  },
  standings: (engine, request) => engine.sizeMatters.standings(request),
  columns: () => COLUMNS,
  cells: ({ games, solos, pointsDifference }) => [games, solos, grouped(pointsDifference)],
  figure: grouped,
  parts: () => null,
  apart: (row, above) => (row.separatedBy === null ? null : { short: `after ${row.separatedBy.replace('-', ' ')}`, sentence: because(row, above) }),
  figures: (_, sheet) => sheet.rows.map(({ player, score }: any) => ({ player, figure: score })),
};

function because(row: Row, above: Row): string {
  const level = `Level with ${above.player} on ${grouped(row.total)} points`;
  if (row.separatedBy === 'solos') return `${level}; ${above.player} has ${solos(above)}, ${row.player} ${solos(row)}.`;
  if (row.separatedBy === 'points-difference') {
    return `${level}; ${above.player}’s points difference is ${grouped(above.pointsDifference)}, ${row.player}’s ${grouped(row.pointsDifference)}.`;
  }
  return `${level}; in the games in which all who were still level sat together, ${above.player} won more points than ${row.player}.`;
}

function solos({ solos }: Row): string {
  if (solos === 0) return 'no solo';
  return solos === 1 ? 'one solo' : `${solos} solos`;
}
