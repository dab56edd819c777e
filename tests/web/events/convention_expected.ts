// The expected page, from the reference's own sheets: a row's cells, its tie-breaker, and the games behind it.
import { expect } from 'vitest';
import type {
  BestCountries,
  Detour98fSheet,
  Detour98fStandings,
  EventSheet,
  QualifiersSheet,
  RplopsSheet,
  RplopsStandings,
  SizeMattersSheet,
  SizeMattersStandings,
} from '../../../wasm/tallysheet.d.ts';
import { plain, read } from '../../reference/fraction.ts';
import { scoreBoard } from '../../reference/puffing_billy.ts';
import type { PlayedGame } from './convention_boards.ts';
import type { ReadRow } from './convention_page.ts';

interface Placed {
  player: string;
  place: number;
  shared: boolean;
  total: string;
}

function shownRow(
  { player, place, shared, total }: Placed,
  cells: Record<string, string>,
  rest: Partial<ReadRow>,
): ReadRow {
  const own = { Place: shared ? `${place}=` : String(place), Player: player, Total: total };
  return { cells: { ...own, ...cells }, remark: '', sentences: [], categories: [], games: [], ...rest };
}

/** What an opened row says about ties: first what decided, with these figures of it and the row above, then who shares
 *  its place and on what they are level. How it words them is tested in tie_breakers.test.ts and ties.test.ts. */
function tieSentences(rows: TieRow[], at: number, levelOn: string[] = [], figures: string[] = []): string[] {
  const row = rows[at];
  return [
    ...(row.separatedBy ? [naming([row.player, rows[at - 1].player, row.total, ...figures])] : []),
    ...(row.shared ? [inTurn(sharingWith(row, rows), `share ${ordinal(row.place)} place: level on`, levelOn)] : []),
  ];
}

type TieRow = Placed & { separatedBy?: string | null };

/** Seven are named; more are six and a number. */
function sharingWith({ place }: Placed, rows: Placed[]): string[] {
  const names = rows.filter((row) => row.place === place).map(({ player }) => player);
  return names.length > 7 ? [...names.slice(0, 6), `${names.length - 6} others`] : names;
}

/** A sentence with all of these parts. */
function naming(parts: string[]): string {
  return expect.toSatisfy((sentence: string) => parts.every((part) => sentence.includes(part)), parts.join(' and '));
}

/** A text that begins with a sentence of these parts; a list in it has commas and "and". */
function inTurn(...parts: (string | string[])[]): string {
  const text = parts.map((part) => (typeof part === 'string' ? part : new Intl.ListFormat('en-GB').format(part)));
  return expect.toSatisfy((sentence: string) => sentence.startsWith(`${text.join(' ')}.`), text.join(' '));
}

/** "Rail Baron Board 3: 1st 3.028". */
function line(title: string, place: number, figure: string, sharedBy = 1): string {
  const shared = sharedBy > 1 ? '=' : '';
  return `${title}: ${ordinal(place)}${shared} ${figure}`;
}

