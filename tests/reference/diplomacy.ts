// The further systems for Diplomacy by the letter, each as one function from a power to its points.
// Source: core/SOURCES.md, Further systems for Diplomacy.
import type {
  DiplomacyEvent,
  DiplomacyGameRequest,
  DiplomacySheet,
  DiplomacyStandings,
  DiplomacySystem,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { add, compare, div, fraction, mul, read, rounded, sub, sum, zero } from './fraction.ts';
import { firstAppearances, identifier, levelOnCriteria, nameOf, placed } from './players.ts';

type Seat = DiplomacyGameRequest['powers'][number];
type Points = (game: DiplomacyGameRequest, seat: Seat) => Fraction;

/** Points for a win, each power's points in a game without a win, and the losers' points in a won game. */
interface Rules {
  win: number;
  drawn: Points;
  lost: Points;
}

const nothing: Points = () => zero;
const whole = (value: number) => fraction(value);
const hundredth = (value: number) => fraction(value, 100);

// ------------------------------------------------------------------------------ The board

const centresOf = ({ powers }: DiplomacyGameRequest) => powers.map(({ centres }) => centres);
const most = (game: DiplomacyGameRequest) => Math.max(...centresOf(game));
const second = (game: DiplomacyGameRequest) => centresOf(game).sort((a, b) => b - a)[1];
const leaders = (game: DiplomacyGameRequest) => centresOf(game).filter((count) => count === most(game)).length;
const survivors = (game: DiplomacyGameRequest) => centresOf(game).filter((count) => count > 0).length;

/** Y: the years from 1901 to the first Fall without a centre, or to the win. */
function years({ finalYear }: DiplomacyGameRequest, { centres, lastHeld }: Seat): number {
  return centres > 0 ? finalYear! - 1901 : lastHeld!.year + 1 - 1901;
}

const byCentres = (_game: DiplomacyGameRequest, { centres }: Seat) => centres;
/** The eliminated rank below all survivors, later eliminations above earlier ones. */
const byElimination = (game: DiplomacyGameRequest, seat: Seat) =>
  seat.centres > 0 ? seat.centres : years(game, seat) - 1_000_000;

/** The points for all ranks that a power fills together with those level with it. */
function filled(game: DiplomacyGameRequest, own: Seat, worth: number[], key: typeof byCentres): number[] {
  const above = game.powers.filter((other) => key(game, other) > key(game, own)).length;
  const level = game.powers.filter((other) => key(game, other) === key(game, own)).length;
  return Array.from({ length: level }, (_, at) => worth[above + at] ?? 0);
}

const split = (game: DiplomacyGameRequest, own: Seat, worth: number[], key = byCentres) => {
  const points = filled(game, own, worth, key);
  return fraction(
    points.reduce((a, b) => a + b),
    points.length,
  );
};
const lower = (game: DiplomacyGameRequest, own: Seat, worth: number[]) =>
  whole(filled(game, own, worth, byCentres).at(-1)!);

// ------------------------------------------------------------------------------ The systems

/** Shares 100 points in proportion to a figure of each power; the eliminated score as losers of a won game do. */
function shared(win: number, part: Points, lost: Points): Rules {
  const drawn: Points = (game, seat) => {
    if (seat.centres === 0) return lost(game, seat);
    const all = sum(game.powers.map((other) => part(game, other)));
    return div(mul(whole(100), part(game, seat)), all);
  };
  return { win, drawn, lost };
}

const drawSize: Points = (game, seat) => {
  const named = game.powers.filter(({ inDraw }) => inDraw);
  const drawers = named.length > 0 ? named : game.powers.filter(({ centres }) => centres > 0);
  return drawers.includes(seat) ? fraction(100, drawers.length) : zero;
};

const cDiplo = (playing: number, forCentres: (centres: number) => number, ranks: number[]): Points => {
  return (game, seat) => add(whole(playing + forCentres(seat.centres)), split(game, seat, ranks));
};
const namur = (centres: number) => [0, 5, 9, 12, 14, 16, 18][centres] ?? centres + 12;

const detourRaw: Points = (game, seat) => {
  const lead = seat.centres === most(game) && leaders(game) === 1 ? seat.centres - second(game) : 0;
  return add(whole(seat.centres + (seat.centres > 0 ? 2 : 0) + lead), lower(game, seat, [4, 3, 2, 1]));
};
const detourLost: Points = (game, seat) => mul(hundredth(25), whole(Math.min(8, years(game, seat))));

const manor = ({ centres }: Seat) => centres * centres + 4 * centres + 16;
const manorCon: Points = (_game, seat) => whole(manor(seat));
const manorConV2: Points = (_game, seat) => whole(seat.centres > 0 ? manor(seat) : 0);
const manorLost: Points = (game, seat) => mul(hundredth(10), whole(years(game, seat)));

const CARNAGE = [7000, 6000, 5000, 4000, 3000, 2000, 1000];
const CENTRE_COUNT = [7007, 6006, 5005, 4004, 3003, 2002, 1001];
const carnage: Points = (game, seat) => add(whole(seat.centres), split(game, seat, CARNAGE, byElimination));
const carnage2023: Points = (game, seat) => {
  const ahead = seat.centres === most(game) ? seat.centres - second(game) : 0;
  return add(carnage(game, seat), whole(300 * ahead));
};

const tribute: Points = (game, seat) => {
  if (seat.centres === 0) return zero;
  const share = fraction(66, survivors(game));
  const over = whole(Math.max(0, most(game) - 6));
  const paid = compare(over, share) > 0 ? share : over;
  const own = add(whole(seat.centres), share);
  if (seat.centres < most(game)) return sub(own, paid);
  return add(own, div(mul(paid, whole(survivors(game) - leaders(game))), whole(leaders(game))));
};

const openTribute: Points = (game, seat) => {
  if (seat.centres === 0) return zero;
  const paid = centresOf(game).reduce((total, centres) => total + most(game) - centres, 0);
  const received = seat.centres === most(game) ? Math.floor(paid / leaders(game) ** 2) : 0;
  return whole(34 + 3 * seat.centres - (most(game) - seat.centres) + received);
};

const forYears: Points = (game, seat) => whole(years(game, seat));
const classic = (mostLeaders: number): Points => {
  return (game, seat) => {
    if (seat.centres === 0) return forYears(game, seat);
    const leads = seat.centres === most(game) && leaders(game) <= mostLeaders;
    return add(whole(10 * seat.centres + 30), leads ? fraction(48, leaders(game)) : zero);
  };
};

const bangkokShares = (game: DiplomacyGameRequest, { centres }: Seat) => [3, 2, 1][most(game) - centres] ?? 0;
const bangkok: Points = (game, seat) => {
  const all = game.powers.reduce((total, other) => total + bangkokShares(game, other), 0);
  const survival = seat.centres > 0 ? whole(3) : mul(hundredth(30), whole(years(game, seat)));
  return add(add(whole(seat.centres), survival), fraction(12 * bangkokShares(game, seat), all));
};

const RULES: Record<DiplomacySystem, Rules> = {
  'draw-size': { win: 100, drawn: drawSize, lost: nothing },
  'sum-of-squares': shared(100, (_game, { centres }) => whole(centres ** 2), nothing),
  'c-diplo-100': { win: 100, drawn: cDiplo(1, (centres) => centres, [38, 14, 7]), lost: nothing },
  'c-diplo-80': { win: 80, drawn: cDiplo(0, (centres) => centres, [25, 14, 7]), lost: nothing },
  'c-diplo-namur': { win: 85, drawn: cDiplo(1, namur, [38, 14, 7]), lost: nothing },
  'detour-09': shared(110, detourRaw, detourLost),
  manorcon: shared(75, manorCon, manorLost),
  'manorcon-original': shared(100, manorCon, manorLost),
  'manorcon-v2': shared(100, manorConV2, manorLost),
  'carnage-dead-equal': {
    win: 28034,
    drawn: (game, seat) => add(whole(seat.centres), split(game, seat, CARNAGE)),
    lost: nothing,
  },
  'carnage-elimination-order': { win: 28034, drawn: carnage, lost: nothing },
  'carnage-2023': { win: 28034, drawn: carnage2023, lost: nothing },
  'carnage-centre-count': {
    win: 39028,
    drawn: (game, seat) => add(whole(500 * seat.centres), split(game, seat, CENTRE_COUNT, byElimination)),
    lost: () => whole(1000),
  },
  tribute: { win: 100, drawn: tribute, lost: nothing },
  'open-tribute': { win: 340, drawn: openTribute, lost: nothing },
  'world-classic': { win: 420, drawn: classic(7), lost: forYears },
  'summer-classic': { win: 420, drawn: classic(2), lost: forYears },
  bangkok: { win: 41, drawn: bangkok, lost: (_game, { centres }) => mul(read('0.5'), whole(centres)) },
};

// ------------------------------------------------------------------------------ The sheet

function pointsOf(game: DiplomacyGameRequest, seat: Seat): Fraction {
  const { win, drawn, lost } = RULES[game.system];
  if (seat.centres >= 18) return whole(win);
  return most(game) >= 18 ? lost(game, seat) : drawn(game, seat);
}

export function scoreGame(game: DiplomacyGameRequest): DiplomacySheet {
  const exact = game.powers.map((seat) => pointsOf(game, seat));
  const rows = game.powers.map(({ power, player, centres }, at) => ({
    power,
    player: nameOf(player),
    centres,
    place: 1 + exact.filter((other) => compare(other, exact[at]) > 0).length,
    score: rounded(exact[at], 2),
  }));
  return { winner: game.powers.find(({ centres }) => centres >= 18)?.power ?? null, rows };
}

// ------------------------------------------------------------------------------ Standings

interface Totals {
  player: string;
  games: number;
  total: Fraction;
  wins: number;
  best: Fraction;
}

export function standings({ system, games }: DiplomacyEvent): DiplomacyStandings {
  const played = games.flatMap((game) => scoreGame({ system, ...game }).rows);
  const totals = firstAppearances(played.map(({ player }) => player)).map((player): Totals => {
    const own = played.filter((row) => row.player === player);
    const scores = own.map(({ score }) => read(score));
    const best = scores.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
    return {
      player,
      games: own.length,
      total: sum(scores),
      wins: own.filter(({ centres }) => centres >= 18).length,
      best,
    };
  });
  const ranked = placed(totals, (a, b) => compare(b.total, a.total) || b.wins - a.wins || compare(b.best, a.best));
  const rows = ranked.map(({ row, place, shared }, at) => standing(row, place, shared, ranked[at - 1]?.row));
  return { rows, ...levelOnCriteria(rows, 'total', 'wins', 'best game') };
}

function standing(own: Totals, place: number, shared: boolean, above?: Totals): DiplomacyStandings['rows'][number] {
  const { player, games, wins } = own;
  const total = rounded(own.total, 2);
  const best = rounded(own.best, 2);
  const separatedBy = separator(own, above);
  const criterion = separatedBy && identifier(separatedBy);
  return { player, place, shared, games, total, wins, best, separatedBy, criterion };
}

function separator(own: Totals, above?: Totals): 'wins' | 'best game' | null {
  if (!above || compare(above.total, own.total) !== 0) return null;
  if (above.wins !== own.wins) return 'wins';
  return compare(above.best, own.best) === 0 ? null : 'best game';
}
