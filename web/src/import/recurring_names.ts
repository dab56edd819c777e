// Tables in which the name of a game only says what was played: round and board, or the date, tell games of one name
// apart.
import { GAME, PLAYER } from '../systems/csv_layout.ts';
import { plainWord, type FileColumn } from './headers.ts';
import type { SourceRow } from './source.ts';

/** The text that a row has in some column; blank if the file does not have it. */
type Texts = (row: SourceRow) => string;

const DATE_WORDS = new Set(['date', 'day', 'datum', 'tag', 'data', 'giorno', 'jour', 'fecha']);

/** Whether a player is in games of one name in two rounds, or a name is at two boards of a round in a system whose games
 *  have one. A single row with another board is taken for a mistake. */
export function namesAreTitles(columns: FileColumn[], rows: SourceRow[]): boolean {
  const of = (id: string) => textsOf(columns, id);
  const [game, round, board, player] = [of(GAME.id), of('round'), of('board'), of(PLAYER.id)];
  const named = rows.filter((row) => game(row) !== '' && round(row) !== '');
  const hasBoards = columns.some(({ column }) => column?.id === 'board' && column.ofGame);
  return recurs(named, [game, player], round, 1) || (hasBoards && recurs(named, [game, round], board, 2));
}

/** The index of the column of dates if a player is in games of one name on two of them, as in a club's log; otherwise -1. */
export function datesOfGames(columns: FileColumn[], rows: SourceRow[]): number {
  const index = columns.findIndex(({ column, header }) => !column && DATE_WORDS.has(plainWord(header)));
  const [game, player, date] = [textsOf(columns, GAME.id), textsOf(columns, PLAYER.id), textsAt(index)];
  const dated = rows.filter((row) => game(row) !== '' && date(row) !== '');
  return recurs(dated, [game, player], date, 1) ? index : -1;
}

function textsOf(columns: FileColumn[], id: string): Texts {
  return textsAt(columns.findIndex(({ column }) => column?.id === id));
}

function textsAt(index: number): Texts {
  return ({ cells }) => cells[index] ?? '';
}

/** Whether rows that are alike in `same` have two or more texts in `other`, each in at least the given number of rows. */
function recurs(rows: SourceRow[], same: Texts[], other: Texts, least: number): boolean {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const key = same.map((text) => text(row)).join('\0');
    const counted = counts.get(key) ?? new Map<string, number>();
    counts.set(key, counted.set(other(row), (counted.get(other(row)) ?? 0) + 1));
  }
  return [...counts.values()].some((counted) => [...counted.values()].filter((count) => count >= least).length > 1);
}
