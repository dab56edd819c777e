// RPLOPS in doubles: one game, the table, and an event.
import { placed, read, rounded, type Input } from './figures.ts';

interface Settings {
  formula?: 'RPLOPS' | 'RPLOPS2';
  average?: Input;
  hours?: Input | null;
}
interface Game extends Settings {
  finish: { player?: string; place: number }[];
}

function pointsFor(rank: number, players: number, { formula, average = 50, hours }: Settings): number {
  const share = formula === 'RPLOPS2' ? (players - rank) / (players - 1) : (players + 1 - rank) / (players + 1);
  return share * read(hours ?? 1) * 2 * read(average);
}

function name({ formula = 'RPLOPS', average = 50 }: Settings, withTime: boolean): string {
  return `${formula}${withTime ? 1 : 0}(${read(average)})`;
}

export function scoreGame({ finish, ...settings }: Game) {
  const places = finish.map(({ place }) => place).sort((a, b) => a - b);
  const rows = finish.map(({ player = '', place }) => {
    const rank = places.indexOf(place) + 1;
    const sharedBy = places.lastIndexOf(place) - rank + 2;
    const own = rounded(pointsFor(rank + (sharedBy - 1) / 2, finish.length, settings), 2);
    return { player: player.trim().normalize('NFC'), rank, sharedBy, own, points: own.toFixed(2) };
  });
  return { name: name(settings, settings.hours != null), rows, working: [] };
}

export function pointsTable({
  maxPlayers = 6,
  minPlayers = 2,
  ...settings
}: Settings & { maxPlayers?: number; minPlayers?: number }) {
  const players = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, at) => maxPlayers - at);
  const rows = Array.from({ length: maxPlayers }, (_, at) => ({
    rank: at + 1,
    points: players.map((count) => (at < count ? rounded(pointsFor(at + 1, count, settings), 2).toFixed(2) : null)),
  }));
  return { name: name(settings, settings.hours != null), players, rows };
}

export function standings({ games, useTime = false, ...settings }: Settings & { games: Game[]; useTime?: boolean }) {
  const players = new Map<string, { player: string; games: number; hours: number; total: number }>();
  for (const { finish, hours } of games) {
    for (const { player, own } of scoreGame({ finish, ...settings, hours: useTime ? hours : null }).rows) {
      const entry = players.get(player) ?? { player, games: 0, hours: 0, total: 0 };
      players.set(player, entry);
      entry.games += 1;
      entry.hours += useTime ? read(hours ?? 0) : 0;
      entry.total += own;
    }
  }
  return {
    name: name(settings, useTime),
    rows: placed([...players.values()], (a, b) => rounded(b.total, 2) - rounded(a.total, 2)).map(
      ({ row, place, shared }) => ({
        ...row,
        place,
        shared,
        hours: useTime ? String(rounded(row.hours, 4)) : null,
        total: rounded(row.total, 2).toFixed(2),
      }),
    ),
  };
}
