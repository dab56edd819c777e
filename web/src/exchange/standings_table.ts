// The columns of each system's standings, for texts: from the engine's own rows.
import type { Detour98fStandings, EventSheet, RplopsStandings, SizeMattersStandings } from 'tallysheet';
import { grouped } from '../entry/figures.ts';
import type { EventSystem } from '../events/event.ts';

export interface TextColumn<Row = any> {
  title: string;
  /** Figures stand at the right. */
  figure?: true;
  text(row: Row): string;
}

interface Placed {
  place: number;
  shared: boolean;
  player: string;
  total: string;
}

/** "2=" is a shared second place. */
const PLACE: TextColumn<Placed> = { title: 'Place', figure: true, text: ({ place, shared }) => `${place}${shared ? '=' : ''}` };
const PLAYER: TextColumn<Placed> = { title: 'Player', text: ({ player }) => player };
const TOTAL: TextColumn<Placed> = { title: 'Total', figure: true, text: ({ total }) => grouped(total) };

const CATEGORIES: TextColumn<EventSheet['rows'][number]> = {
  title: 'Scores',
  text: ({ categories }) => categories.map(({ category, best, counted }) => (counted ? `${category} ${best}` : `(${category} ${best})`)).join(', '),
};

const SIZE_MATTERS: TextColumn<SizeMattersStandings['rows'][number]>[] = [
  { title: 'Games', figure: true, text: ({ games }) => grouped(games) },
  { title: 'Solos', figure: true, text: ({ solos }) => grouped(solos) },
  { title: 'Difference', figure: true, text: ({ pointsDifference }) => grouped(pointsDifference) },
  { title: 'Decided by', text: ({ separatedBy }) => separatedBy ?? '' },
];

const DETOUR_98F: TextColumn<Detour98fStandings['rows'][number]>[] = [
  { title: 'Games', figure: true, text: ({ games }) => grouped(games.length) },
  { title: 'Wins', figure: true, text: ({ wins }) => grouped(wins) },
  { title: 'Draws', figure: true, text: ({ draws }) => grouped(draws) },
  { title: 'Decided by', text: ({ separatedBy }) => separatedBy ?? '' },
];

const RPLOPS: TextColumn<RplopsStandings['rows'][number]>[] = [
  { title: 'Games', figure: true, text: ({ games }) => grouped(games) },
  { title: 'Hours', figure: true, text: ({ hours }) => (hours === null ? '' : grouped(hours)) },
];

const OWN: Record<EventSystem, TextColumn[]> = {
  'puffing-billy': [CATEGORIES],
  'size-matters': SIZE_MATTERS,
  'detour-98f': DETOUR_98F,
  rplops: RPLOPS,
};

/** Header and rows; a column of the system's own that is blank throughout is left out. */
export function standingsTable(system: EventSystem, rows: readonly object[]): { columns: TextColumn[]; cells: string[][] } {
  const own = OWN[system].filter((column) => rows.some((row) => column.text(row) !== ''));
  const columns: TextColumn[] = [PLACE, PLAYER, TOTAL, ...own];
  return { columns, cells: rows.map((row) => columns.map((column) => column.text(row))) };
}
