// What is left to play for, by trying every outcome. Source: core/SOURCES.md, Outlook.
import type {
  TournamentOutlook,
  TournamentOutlookRequest,
  TournamentPlaces,
  TournamentRequest,
} from '../../wasm/tallysheet.d.ts';
import { compare, read } from './fraction.ts';
import { firstAppearances, nameOf } from './players.ts';
import { standings } from './tournament.ts';

type Board = TournamentOutlookRequest['boards'][number];
type Result = TournamentOutlook['rivals'][number]['cases'][number]['result'];

/** A player's part in a board: its index, the score, and the finish if the seats are known. */
interface Seat {
  board: number;
  score: Board['outcomes'][number][number]['least'];
  finish: number;
}

/** Who has what, and nothing for players who are left over. */
type Played = Map<string, Seat[]>;

interface Known {
  places: Set<number>;
  byFinish: Map<number, Set<number>>;
}

/** The answer with every outcome tried; the engine's may be a bound where that is too much. */
export function outlook(request: TournamentOutlookRequest): TournamentOutlook {
  const names = playersIn(request);
  const known = new Map(names.map((name): [string, Known] => [name, { places: new Set(), byFinish: new Map() }]));
  const rivals = new Map<string, Map<string, Result>>();
  const player = nameOf(request.player);
  for (const played of outcomes(request)) {
    const places = placesAfter(request, played);
    const finishes = new Map(names.map((name) => [name, finishOf(request, name, played)]));
    for (const [name, place] of places) note(known.get(name)!, place, finishes.get(name)!);
    const own = places.get(player);
    for (const [rival, place] of own === undefined ? [] : places) {
      if (rival === player) continue;
      const result = own! < place ? 'ahead' : own! > place ? 'behind' : 'level';
      const finished = JSON.stringify([finishes.get(player), finishes.get(rival)]);
      const cases = rivals.get(rival) ?? new Map<string, Result>();
      cases.set(finished, (cases.get(finished) ?? result) === result ? result : 'open');
      rivals.set(rival, cases);
    }
  }
  const rows = rowsOf(request, names, known);
  return { exact: true, rows, rivals: rivalsOf(rows, rivals) };
}

function playersIn({ event, boards, unseated = [] }: TournamentOutlookRequest): string[] {
  const seated = boards.flatMap(({ players = [] }) => players);
  const played = event.games.flatMap(({ results }) => results.map(({ player }) => player));
  return firstAppearances([...played, ...seated, ...unseated].map(nameOf));
}

function note({ places, byFinish }: Known, place: number, finish: number | null): void {
  places.add(place);
  if (finish !== null) byFinish.set(finish, (byFinish.get(finish) ?? new Set()).add(place));
}

/** Every outcome of all boards together. */
function* outcomes(request: TournamentOutlookRequest): Generator<Played> {
  const seated = request.boards.flatMap(({ players = [] }, board) => (players.length > 0 ? [board] : []));
  const open = request.boards.flatMap(({ players = [] }, board) => (players.length > 0 ? [] : [board]));
  const unseated = (request.unseated ?? []).map(nameOf);
  const groups = seated.map((board) => ({ boards: [board], players: request.boards[board].players!.map(nameOf) }));
  yield* shared(request, [...groups, { boards: open, players: unseated }], new Map());
}

function* shared(
  request: TournamentOutlookRequest,
  [group, ...others]: { boards: number[]; players: string[] }[],
  before: Played,
): Generator<Played> {
  if (!group) {
    yield before;
    return;
  }
  for (const seats of seatings(request, group.boards)) {
    const all = [...seats, ...Array<null>(group.players.length - seats.length).fill(null)];
    for (const order of orders(all)) {
      const after = new Map(before);
      for (const [at, seat] of order.entries()) {
        const name = group.players[at];
        if (seat) after.set(name, [...(after.get(name) ?? []), seat]);
      }
      yield* shared(request, others, after);
    }
  }
}

