// Numbers and texts in plain TypeScript: binary doubles, rounded by adding a little and printed by toFixed. This is
// what people would otherwise use, and occasionally it is wrong: it only serves as a yardstick of speed.

export type Input = string | number;

export function read(input: Input): number {
  const value = Number(input);
  if (!Number.isFinite(value)) throw new RangeError(`“${input}” is no number.`);
  return value;
}

export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9)) / scale;
}

export interface Placed<Row> {
  row: Row;
  place: number;
  shared: boolean;
}

/** Sorted best first; level entries share a place. */
export function placed<Row>(rows: Row[], compare: (a: Row, b: Row) => number): Placed<Row>[] {
  const order = [...rows].sort(compare).map((row) => ({ row, place: 1, shared: false }));
  for (let at = 1; at < order.length; ++at) {
    const above = order[at - 1]!;
    const own = order[at]!;
    own.shared = compare(above.row, own.row) === 0;
    if (own.shared) above.shared = true;
    own.place = own.shared ? above.place : at + 1;
  }
  return order;
}
