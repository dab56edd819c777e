// Writes an event's Diplomacy games as boards of the World Diplomacy Database. Of the centres by year only those are known
// that an eliminated power had in its last Fall.
import { POSTED_FORMS } from '../posted/checked.ts';
import { isMore, isSame } from '../numbers/decimal_text.ts';
import { sheetOfGame, stateOf, type Terms } from '../scoring/game.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { Cells } from '../systems/csv_layout.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { systemTaking } from '../systems/event_systems.ts';
import { isSeveral } from '../systems/several.ts';
import { capital } from '../ui/sentences.ts';
import { BYTE_ORDER_MARK, csvRow, LINE_END } from './csv_cells.ts';
import { linesOf, namesOf } from './game_lines.ts';

const COLUMNS = [
  'FIRST NAME',
  'NAME',
  'HOMONYME',
  'ROUND',
  'BOARD',
  'COUNTRY',
  'RANK',
  'EXAEQUO',
  'SCORE',
  'NB_CENTRE',
].concat(['YEAR_ELIMINATION', 'DRAW']);
/** Only where rounds and boards do not tell the games apart. */
const GAME_NAME = 'GAME';

/** Whether the system's games are games of Diplomacy; of several systems, whether any of these is. */
export function hasBoards(system: SystemId, games: readonly EventGame[]): boolean {
  const has = (one: SystemId) => layoutOf(one).columns.some(({ id }) => id === 'power');
  return isSeveral(system) ? games.some(({ form }) => has(systemTaking(form) ?? '')) : has(system);
}

export function* wddParts(system: SystemId, games: EventGame[], terms: Terms): Generator<string> {
  const layout = layoutOf(system);
  const names = namesOf(games, layout);
  const rows: Map<string, string>[] = [];
  for (const [at, game] of games.entries()) {
    const lines = linesOf(layout, game, names[at] as string);
    const scores = scoresOf(game, terms);
    rows.push(...lines.filter(({ power }) => power).map((line) => rowOf(line, scores)));
    yield ''; // which years there are is known in the end
  }
  const years = [
    ...new Set(rows.flatMap((row) => [...row.keys()].filter((column) => column.startsWith('CT_')))),
  ].sort();
  const columns = [...COLUMNS, ...years, ...(areTold(games) ? [] : [GAME_NAME])];
  yield BYTE_ORDER_MARK + csvRow(columns, ',') + LINE_END;
  for (const row of rows)
    yield csvRow(
      columns.map((column) => row.get(column) ?? ''),
      ',',
    ) + LINE_END;
}

/** Whether each game has a round and a board of its own. */
function areTold(games: EventGame[]): boolean {
  const places = games.map(({ round = '', board = '' }) => (round.trim() && board.trim() ? `${round} ${board}` : ''));
  return !places.includes('') && new Set(places).size === games.length;
}

/** Points by power; empty for a game without a score. */
function scoresOf(game: EventGame, terms: Terms): Map<string, string> {
  const state = stateOf(terms, game);
  const sheet = sheetOfGame(terms, game, state);
  const figures = sheet ? (POSTED_FORMS[game.form]?.figures(sheet, state) ?? []) : [];
  return new Map(figures.flatMap(({ key, figure }) => (figure === null ? [] : [[key, figure]])));
}

function rowOf(line: Cells, scores: Map<string, string>): Map<string, string> {
  const { player = '', power = '', centres = '', year = '', held = '' } = line;
  const score = scores.get(power);
  const others = [...scores.values()];
  const [, name = player, namesake = '1'] = /^(.+) \((\d+)\)$/.exec(player) ?? [];
  const space = name.indexOf(' ');
  return new Map([
    ['FIRST NAME', space < 0 ? '' : name.slice(0, space)],
    ['NAME', name.slice(space + 1)],
    ['HOMONYME', namesake],
    ['ROUND', line['round'] ?? ''],
    ['BOARD', line['board'] ?? ''],
    ['COUNTRY', capital(power)],
    ...(score === undefined ? [] : ranked(score, others)),
    ['NB_CENTRE', centres],
    ...(year === '' ? [] : eliminated(year, held)),
    ['DRAW', { yes: '1', no: '0' }[line['inDraw'] ?? ''] ?? ''],
    [GAME_NAME, line['game'] ?? ''],
  ]);
}

type Cell = [column: string, text: string];

function ranked(score: string, all: string[]): Cell[] {
  return [
    ['RANK', String(1 + all.filter((other) => isMore(other, score)).length)],
    ['EXAEQUO', String(all.filter((other) => isSame(other, score)).length)],
    ['SCORE', score],
  ];
}

function eliminated(year: string, held: string): Cell[] {
  const column = (after: number) => `CT_${String(Number(year) + after - 1900).padStart(2, '0')}`;
  if (!/^19\d\d$/.test(year)) return [['YEAR_ELIMINATION', year]];
  const centres: Cell[] =
    held === ''
      ? []
      : [
          [column(0), held],
          [column(1), '0'],
        ];
  return [['YEAR_ELIMINATION', String(Number(year) + 1)], ...centres];
}
