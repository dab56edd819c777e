// What a page must show, from the reference's own sheets: a row's cells, its tie-breaker, the games behind it.
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
  return { cells: { ...own, ...cells }, remark: '', sentence: '', categories: [], games: [], ...rest };
}

/** "Rail Baron Board 3: 1st 3.028". */
function line(title: string, place: number | null, figure: string): string {
  return `${title}: ${place === null ? '' : `${place}${['', 'st', 'nd', 'rd'][place] ?? 'th'} `}${figure}`;
}

// ------------------------------------------------------------------------------ Puffing Billy

export function boardsRows({ rows }: EventSheet, games: PlayedGame[]): ReadRow[] {
  const titles = [...new Set(rows.flatMap(({ categories }) => categories.map(({ category }) => category)))];
  return rows.map((row) => {
    const best = (title: string) => row.categories.find(({ category }) => category === title);
    const cells = titles.map((title) => [title, bracketed(best(title)?.best ?? '', best(title)?.counted ?? true)]);
    return shownRow(row, Object.fromEntries(cells), {
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
  return everybody.players.map(({ player, place, best, boardsWon }) => ({
    cells: { Place: String(place), Player: player, 'Boards won': String(boardsWon), Best: best },
    remark: names.has(player) ? 'qualifies' : '',
    sentence: '',
    categories: [],
    games: [],
  }));
}

// ------------------------------------------------------------------------------ Diplomacy

type League = SizeMattersStandings['rows'][number];

export function leagueRows({ rows }: SizeMattersStandings, sheets: SizeMattersSheet[], titles: string[]): ReadRow[] {
  return rows.map((row, at) =>
    shownRow(
      row,
      { Games: String(row.games), Solos: String(row.solos), 'Points difference': row.pointsDifference },
      {
        remark: row.separatedBy ? `after ${row.separatedBy.replace('-', ' ')}` : '',
        sentence: row.separatedBy
          ? `Level with ${rows[at - 1].player} on ${row.total} points; ${leagueReason(row, rows[at - 1])}`
          : '',
        games: sheets.flatMap((sheet, game) =>
          sheet.rows
            .filter(({ player }) => player === row.player)
            .map(({ score }) => line(`${titles[game]} Game ${game + 1}`, null, score)),
        ),
      },
    ),
  );
}

function leagueReason(row: League, above: League): string {
  if (row.separatedBy === 'solos')
    return `${above.player} has ${['', 'one solo', '2 solos'][above.solos]}, ${row.player} ${['no solo', 'one solo'][row.solos]}.`;
  if (row.separatedBy === 'head-to-head')
    return `in the games in which all who were still level sat together, ${above.player} won more points than ${row.player}.`;
  return `${above.player}’s points difference is ${above.pointsDifference}, ${row.player}’s ${row.pointsDifference}.`;
}

type Tournament = Detour98fStandings['rows'][number];

export function tournamentRows({ rows }: Detour98fStandings, sheets: Detour98fSheet[], titles: string[]): ReadRow[] {
  return rows.map((row, at) =>
    shownRow(
      row,
      { Games: String(row.games.length), Wins: String(row.wins), Draws: String(row.draws) },
      {
        remark: row.separatedBy ? `after ${row.separatedBy}` : '',
        sentence: row.separatedBy
          ? `Level with ${rows[at - 1].player} on ${row.total} points${tournamentReason(row, rows[at - 1], titles)}`
          : '',
        games: sheets.flatMap((sheet, game) =>
          sheet.rows
            .filter(({ player }) => player === row.player)
            .map(({ place, points }) => line(`${titles[game]} Game ${game + 1}`, place, points)),
        ),
      },
    ),
  );
}

const COUNTS = ['no', 'one', '2', '3', '4'];

function tournamentReason(row: Tournament, above: Tournament, titles: string[]): string {
  const count = (number: number, what: string) => `${COUNTS[number]} ${what}${number > 1 ? 's' : ''}`;
  if (row.separatedBy === 'wins')
    return `; ${above.player} has ${count(above.wins, 'win')}, ${row.player} ${count(row.wins, 'win')}.`;
  if (row.separatedBy === 'draws')
    return ` and on wins; ${above.player} was in ${count(above.draws, 'draw')}, ${row.player} in ${row.draws}.`;
  const nth = ['best game', 'second-best game', 'third-best game'].indexOf(row.separatedBy ?? '');
  return `, on wins and on draws. What decides is the ${row.separatedBy}: ${nthGame(above, nth, titles)} ranks above ${nthGame(row, nth, titles)}.`;
}

function nthGame({ player, games }: Tournament, nth: number, titles: string[]): string {
  const game = games[nth];
  if (!game) return `${player}’s having none`;
  const ended = { win: 'a win', draw: 'a draw', elimination: 'eliminated', loss: 'a loss' }[game.outcome];
  return `${player}’s as ${capital(game.power)} (${ended}, ${game.points} points, ${titles[game.game]})`;
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
      sentence: '',
      categories: [],
      games: [],
    })),
  );
}

// ------------------------------------------------------------------------------ RPLOPS

export function weekendRows({ rows }: RplopsStandings, sheets: RplopsSheet[], titles: string[]): ReadRow[] {
  return rows.map((row) =>
    shownRow(
      row,
      { Games: String(row.games), ...(row.hours === null ? {} : { Hours: plain(read(row.hours)) }) },
      {
        games: sheets.flatMap((sheet, game) =>
          sheet.rows
            .filter(({ player }) => player === row.player)
            .map(({ rank, points }) => line(`${titles[game]} Game ${game + 1}`, rank, points)),
        ),
      },
    ),
  );
}
