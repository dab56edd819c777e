// Size Matters by the letter: one game, and standings over many.
// Source: Diplomaticon, 6 February 2023; core/SOURCES.md, Size Matters 1 to 7.
import type {
  SizeMattersEvent,
  SizeMattersGame,
  SizeMattersSheet,
  SizeMattersStandings,
} from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { compare, div, fraction, mul, printed, read, rounded, sub, sum, zero } from './fraction.ts';
import { firstAppearances, levelOn, nameOf } from './players.ts';

const SOLO_CENTRES = 18;
const SOLO_POINTS = fraction(210);
const ALL_CENTRES = 34;
const SEVEN_WAY_DRAW = fraction(15);
const FLOOR = fraction(6, 7);

type Row = SizeMattersSheet['rows'][number];
type Unplaced = Omit<Row, 'place'>;
type Seat = SizeMattersGame['powers'][number];
type Standing = SizeMattersStandings['rows'][number];
type TieBreaker = NonNullable<SizeMattersEvent['tieBreakers']>[number];

// ------------------------------------------------------------------------------ One game

export function scoreGame(request: SizeMattersGame): SizeMattersSheet {
  const isSolo = request.powers.some(({ centres }) => centres >= SOLO_CENTRES);
  return isSolo ? soloSheet(request) : drawSheet(request);
}

function soloSheet(request: SizeMattersGame): SizeMattersSheet {
  const survivors = request.powers.filter(({ centres }) => centres > 0).length;
  const rows = request.powers.map((seat) => {
    if (seat.centres >= SOLO_CENTRES) return row(seat, false, null, false, SOLO_POINTS, request);
    if (seat.centres === 0) return row(seat, false, null, false, zero, request);
    const modifier = modifierOf(seat.centres, survivors, request);
    return row(seat, false, modifier, false, mul(fraction(seat.centres), modifier), request);
  });
  const soloist = request.powers.find(({ centres }) => centres >= SOLO_CENTRES)!.power;
  return {
    result: 'solo',
    soloist,
    players: survivors,
    base: base(survivors),
    drawScore: null,
    rows: placed(rows),
  };
}

function drawSheet(request: SizeMattersGame): SizeMattersSheet {
  const isMarked = request.powers.some(({ inDraw }) => inDraw !== undefined);
  const shares = (seat: Seat) => (isMarked ? seat.inDraw === true : seat.centres > 0);
  const size = request.powers.filter(shares).length;
  const drawScore = size === 7 ? SEVEN_WAY_DRAW : div(SOLO_POINTS, fraction(size));
  const rows = request.powers.map((seat) =>
    shares(seat) ? drawnRow(seat, size, drawScore, request) : row(seat, false, null, false, zero, request),
  );
  return {
    result: 'draw',
    soloist: null,
    players: size,
    base: base(size),
    drawScore: rounded(drawScore, 2),
    rows: placed(rows),
  };
}

/** A place is one more than the number of higher scores. */
function placed(rows: Unplaced[]): Row[] {
  const isHigher = (one: Unplaced, other: Unplaced) => compare(read(one.score), read(other.score)) > 0;
  return rows.map((row) => ({ ...row, place: 1 + rows.filter((other) => isHigher(other, row)).length }));
}

function drawnRow(seat: Seat, size: number, drawScore: Fraction, request: SizeMattersGame): Unplaced {
  const modifier = modifierOf(seat.centres, size, request);
  const score = mul(drawScore, modifier);
  const least = mul(FLOOR, drawScore);
  const isFloored = request.floor !== false && compare(score, least) < 0;
  return row(seat, true, modifier, isFloored, isFloored ? least : score, request);
}

function modifierOf(centres: number, players: number, request: SizeMattersGame): Fraction {
  const exact = div(fraction(centres), fraction(ALL_CENTRES, players));
  return request.rounding === 'exact' ? exact : printed(exact, 2);
}

function base(players: number): string {
  return rounded(fraction(ALL_CENTRES, players), 2);
}

function row(
  seat: Seat,
  inDraw: boolean,
  modifier: Fraction | null,
  floored: boolean,
  score: Fraction,
  request: SizeMattersGame,
): Unplaced {
  const places = request.rounding === 'exact' ? 4 : 2;
  return {
    power: seat.power,
    player: nameOf(seat.player),
    centres: seat.centres,
    inDraw,
    modifier: modifier === null ? null : rounded(modifier, places),
    floored,
    score: rounded(score, 2),
  };
}

