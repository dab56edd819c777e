// Which reading of a posted figure is meant where its mark can separate thousands or decimals.

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
