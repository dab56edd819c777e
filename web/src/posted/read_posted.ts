// Reads a posted figure as it was typed. A text with two readings is asked about only if the game can give both.
import { Reader } from '../form/reader.ts';
import type { PageProblem } from '../form/form.ts';
import { DASH, placesOf } from '../numbers/decimal_text.ts';
import type { Entry } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital } from '../ui/sentences.ts';
import type { Posted } from './find_reading.ts';

/** More decimals than can be typed elsewhere, as programs publish them. */
const LONG = /^\s*(-?\d+)[.,](\d{5,})\s*$/;

/** `name` begins the sentence about a problem; `figures` are all that the game can give. */
export function readPosted(
  typed: string,
  name: string,
  figures: () => string[],
  numbers: Numbers,
): { read: Posted | null; problem: PageProblem | null } {
  if (DASH.test(typed)) return { read: { figure: null, places: 0 }, problem: null };
  const [, whole, decimals = ''] = LONG.exec(typed) ?? [];
  if (whole) return { read: { figure: `${whole}.${decimals}`, places: decimals.length }, problem: null };
  const entry = numbers.read(typed, 'points');
  const places = (figure: string) => placesIn(figure, typed, entry);
  const possible = 'ambiguous' in entry ? possibleReading(entry.ambiguous, figures()) : null;
  if (possible !== null) return { read: { figure: possible, places: places(possible) }, problem: null };
  const reader = new Reader(numbers);
  const figure = reader.number('', typed, 'points');
  const [problem] = reader.problems;
  if (problem) return { read: null, problem: { ...problem, message: capital(`${name} ${problem.message}`) } };
  return { read: figure === undefined ? null : { figure, places: places(figure) }, problem: null };
}

/** Both meanings of a posted figure whose mark can separate thousands or decimals. */
export type Readings = [thousands: string, decimal: string];

/** The reading that has as many digits before the point as these figures of the game can have; null if both have, or
 *  neither. */
export function possibleReading(readings: Readings, figures: string[]): string | null {
  const digits = figures.map(digitsBeforePoint);
  const [least, most] = [Math.min(...digits), Math.max(...digits)];
  const possible = readings.filter((reading) => {
    const count = digitsBeforePoint(reading);
    return least <= count && count <= most;
  });
  return possible.length === 1 ? (possible[0] as string) : null;
}

function digitsBeforePoint(figure: string): number {
  return figure.replace('-', '').split('.')[0]?.length ?? 0;
}

/** The number of decimals as typed; none if the mark is one of thousands. */
function placesIn(figure: string, typed: string, entry: Entry): number {
  const isThousands = 'ambiguous' in entry && figure === entry.ambiguous[0];
  return isThousands ? 0 : Math.max(placesOf(figure), zerosBehind(typed));
}

/** The number of typed decimals that are trailing zeros, as in "74.0" and "74,00". */
function zerosBehind(typed: string): number {
  return /[.,](\d?\d?0)\s*$/.exec(typed)?.[1]?.length ?? 0;
}
