// A Puffing Billy convention: each player's best score in every category, of which the best few count.
import type {
  BoardRequest,
  BoardRow,
  BoardSheet,
  EventRequest,
  EventSheet,
  FinalRequest,
  FinalSheet,
  Tallysheet,
  TwoGameRequest,
  TwoGameSheet,
} from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { shortened } from '../../ui/sentences.ts';
import { outcomeBetween } from '../board_outcomes.ts';
import type { EventGame } from '../event_game.ts';
import type { Cell, StandingsColumn, EventRules, GameColumn, GameFigures, RequestEntry } from '../event_rules.ts';
import { gameFieldValue } from '../game_fields.ts';
import { wholeNumber } from '../typed_settings.ts';
import { settingWords } from './settings.ts';

type Row = EventSheet['rows'][number];
type Category = Row['categories'][number];
type Board = Pick<BoardRequest, 'finishers' | 'listed' | 'placedAhead'>;

/** Requests and sheets of the forms whose games an event takes. */
type GameRequest = BoardRequest | FinalRequest | TwoGameRequest;
type GameSheet = BoardSheet | FinalSheet | TwoGameSheet;

type SheetRow = BoardRow | FinalSheet['boards'][number]['rows'][number] | TwoGameSheet['rows'][number];

/** The columns of the board's sheet; a final of two games has a score in each. */
const GAME_COLUMNS: GameColumn<SheetRow>[] = [
  {
    title: 'Game score',
    kind: 'figure',
    text: (row, { grouped }) => ('scores' in row ? row.scores.map(grouped).join(' and ') : grouped(row.score)),
  },
  {
    title: 'Place\u00adment',
    kind: 'part wide',
    text: (row, { bare }) => ('placement' in row ? bare(row.placement ?? '') : ''),
  },
  { title: 'Bonus', kind: 'part wide', text: (row, { bare }) => ('bonus' in row ? bare(row.bonus ?? '') : '') },
  {
    title: 'Final adds',
    kind: 'part',
    text: (row, { bare }) => ('finalPlace' in row && row.finalPlace ? bare(row.finalBonus) : ''),
  },
];

const RAILCON = { count: '5', competitions: 'on' };

