// Names and places, as the conventions at the head of the interface put them.

/** Trimmed and composed; empty where the request gives no name. */
export function nameOf(player: string | null | undefined): string {
  return (player ?? '').trim().normalize('NFC');
}

export function firstAppearances(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) === index);
}

export interface Placed<Row> {
  row: Row;
  place: number;
  shared: boolean;
}

/** Best first; `compare` is below zero where its first row is the better. Level rows share a
 *  place and keep the order in which they came. */
export function placed<Row>(rows: Row[], compare: (a: Row, b: Row) => number): Placed<Row>[] {
  return rows
    .map((row) => ({
      row,
      place: 1 + rows.filter((other) => compare(other, row) < 0).length,
      shared: rows.filter((other) => compare(other, row) === 0).length > 1,
    }))
    .sort((a, b) => a.place - b.place);
}
