// Detour 98f in doubles: one game, and standings with all five tie-breakers.
import { placed, rounded } from './figures.ts';

interface Seat {
  power: string;
  player?: string;
  centres: number;
  lastHeld?: { year: number; centres: number };
}
interface Game {
  powers: Seat[];
}

const OUTCOMES = ['win', 'draw', 'elimination', 'loss'];

export function scoreGame({ powers }: Game) {
  const won = powers.some(({ centres }) => centres >= 18);
  const sorted = powers.map(({ centres }) => centres).sort((a, b) => b - a);
  const seats = powers.map(({ power, player = '', centres, lastHeld }) => {
    const place = sorted.indexOf(centres) + 1;
    const sharedBy = sorted.lastIndexOf(centres) - place + 2;
    const parts = {
      centres,
      fall1905: centres > 0 || lastHeld!.year >= 1905 ? 1 : 0,
      survival: centres > 0 ? 1 : 0,
      lead: place === 1 && sharedBy === 1 ? centres - sorted[1]! : 0,
      position: Math.max(0, 5 - (place + sharedBy - 1)),
    };
    const raw = centres + parts.fall1905 + parts.survival + parts.lead + parts.position;
    const outcome = centres >= 18 ? 'win' : centres === 0 ? 'elimination' : won ? 'loss' : 'draw';
    return { power, player: player.trim().normalize('NFC'), centres, outcome, place, sharedBy, parts, raw, lastHeld };
  });
  const rawTotal = seats.reduce((sum, { raw }) => sum + raw, 0);
  const rows = seats.map(({ power, player, centres, outcome, place, sharedBy, parts, raw, lastHeld }) => {
    const own = won ? (outcome === 'win' ? 110 : 0) : rounded((100 * raw) / rawTotal, 2);
    return {
      power,
      player,
      centres,
      outcome,
      place,
      sharedBy,
      parts: won ? null : parts,
      raw: won ? null : raw,
      own,
      lastHeld,
      points: own.toFixed(2),
    };
  });
  return { result: won ? 'win' : 'draw', rawTotal: won ? null : rawTotal, rows, working: [] };
}

type Row = ReturnType<typeof scoreGame>['rows'][number];
interface Played {
  game: number;
  row: Row;
  outcome: number;
  margins: number[];
}

function allPlayed(games: Game[]): Played[] {
  return games.flatMap((request, game) => {
    const { rows } = scoreGame(request);
    const margins = rows.map(({ outcome, own }) => (outcome === 'elimination' ? 0 : own)).sort((a, b) => b - a);
    return rows.map((row) => ({ game, row, outcome: OUTCOMES.indexOf(row.outcome), margins }));
  });
}

/** Returns a number below zero if the first is the better game. */
function compareGames(a: Played, b: Played): number {
  const order =
    a.outcome - b.outcome ||
    b.row.own - a.row.own ||
    a.row.place - b.row.place ||
    a.row.sharedBy - b.row.sharedBy ||
    (b.row.lastHeld?.year ?? 0) - (a.row.lastHeld?.year ?? 0) ||
    (b.row.lastHeld?.centres ?? 0) - (a.row.lastHeld?.centres ?? 0);
  if (order !== 0) return order;
  const at = a.margins.findIndex((margin, at) => margin !== b.margins[at]);
  return at < 0 ? 0 : a.margins[at]! - b.margins[at]!;
}

interface Contender {
  player: string;
  total: number;
  wins: number;
  draws: number;
  games: Played[];
}

function compare(a: Contender, b: Contender): number {
  const order = rounded(b.total, 2) - rounded(a.total, 2) || b.wins - a.wins || b.draws - a.draws;
  if (order !== 0) return order;
  for (let nth = 0; nth < 3; ++nth) {
    const ofA = a.games[nth];
    const ofB = b.games[nth];
    const games = ofA && ofB ? compareGames(ofA, ofB) : (ofA ? 0 : 1) - (ofB ? 0 : 1);
    if (games !== 0) return games;
  }
  return 0;
}

export function standings({ games }: { games: Game[] }) {
  const players = new Map<string, Contender>();
  for (const played of allPlayed(games)) {
    const { player, own, outcome } = played.row;
    const entry = players.get(player) ?? { player, total: 0, wins: 0, draws: 0, games: [] };
    players.set(player, entry);
    entry.total += own;
    entry.wins += outcome === 'win' ? 1 : 0;
    entry.draws += outcome === 'draw' ? 1 : 0;
    entry.games.push(played);
  }
  for (const { games } of players.values()) games.sort(compareGames);
  return {
    rows: placed([...players.values()], compare).map(
      ({ row: { player, total, wins, draws, games }, place, shared }) => ({
        player,
        place,
        shared,
        total: rounded(total, 2).toFixed(2),
        wins,
        draws,
        games: games.map(({ game, row: { power, points, outcome } }) => ({ game, power, points, outcome })),
        separatedBy: null,
      }),
    ),
  };
}