/** The seats of some boards, for each combination of their outcomes. */
function seatings({ boards }: TournamentOutlookRequest, [first, ...others]: number[]): Seat[][] {
  if (first === undefined) return [[]];
  const further = seatings({ boards } as TournamentOutlookRequest, others);
  return boards[first].outcomes.flatMap((outcome) => {
    const seats = outcome.map(({ least }) => {
      const better = outcome.filter((other) => compare(read(other.least), read(least)) > 0).length;
      return { board: first, score: least, finish: better + 1 };
    });
    return further.map((more) => [...seats, ...more]);
  });
}

function* orders<T>(list: T[]): Generator<T[]> {
  if (list.length < 2) yield list;
  for (let at = 0; list.length > 1 && at < list.length; at++) {
    for (const rest of orders([...list.slice(0, at), ...list.slice(at + 1)])) yield [list[at], ...rest];
  }
}

/** The places with all boards played, without decisions, lots and teams. */
function placesAfter({ event, boards }: TournamentOutlookRequest, played: Played): Map<string, number> {
  const further = boards.map(({ outcomes: _, players: __, ...board }, index) => ({
    ...board,
    results: [...played].flatMap(([player, seats]) =>
      seats.filter((seat) => seat.board === index).map(({ score }) => ({ player, score })),
    ),
  }));
  return placesIn({ ...event, games: [...event.games, ...further], decisions: [], lots: [], teams: [] });
}

function placesIn(request: TournamentRequest): Map<string, number> {
  const ranked = standings(request).rows.filter(({ place }) => place !== null);
  return new Map(ranked.map(({ player, place }) => [player, place!]));
}

/** The finish of a player who has exactly one board with known seats. */
function finishOf({ boards }: TournamentOutlookRequest, name: string, played: Played): number | null {
  const own = boards.flatMap(({ players = [] }, index) => (players.map(nameOf).includes(name) ? [index] : []));
  if (own.length !== 1) return null;
  return played.get(name)!.find(({ board }) => board === own[0])!.finish;
}

function rowsOf(
  { event }: TournamentOutlookRequest,
  names: string[],
  known: Map<string, Known>,
): TournamentOutlook['rows'] {
  const now = placesIn(event);
  const last = names.length + 1;
  const rows = names.map((player) => {
    const { places, byFinish } = known.get(player)!;
    const finishes = [...byFinish].sort(([a], [b]) => a - b);
    return {
      player,
      place: now.get(player) ?? null,
      places: spans(places),
      finishes: finishes.map(([finish, some]) => ({ finish, places: spans(some) })),
    };
  });
  const order = ({ places, place }: (typeof rows)[number]) => [
    places[0]?.first ?? last,
    places.at(-1)?.last ?? last,
    place ?? last,
  ];
  return rows.sort((a, b) => {
    const [one, other] = [order(a), order(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : one[at] - other[at];
  });
}

function spans(places: Set<number>): TournamentPlaces[] {
  const found: TournamentPlaces[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const before = found.at(-1);
    if (before && before.last + 1 === place) before.last = place;
    else found.push({ first: place, last: place });
  }
  return found;
}

function rivalsOf(
  rows: TournamentOutlook['rows'],
  rivals: Map<string, Map<string, Result>>,
): TournamentOutlook['rivals'] {
  return rows.flatMap(({ player }) => {
    const cases = [...(rivals.get(player) ?? [])].map(([finishes, result]) => {
      const [finish, rivalFinish] = JSON.parse(finishes) as [number | null, number | null];
      return { finish, rivalFinish, result };
    });
    const results = new Set(cases.map(({ result }) => result));
    const isSettled = results.size === 1 && (results.has('ahead') || results.has('behind'));
    if (cases.length === 0 || isSettled) return [];
    const sorted = cases.sort(
      (a, b) => (a.finish ?? 0) - (b.finish ?? 0) || (a.rivalFinish ?? 0) - (b.rivalFinish ?? 0),
    );
    return [{ player, cases: sorted }];
  });
}
