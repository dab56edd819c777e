// Puffing Billy's convention: the best score of each category, of which the best few count.
import type { EventSheet, TwoGameSheet } from 'tallysheet';
import { html } from 'lit/html.js';
import { bare } from '../../entry/figures.ts';
import { shortened } from '../../entry/shortened.ts';
import type { EventGame } from '../event.ts';
import type { Column, Kind, Piece, StandingRow } from './kind.ts';
import { wholeNumber } from './options.ts';

type Row = EventSheet['rows'][number];
type Category = Row['categories'][number];

export const puffingBillyKind: Kind<Row> = {
  noun: 'board',
  list: 'boards',
  pieces(game, request, engine) {
    const category = game.state.heading;
    const board = (finishers: object[], stage = 'final', listed?: string): object => ({ category, stage, finishers, ...(listed ? { listed } : {}) });
    if (game.form === 'puffing-billy') return [{ value: board(request.finishers, game.stage ?? 'preliminary', request.listed), at: '' }];
    if (game.form === 'union-pacific') return twoGameFinal(game, request, engine, board);
    return request.boards.map(({ finishers, listed }: any, index: number): Piece => ({ value: board(finishers, 'final', listed), at: `/boards/${index}` }));
  },
  besides: ({ form, stage }) => form !== 'puffing-billy' || stage === 'final',
  formSettings: ({ decimals }) => ({ decimals: decimals === '4' ? '4' : '3' }),
  options(settings) {
    const decimals = settings['decimals'] === '4' ? 4 : 3;
    const { value, problems } = wholeNumber(settings['count'], '/count', 'The number of categories that count');
    return { options: value === undefined ? { decimals } : { decimals, count: value }, problems };
  },
  standings: (engine, request) => engine.puffingBilly.standings(request),
  columns: (rows) => categoriesOf(rows).map((title): Column => ({ title, kind: 'part wide' })),
  cells: (row, columns) => columns.map(({ title }) => categoryCell(row.categories.find(({ category }) => category === title))),
  figure: bare,
  parts: (row) => row.categories.filter(({ counted }) => counted).map(({ category, best }) => ({ label: category, figure: best })),
  apart: () => null,
  figures(form, sheet) {
    if (form === 'puffing-billy/final') return sheet.boards.flatMap(({ rows }: any) => rows.map(figureOf));
    return sheet.rows.map(figureOf);
  },
  more: { id: 'qualifiers', title: 'Qualifiers' },
};

function figureOf({ player, place, total }: StandingRow): { player: string; place: number; figure: string } {
  return { player, place, figure: total };
}

/** The final's totals are turned in as one board of the category's final. */
function twoGameFinal(game: EventGame, request: any, engine: any, board: (finishers: object[]) => object): Piece[] | string {
  const rows = game.state['players'] as { player?: string; [field: string]: string | undefined }[];
  const nameless = request.games[0].findIndex((_: unknown, at: number) => !rows[at]?.player?.trim());
  if (nameless >= 0) return `The name of the player in seat ${nameless + 1} is missing.`;
  const outcome = engine.unionPacific.scoreFinal({ ...request, working: false });
  if (!outcome.ok) return [];
  const sheet = outcome.value as TwoGameSheet;
  const level = sheet.rows.filter(({ shared }) => shared).map(({ player }) => shortened(player));
  if (level.length > 0) return `${level.join(' and ')} are level, and the rules do not part them. Enter this final as a board, in the order you decide on.`;
  return [{ value: board(sheet.rows.map(({ player, total }) => ({ player, score: total }))), at: '' }];
}

/** In order of first appearance in any row. */
export function categoriesOf(rows: Row[]): string[] {
  return [...new Set(rows.flatMap(({ categories }) => categories.map(({ category }) => category)))];
}

function categoryCell(found: Category | undefined): unknown {
  if (!found) return '';
  return found.counted ? bare(found.best) : html`<s>${bare(found.best)}</s>`;
}