// ------------------------------------------------------------------------------ Standings

/** A player's record and every figure that can rank it, in order of use. */
interface Contender {
  player: string;
  games: number;
  total: Fraction;
  solos: Fraction;
  difference: Fraction;
  /** Null if nobody is level before it. */
  headToHead: Fraction | null;
}

type Key = { name: Standing['separatedBy']; figure: (contender: Contender) => Fraction };

export function standings(request: SizeMattersEvent): SizeMattersStandings {
  const sheets = request.games.map((game) =>
    scoreGame({
      ...game,
      rounding: game.rounding ?? request.rounding,
      floor: game.floor ?? request.floor,
    }),
  );
  const tieBreakers = request.tieBreakers ?? ['points-difference', 'head-to-head'];
  const keys = keysInOrder(tieBreakers);
  const contenders = firstAppearances(sheets.flatMap(({ rows }) => rows.map(({ player }) => player))).map((player) =>
    contender(sheets, player),
  );
  setHeadToHead(contenders, sheets, keys);
  const rows = inOrder(contenders, keys);
  return { rows, ...levelOn(rows, 'total', 'solos', ...tieBreakers) };
}

function contender(sheets: SizeMattersSheet[], player: string): Contender {
  const own = sheets.filter(({ rows }) => rows.some((row) => row.player === player));
  const won = own.filter((sheet) => sheet.result === 'solo' && seatOf(sheet, player).centres >= SOLO_CENTRES);
  return {
    player,
    games: own.length,
    total: sum(own.map((sheet) => read(seatOf(sheet, player).score))),
    solos: fraction(won.length),
    difference: sum(own.map((sheet) => gameDifference(sheet, player))),
    headToHead: null,
  };
}

function seatOf(sheet: SizeMattersSheet, player: string): Row {
  return sheet.rows.find((row) => row.player === player)!;
}

function gameDifference(sheet: SizeMattersSheet, player: string): Fraction {
  const own = read(seatOf(sheet, player).score);
  const others = sheet.rows.filter((row) => row.player !== player);
  return sum(others.map((other) => sub(own, read(other.score))));
}

function keysInOrder(tieBreakers: TieBreaker[]): Key[] {
  const chosen = tieBreakers.map(
    (name): Key =>
      name === 'points-difference'
        ? { name, figure: ({ difference }) => difference }
        : { name, figure: ({ headToHead }) => headToHead ?? zero },
  );
  return [{ name: null, figure: ({ total }) => total }, { name: 'solos', figure: ({ solos }) => solos }, ...chosen];
}

/** Each player's points from the games in which all players took part who are level on the keys before this one. */
function setHeadToHead(contenders: Contender[], sheets: SizeMattersSheet[], keys: Key[]): void {
  const at = keys.findIndex(({ name }) => name === 'head-to-head');
  if (at < 0) return;
  const before = keys.slice(0, at);
  for (const one of contenders) {
    const level = contenders.filter((other) => before.every(({ figure }) => compare(figure(one), figure(other)) === 0));
    if (level.length === 1) continue;
    const together = sheets.filter(({ rows }) =>
      level.every(({ player }) => rows.some((row) => row.player === player)),
    );
    one.headToHead = sum(together.map((sheet) => read(seatOf(sheet, one.player).score)));
  }
}

/** The first key on which two contenders differ. */
function difference(a: Contender, b: Contender, keys: Key[]): Key | undefined {
  return keys.find(({ figure }) => compare(figure(a), figure(b)) !== 0);
}

function better(a: Contender, b: Contender, keys: Key[]): number {
  const key = difference(a, b, keys);
  return key ? compare(key.figure(b), key.figure(a)) : 0;
}

function inOrder(contenders: Contender[], keys: Key[]): Standing[] {
  const order = contenders
    .map((one) => ({ one, above: contenders.filter((other) => better(other, one, keys) < 0).length }))
    .sort((a, b) => a.above - b.above);
  return order.map(({ one, above }, at) => ({
    player: one.player,
    place: above + 1,
    shared: order.filter((other) => other.above === above).length > 1,
    games: one.games,
    total: rounded(one.total, 2),
    solos: Number(one.solos.top / one.solos.bottom),
    pointsDifference: rounded(one.difference, 2),
    headToHead: one.headToHead && rounded(one.headToHead, 2),
    separatedBy: at === 0 ? null : (difference(order[at - 1].one, one, keys)?.name ?? null),
  }));
}
