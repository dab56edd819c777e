// Compares and subtracts decimal texts exactly, as integers in units of their last place. Used for differences between
// figures and for steps of what is typed, never for a score.

/** The first minus the second, without trailing zeros: "0.09", "-0.5", "0". */
export function difference(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other));
  return fromUnits(inUnits(one, places) - inUnits(other, places), places);
}

/** The first minus the second with all decimals of both, and with its sign: "+6.30", "−0.5"; empty if they are the same. */
export function signedDifference(one: string, other: string): string {
  const apart = difference(one, other);
  if (apart === '0') return '';
  const zeros = Math.max(placesOf(one), placesOf(other)) - placesOf(apart);
  const padded = zeros > 0 ? `${apart}${apart.includes('.') ? '' : '.'}${'0'.repeat(zeros)}` : apart;
  return padded.startsWith('-') ? padded : `+${padded}`;
}

export function isMore(one: string, other: string): boolean {
  return /^[^-0]|^0\./.test(difference(one, other));
}

export function isSame(one: string, other: string): boolean {
  return difference(one, other) === '0';
}

/** The number of decimals as written. */
export function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** Whether `short` is `long` with fewer decimals: rounded half away from zero, or cut off. Returns null otherwise. */
export function shortening(long: string, short: string, places: number): 'rounded' | 'cut' | null {
  const finer = placesOf(long) - places;
  if (finer < 0) return null;
  const unit = 10n ** BigInt(finer);
  const [whole, target] = [inUnits(long, places + finer), inUnits(short, places + finer)];
  const off = (whole - target) * (whole < 0n ? -1n : 1n);
  if (target % unit !== 0n || off >= unit || 2n * off < -unit) return null;
  if (2n * off < unit) return 'rounded';
  return 'cut';
}

/** In units of 10^-places; further decimals are cut off. */
export function inUnits(text: string, places: number): bigint {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole + decimals.slice(0, places).padEnd(places, '0'));
  return text.startsWith('-') ? -size : size;
}

/** Without trailing zeros. */
export function fromUnits(whole: bigint, places: number): string {
  const digits = String(whole < 0n ? -whole : whole).padStart(places + 1, '0');
  const text =
    `${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}`.replace(/\.?0*$/, '') || '0';
  return whole < 0n ? `-${text}` : text;
}

/** Any dash or minus alone, which is posted for no score. */
export const DASH = /^\s*[-\u2010-\u2015\u2212]\s*$/;
