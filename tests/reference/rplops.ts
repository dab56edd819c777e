// RPLOPS and RPLOPS2 by the letter: one game, the printed table, an event.
// Source: the RPLOPS page of 2004, "The Formula" and "The Formula: Version 2";
// core/SOURCES.md, RPLOPS 1 to 5.
import type {
  DecimalInput,
  RplopsEvent,
  RplopsGame,
  RplopsSheet,
  RplopsStandings,
  RplopsTable,
  RplopsTableRequest,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { compare, div, fraction, mul, plain, read, rounded, sum } from './fraction.ts';
import { firstAppearances, levelOn, nameOf, placed } from './players.ts';

const DEFAULT_AVERAGE = 50;
const TWO = fraction(2);

/** x, h and a of the formula, and which of the two formulas applies. */
interface Settings {
  formula?: 'RPLOPS' | 'RPLOPS2';
  average?: DecimalInput;
  hours?: DecimalInput | null;
}

// ------------------------------------------------------------------------------ The formula

function pointsFor(rank: number, players: number, settings: Settings): Fraction {
  const average = read(settings.average ?? DEFAULT_AVERAGE);
  const hours = read(settings.hours ?? 1);
  const share =
    settings.formula === 'RPLOPS2' ? fraction(players - rank, players - 1) : fraction(players + 1 - rank, players + 1);
  return mul(mul(share, hours), mul(TWO, average));
}

/** The mean of the points for the ranks that the tied players fill. */
function pointsForTied(rank: number, sharedBy: number, players: number, settings: Settings): Fraction {
  const filled = Array.from({ length: sharedBy }, (_, at) => pointsFor(rank + at, players, settings));
  return div(sum(filled), fraction(sharedBy));
}

function nameOfSystem(settings: Settings, useTime: boolean): string {
  const a = useTime ? '1' : '0';
  return `${settings.formula ?? 'RPLOPS'}${a}(${plain(read(settings.average ?? DEFAULT_AVERAGE))})`;
}

function givesHours({ hours }: Settings): boolean {
  return hours !== undefined && hours !== null;
}

// ------------------------------------------------------------------------------ One game

export function scoreGame(request: RplopsGame): RplopsSheet {
  const { finish } = request;
  const rows = finish.map(({ player, place }) => {
    const rank = 1 + finish.filter((other) => other.place < place).length;
    const sharedBy = finish.filter((other) => other.place === place).length;
    const points = rounded(pointsForTied(rank, sharedBy, finish.length, request), 2);
    return { player: nameOf(player), rank, sharedBy, points };
  });
  return { name: nameOfSystem(request, givesHours(request)), rows };
}

// ------------------------------------------------------------------------------ The table

export function pointsTable(request: RplopsTableRequest): RplopsTable {
  const most = request.maxPlayers ?? 6;
  const fewest = request.minPlayers ?? 2;
  const players = Array.from({ length: most - fewest + 1 }, (_, at) => most - at);
  const rows = Array.from({ length: most }, (_, at) => ({
    rank: at + 1,
    points: players.map((n) => (at + 1 <= n ? rounded(pointsFor(at + 1, n, request), 2) : null)),
  }));
  return { name: nameOfSystem(request, givesHours(request)), players, rows };
}

// ------------------------------------------------------------------------------ An event

export function standings(request: RplopsEvent): RplopsStandings {
  const useTime = request.useTime ?? false;
  const games = request.games.map(({ finish, hours }) => {
    const settings = { formula: request.formula, average: request.average, hours: useTime ? hours : null };
    return { rows: scoreGame({ finish, ...settings }).rows, hours: settings.hours };
  });
  const names = firstAppearances(games.flatMap(({ rows }) => rows.map(({ player }) => player)));
  const records = names.map((player) => {
    const own = games.filter(({ rows }) => rows.some((row) => row.player === player));
    const points = own.map(({ rows }) => read(rows.find((row) => row.player === player)!.points));
    const hours = useTime ? plain(sum(own.map((game) => read(game.hours!)))) : null;
    return { player, games: own.length, hours, total: rounded(sum(points), 2) };
  });
  const rows = inOrder(records);
  return { name: nameOfSystem(request, useTime), rows, ...levelOn(rows, 'total') };
}

function inOrder(records: Omit<RplopsStandings['rows'][number], 'place' | 'shared'>[]) {
  return placed(records, (a, b) => compare(read(b.total), read(a.total))).map(
    ({ row: { player, games, hours, total }, place, shared }) => ({ player, place, shared, games, hours, total }),
  );
}
