// The module's checks of a request, as one would write them in plain JavaScript: every type, range and length, and
// contradictions. Throws at the first problem.

function refuse(what: string): never {
  throw new RangeError(what);
}

export function record(value: any, what: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(`${what} is no object`);
}

export function list(value: unknown, least: number, most: number, what: string): void {
  if (!Array.isArray(value) || value.length < least || value.length > most)
    refuse(`${what} is no list of ${least} to ${most}`);
}

export function whole(value: unknown, least: number, most: number, what: string): void {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    refuse(`${what} is no whole number from ${least} to ${most}`);
}

export function choice(value: unknown, names: readonly string[], what: string): void {
  if (!names.includes(value as string)) refuse(`${what} is none of ${names}`);
}

export function flag(value: unknown, what: string): void {
  if (typeof value !== 'boolean') refuse(`${what} is neither true nor false`);
}

/** A number of at most 12 digits and 4 decimals. */
export function decimal(value: unknown, what: string): void {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e12) return;
  if (typeof value !== 'number' && typeof value !== 'string') refuse(`${what} is no number`);
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(String(value))) refuse(`${what} is no decimal number`);
}

/** A name as it is compared: trimmed, composed, not empty, at most 100 characters. */
export function nameOf(value: unknown, what: string): string {
  if (typeof value !== 'string') refuse(`${what} is no text`);
  const name = value.trim().normalize('NFC');
  if (name === '' || (name.length > 100 && [...name].length > 100)) refuse(`${what} is not of 1 to 100 characters`);
  return name;
}

/** The names of one game's players; each has only one seat. */
export function players(seats: { player?: string | undefined }[]): string[] {
  const names = seats.map(({ player }) => nameOf(player, 'a player'));
  names.forEach((name, at) => names.indexOf(name) < at && refuse(`${name} is here twice`));
  return names;
}

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];

/** Checks the seven seats of a game of Diplomacy and returns the names of their players. */
export function powers(seats: { power: string; player?: string; centres: number }[]): string[] {
  list(seats, 7, 7, 'powers');
  let sum = 0;
  let seen = 0;
  for (const seat of seats) {
    record(seat, 'a power');
    choice(seat.power, POWERS, 'power');
    whole(seat.centres, 0, 34, 'centres');
    seen |= 1 << POWERS.indexOf(seat.power);
    sum += seat.centres;
  }
  if (seen !== 127) refuse('a power is here twice');
  if (sum === 0 || sum > 34) refuse('the centres are not 1 to 34');
  return players(seats);
}

export function expectThat(holds: boolean, what: string): void {
  if (!holds) refuse(what);
}
