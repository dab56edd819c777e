// Numbers of spreadsheets. A workbook keeps them as binary floating point, of which programs show 15 significant digits:
// 33.329999999999998 is shown as 33.33. All steps are on decimal texts, with whole numbers.
import { fromUnits, inUnits, placesOf } from '../numbers/decimal_text.ts';

const DIGITS = 15;
/** Beyond these no score is written. */
const MOST_PLACES = 20;

/** The decimal text that a program shows for a kept number; null for any other text. */
export function shownNumber(kept: string): string | null {
  const plain = withoutExponent(kept.trim());
  if (plain === null) return null;
  const [, zeros = '', digits = ''] = /^-?(0*)(\d*)$/.exec(plain.replace('.', '')) ?? [];
  const excess = digits.length - DIGITS;
  const places = placesOf(plain);
  return zeros.length > MOST_PLACES || excess <= 0 ? trimmed(plain) : roundedTo(plain, Math.max(0, places - excess));
}

/** Rounded half away from zero, as spreadsheets show it. */
export function roundedTo(plain: string, places: number): string {
  const finer = placesOf(plain) - places;
  if (finer <= 0) return trimmed(plain);
  const units = inUnits(plain, places + finer);
  const unit = 10n ** BigInt(finer);
  const half = units < 0n ? -unit / 2n : unit / 2n;
  return fromUnits((units + half) / unit, places);
}

/** The number with the decimals that are shown, whichever separators the text has: its digits are the number's. */
export function asShown(plain: string, text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  for (let places = 0; places <= placesOf(plain); places += 1) {
    const rounded = roundedTo(plain, places);
    const padded = rounded + (places > placesOf(rounded) ? '0'.repeat(places - placesOf(rounded)) : '');
    if (padded.replace(/\D/g, '').replace(/^0+/, '') === digits) return rounded;
  }
  return plain;
}

function trimmed(plain: string): string {
  return fromUnits(inUnits(plain, placesOf(plain)), placesOf(plain));
}

function withoutExponent(text: string): string | null {
  const [, sign, whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:E([+-]?\d{1,3}))?$/i.exec(text) ?? [];
  if (whole === '') return null;
  const power = Number(exponent);
  if (Math.abs(power) > 2 * MOST_PLACES) return null;
  const point = whole.length + power;
  const digits = whole + decimals;
  const left = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const right = point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits;
  return `${sign}${left}${right && `.${right}`}`;
}
