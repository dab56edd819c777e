// Detour 98f by the letter: one game, drawn or won.
// Source: DAANZ, page of 9 September 2009 with the rules of March 1998, parts 1 and 2;
// core/SOURCES.md, Detour 98f 1 to 6.
import type { Detour98fGame, Detour98fOutcome, Detour98fSheet } from '../../wasm/tallysheet.d.ts';
import { fraction, rounded } from './fraction.ts';
import { nameOf } from './players.ts';

const WINNING_CENTRES = 18;
const WIN_POINTS = 110;
const DRAW_POINTS = 100;
const POSITION_POINTS = [0, 4, 3, 2, 1, 0, 0, 0];
const FALL_1905 = 1905;

type Seat = Detour98fGame['powers'][number];
type Row = Detour98fSheet['rows'][number];
type Parts = NonNullable<Row['parts']>;

export function scoreGame({ powers }: Detour98fGame): Detour98fSheet {
  const isWon = powers.some(({ centres }) => centres >= WINNING_CENTRES);
  return isWon ? wonSheet(powers) : drawnSheet(powers);
}

function wonSheet(powers: Seat[]): Detour98fSheet {
  const rows = powers.map((seat): Row => {
    const points = seat.centres >= WINNING_CENTRES ? WIN_POINTS : 0;
    return { ...seatRow(powers, seat, wonOutcome(seat)), parts: null, raw: null, points: rounded(fraction(points), 2) };
  });
  return { result: 'win', rawTotal: null, rows };
}

function wonOutcome({ centres }: Seat): Detour98fOutcome {
  if (centres >= WINNING_CENTRES) return 'win';
  return centres > 0 ? 'loss' : 'elimination';
}

function drawnSheet(powers: Seat[]): Detour98fSheet {
  const raws = powers.map((seat) => rawOf(partsOf(powers, seat)));
  const rawTotal = raws.reduce((a, b) => a + b);
  const rows = powers.map(
    (seat, at): Row => ({
      ...seatRow(powers, seat, seat.centres > 0 ? 'draw' : 'elimination'),
      parts: partsOf(powers, seat),
      raw: raws[at],
      points: rounded(fraction(DRAW_POINTS * raws[at], rawTotal), 2),
    }),
  );
  return { result: 'draw', rawTotal, rows };
}

function seatRow(powers: Seat[], { power, player, centres }: Seat, outcome: Detour98fOutcome) {
  return {
    power,
    player: nameOf(player),
    centres,
    outcome,
    place: placeOf(powers, centres),
    sharedBy: sharedBy(powers, centres),
  };
}

function placeOf(powers: Seat[], centres: number): number {
  return 1 + powers.filter((other) => other.centres > centres).length;
}

function sharedBy(powers: Seat[], centres: number): number {
  return powers.filter((other) => other.centres === centres).length;
}

function partsOf(powers: Seat[], seat: Seat): Parts {
  const lowestPosition = placeOf(powers, seat.centres) + sharedBy(powers, seat.centres) - 1;
  return {
    centres: seat.centres,
    fall1905: seat.centres > 0 || seat.lastHeld!.year >= FALL_1905 ? 1 : 0,
    survival: seat.centres > 0 ? 1 : 0,
    lead: leadOf(powers, seat.centres),
    position: POSITION_POINTS[lowestPosition],
  };
}

function leadOf(powers: Seat[], centres: number): number {
  if (placeOf(powers, centres) !== 1 || sharedBy(powers, centres) !== 1) return 0;
  const others = powers.map((other) => other.centres).filter((other) => other !== centres);
  return centres - Math.max(...others);
}

function rawOf({ centres, fall1905, survival, lead, position }: Parts): number {
  return centres + fall1905 + survival + lead + position;
}