function ordinal(place: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${place}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`;
}

// ------------------------------------------------------------------------------ Puffing Billy

export function boardsRows({ rows, levelOn }: EventSheet, games: PlayedGame[]): ReadRow[] {
  const titles = [...new Set(rows.flatMap(({ categories }) => categories.map(({ category }) => category)))];
  return rows.map((row, at) => {
    const best = (title: string) => row.categories.find(({ category }) => category === title);
    const cells = titles.map((title) => [title, bracketed(best(title)?.best ?? '', best(title)?.counted ?? true)]);
    return shownRow(row, Object.fromEntries(cells), {
      sentences: tieSentences(rows, at, levelOn && ['their totals']),
      categories: row.categories.map(categoryLine),
      games: games.flatMap((game, at) => boardLines(game, at, row.player)),
    });
  });
}

function bracketed(figure: string, counted: boolean): string {
  return counted ? figure : `(${figure})`;
}

function categoryLine({
  category,
  best,
  finalBonus,
  counted,
}: EventSheet['rows'][number]['categories'][number]): string {
  return `${category}${finalBonus === '0.0' ? '' : ` with ${finalBonus} from the final`}: ${bracketed(counted ? best : `${best} not counted`, counted)}`;
}

function boardLines({ boards, lines, figures }: PlayedGame, at: number, player: string): string[] {
  const title = `${boards[0].category} ${figures ? 'Two-game final' : lines.some(({ board }) => board) ? 'Final' : 'Board'} ${at + 1}`;
  const rows = figures ?? boards.flatMap((board) => scoreBoard(board).rows);
  return rows.filter((row) => row.player === player).map(({ place, total }) => line(title, place, total ?? 'no score'));
}

export function qualifierRows(everybody: QualifiersSheet, going: QualifiersSheet): ReadRow[] {
  const names = new Set(going.players.map(({ player }) => player));
  return everybody.players.map(({ player, place, shared, best, boardsWon }) => ({
    cells: { Place: shared ? `${place}=` : String(place), Player: player, 'Boards won': String(boardsWon), Best: best },
    remark: names.has(player) ? 'qualifies' : '',
    sentences: [],
    categories: [],
    games: [],
  }));
}

// ------------------------------------------------------------------------------ Diplomacy

/** The page's words for what is compared. */
function criteria(levelOn: string[] = []): string[] {
  return levelOn.map((name) => (name === 'total' ? 'points' : name.replace('points-', 'points ')));
}

type League = SizeMattersStandings['rows'][number];

export function leagueRows(
  { rows, levelOn }: SizeMattersStandings,
  sheets: SizeMattersSheet[],
  titles: string[],
): ReadRow[] {
  return rows.map((row, at) =>
    shownRow(
      row,
      { Games: String(row.games), Solos: String(row.solos), 'Points difference': row.pointsDifference },
      {
        remark: row.separatedBy ? `after ${row.separatedBy.replace('points-', 'points ')}` : '',
        sentences: tieSentences(rows, at, criteria(levelOn), leagueFigures(row, rows[at - 1])),
        games: sheets.flatMap((sheet, game) =>
          sheet.rows
            .filter(({ player }) => player === row.player)
            .map(({ place, score }) => {
              const sharedBy = sheet.rows.filter((other) => other.place === place).length;
              return line(`${titles[game]} Game ${game + 1}`, place, score, sharedBy);
            }),
        ),
      },
    ),
  );
}

function leagueFigures(row: League, above: League): string[] {
  return row.separatedBy === 'points-difference' ? [above.pointsDifference, row.pointsDifference] : [];
}

type Tournament = Detour98fStandings['rows'][number];

export function tournamentRows(
  { rows, levelOn }: Detour98fStandings,
  sheets: Detour98fSheet[],
  titles: string[],
): ReadRow[] {
  return rows.map((row, at) =>
    shownRow(
      row,
      { Games: String(row.games.length), Wins: String(row.wins), Draws: String(row.draws) },
      {
        remark: row.separatedBy ? `after ${row.separatedBy}` : '',
        sentences: tieSentences(rows, at, criteria(levelOn), tournamentFigures(row, rows[at - 1], titles)),
        games: sheets.flatMap((sheet, game) =>
          sheet.rows
            .filter(({ player }) => player === row.player)
            .map(({ place, points, sharedBy }) => line(`${titles[game]} Game ${game + 1}`, place, points, sharedBy)),
        ),
      },
    ),
  );
}

/** For a tie that games decide: what decides, and each player's game of that rank. */
function tournamentFigures(row: Tournament, above: Tournament, titles: string[]): string[] {
  const nth = ['best game', 'second-best game', 'third-best game'].indexOf(row.separatedBy!);
  if (nth < 0) return [];
  const games = [above, row].flatMap(({ games }) => games[nth] ?? []);
  return [row.separatedBy!, ...games.flatMap(({ power, points, game }) => [capital(power), points, titles[game]])];
}

function capital(power: string): string {
  return power[0].toUpperCase() + power.slice(1);
}

export function awardRows({ awards }: BestCountries): ReadRow[] {
  const ended = { win: 'won', draw: 'in the draw', elimination: 'eliminated', loss: 'lost' };
  return awards.flatMap(({ power, holders }) =>
    holders.map(({ player, centres, game, points, outcome }, at) => ({
      cells: {
        Power: at === 0 ? capital(power) : '',
        Player: player,
        Centres: String(centres),
        Game: `Game ${game + 1}`,
        Points: points,
      },
      remark: ended[outcome],
      sentences: [],
      categories: [],
      games: [],
    })),
  );
}

// ------------------------------------------------------------------------------ RPLOPS

export function weekendRows({ rows, levelOn }: RplopsStandings, sheets: RplopsSheet[], titles: string[]): ReadRow[] {
  return rows.map((row, at) =>
    shownRow(
      row,
      { Games: String(row.games), ...(row.hours === null ? {} : { Hours: plain(read(row.hours)) }) },
      {
        sentences: tieSentences(rows, at, criteria(levelOn)),
        games: sheets.flatMap((sheet, game) =>
          sheet.rows
            .filter(({ player }) => player === row.player)
            .map(({ rank, points, sharedBy }) => line(`${titles[game]} Game ${game + 1}`, rank, points, sharedBy)),
        ),
      },
    ),
  );
}
