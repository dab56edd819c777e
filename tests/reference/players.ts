// Names and places according to the conventions at the head of the interface.

/** Trimmed and composed; empty if the request gives no name. */
export function nameOf(player: string | null | undefined): string {
  return (player ?? '').trim().normalize('NFC');
}

export function firstAppearances(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) === index);
}

/** Everything that was compared for players who share a place; empty if nobody shares one. */
export function levelOn<Figure extends string>(rows: { shared: boolean }[], ...compared: Figure[]) {
  return rows.some(({ shared }) => shared) ? { levelOn: compared } : {};
}

/** The names of criteria as identifiers: 'best-game' for 'best game'. */
export type Identifier<Name> = Name extends `${infer First} ${infer Last}` ? `${First}-${Last}` : Name;

export function identifier<Name extends string>(name: Name): Identifier<Name> {
  return name.replaceAll(' ', '-') as Identifier<Name>;
}

/** What players who share a place are level on, and the identifiers of that. */
export function levelOnCriteria<Figure extends string>(rows: { shared: boolean }[], ...compared: Figure[]) {
  const level = levelOn(rows, ...compared);
  return level.levelOn ? { ...level, criteria: compared.map(identifier) } : {};
}

export interface Placed<Row> {
  row: Row;
  place: number;
  shared: boolean;
}

/** Ranks rows, best first; `compare` is below zero if its first row is the better one. Level rows share a place and
 *  keep their order. */
export function placed<Row>(rows: Row[], compare: (a: Row, b: Row) => number): Placed<Row>[] {
  return rows
    .map((row) => ({
      row,
      place: 1 + rows.filter((other) => compare(other, row) < 0).length,
      shared: rows.filter((other) => compare(other, row) === 0).length > 1,
    }))
    .sort((a, b) => a.place - b.place);
}
