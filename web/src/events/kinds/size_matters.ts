// A Size Matters league: points of every game, then solos, then what the organiser has chosen.
import type { SizeMattersStandings } from 'tallysheet';
import { grouped } from '../../entry/figures.ts';
import { shortened } from '../../entry/shortened.ts';
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
  const [ahead, behind] = [shortened(above.player), shortened(row.player)];
  const level = `Level with ${ahead} on ${grouped(row.total)} points`;
  if (row.separatedBy === 'solos') return `${level}; ${ahead} has ${solos(above)}, ${behind} ${solos(row)}.`;
  if (row.separatedBy === 'points-difference') {
    return `${level}; ${ahead}’s points difference is ${grouped(above.pointsDifference)}, ${behind}’s ${grouped(row.pointsDifference)}.`;
  }
  return `${level}; in the games in which all who were still level sat together, ${ahead} won more points than ${behind}.`;
}

function solos({ solos }: Row): string {
  if (solos === 0) return 'no solo';
  return solos === 1 ? 'one solo' : `${solos} solos`;
}