export const rules: EventRules<Row, GameRequest, GameSheet, EventRequest> = {
  noun: 'board',
  list: 'boards',
  requestEntries(game, request, engine) {
    const category = game.state.heading;
    const board = ({ finishers, listed, placedAhead }: Board, stage = 'final'): object => ({
      category,
      stage,
      finishers,
      ...(listed ? { listed } : {}),
      ...(placedAhead ? { placedAhead } : {}),
    });
    if ('finishers' in request) return [{ value: board(request, isFinal(game) ? 'final' : 'preliminary'), at: '' }];
    if ('games' in request) return twoGameFinal(game, request, engine, board);
    return request.boards.map((one, index) => ({ value: board(one), at: `/boards/${index}` }));
  },
  besides: isFinal,
  category: ({ state }) => state.heading.trim().normalize(),
  formSettings: ({ decimals }) => ({ decimals: decimals === '4' ? '4' : '3' }),
  options(settings, numbers) {
    const decimals = settings['decimals'] === '4' ? 4 : 3;
    const { value, problems } = wholeNumber(
      settings['count'],
      '/count',
      'The number of categories that count',
      numbers,
    );
    return { options: value === undefined ? { decimals } : { decimals, count: value }, problems };
  },
  record: 'puffingBilly',
  standings: (engine, request) => engine.puffingBilly.standings(request),
  columns: (rows) => categoriesOf(rows).map((title): StandingsColumn => ({ title, kind: 'part wide' })),
  cells: (row, columns, numbers) =>
    columns.map(({ title }) =>
      categoryCell(
        row.categories.find(({ category }) => category === title),
        numbers,
      ),
    ),
  figure: (total, { bare }) => bare(total),
  criteria: { total: 'their totals' },
  parts: (row) =>
    row.categories.filter(({ counted }) => counted).map(({ category, best }) => ({ label: category, figure: best })),
  apart: () => null,
  figures: (_, sheet) =>
    'boards' in sheet ? sheet.boards.flatMap(({ rows }) => rows.map(figureOf)) : sheet.rows.map(figureOf),
  gameColumns: GAME_COLUMNS,
  // Placement counts alone where the others score nothing, and bonuses are highest where all are level.
  boardOutcomes({ puffingBilly }, { players, game }, { decimals }) {
    if (game && (game.form !== 'puffing-billy' || isFinal(game))) return null;
    const scored = (score: string) => {
      const finishers = Array.from({ length: players }, (_, at) => ({ score: at === 0 ? '1' : score }));
      const outcome = puffingBilly.scoreBoard({ finishers, decimals: decimals === '4' ? 4 : 3 });
      return outcome.ok ? outcome.value.rows.map(({ total }) => total) : null;
    };
    return outcomeBetween(scored('0'), scored('1'));
  },
  byCategory: true,
  figureTitle: 'Points',
  settings: [
    {
      name: 'count',
      label: 'Categories that count',
      sentence: ['Count only each player’s best', 'categories'],
      hint: 'blank for all',
      inputMode: 'numeric',
    },
    {
      name: 'decimals',
      label: settingWords.decimals.legend,
      values: settingWords.decimals.options,
    },
    {
      name: 'rule',
      label: 'Who qualifies',
      inView: true,
      values: [
        { value: 'board-winners', label: 'everyone who won a board' },
        { value: 'top', label: 'the best scores', hint: 'and all who are level at the cut' },
      ],
    },
    { name: 'top', label: 'How many', inputMode: 'numeric', usual: '4', inView: true },
    {
      name: 'competitions',
      label: 'The association’s competitions',
      inView: true,
      values: [
        { value: 'off', label: 'not shown' },
        { value: 'on', label: 'side by side', hint: 'overall, Challenger class, Iron Man, champions, families, teams' },
      ],
    },
  ],
  preset: {
    name: 'RailCon',
    hint: 'the best five categories; Challenger class, Iron Man and teams side by side',
    settings: RAILCON,
    holds: (settings) => Object.entries(RAILCON).every(([name, value]) => settings[name]?.trim() === value),
  },
  textColumns: [
    {
      title: 'Scores',
      text: ({ categories }, { bare }) =>
        categories
          .map(({ category, best, counted }) => (counted ? `${category} ${bare(best)}` : `(${category} ${bare(best)})`))
          .join(', '),
    },
  ],
  view: { id: 'qualifiers', title: 'Qualifiers' },
};

export function isFinal(game: EventGame): boolean {
  return gameFieldValue(game, 'stage') === 'final';
}

function figureOf(row: SheetRow): GameFigures<SheetRow> {
  const { player, place, total } = row;
  return { player, place, shared: 'shared' in row && row.shared, figure: total, row };
}

/** The totals of a two-game final count as one board of the category's final. */
function twoGameFinal(
  game: EventGame,
  request: TwoGameRequest,
  engine: Tallysheet,
  board: (one: Board) => object,
): RequestEntry[] | string {
  const rows = game.state['players'] as { player?: string; [field: string]: string | undefined }[];
  const nameless = request.games[0].findIndex((_, at) => !rows[at]?.player?.trim());
  if (nameless >= 0) return `The name of the player in seat ${nameless + 1} is missing.`;
  const outcome = engine.unionPacific.scoreFinal({ ...request, working: false });
  if (!outcome.ok) return [];
  const sheet = outcome.value;
  const level = sheet.rows.filter(({ shared }) => shared).map(({ player }) => shortened(player));
  if (level.length > 0)
    return `${level.join(' and ')} are level, and the rules do not separate them. Enter this final as a board, in the order you decide on.`;
  const finishers = sheet.rows.map(({ player, total }) => ({ player, score: total }));
  return [{ value: board({ finishers }), at: '' }];
}

/** In order of first appearance in any row. */
export function categoriesOf(rows: Row[]): string[] {
  return [...new Set(rows.flatMap(({ categories }) => categories.map(({ category }) => category)))];
}

/** The best score of a category; struck through if it does not count. */
function categoryCell(found: Category | undefined, { bare }: Numbers): Cell {
  if (!found) return '';
  return found.counted ? bare(found.best) : { struck: bare(found.best) };
}
