// Plots times over sizes on logarithmic axes: linear growth is a straight line of slope 1.

export interface Line {
  name: string;
  points: [size: number, time: number][];
}

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = { left: 64, right: 150, top: 24, bottom: 48 };
const INKS = ['#7a1b2a', '#0b5a63', '#3a3592', '#1c5c37', '#857a64'];

export function plot(title: string, lines: Line[]): string {
  const sizes = tens(lines.flatMap(({ points }) => points.map(([size]) => size)));
  const times = tens(lines.flatMap(({ points }) => points.map(([, time]) => time)));
  const x = scale(sizes, MARGIN.left, WIDTH - MARGIN.right);
  const y = scale(times, HEIGHT - MARGIN.bottom, MARGIN.top);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" stroke-width="1.5" fill="none">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf9ef"/>
${text(MARGIN.left, 16, title)}
${sizes
  .map(
    (size) =>
      `${path(
        [
          [x(size), MARGIN.top],
          [x(size), HEIGHT - MARGIN.bottom],
        ],
        '#d6cab0',
      )}${text(x(size), HEIGHT - 30, size.toLocaleString('en'), 'middle')}`,
  )
  .join('\n')}
${times
  .map(
    (time) =>
      `${path(
        [
          [MARGIN.left, y(time)],
          [WIDTH - MARGIN.right, y(time)],
        ],
        '#d6cab0',
      )}${text(MARGIN.left - 6, y(time) + 4, time.toLocaleString('en'), 'end')}`,
  )
  .join('\n')}
${text((WIDTH - MARGIN.right) / 2, HEIGHT - 10, 'games')}${text(6, 16, 'ms')}
${lines
  .map(({ name, points }, at) =>
    drawn(
      name,
      points.map(([size, time]) => [x(size), y(time)]),
      INKS[at % INKS.length]!,
    ),
  )
  .join('\n')}
</svg>
`;
}

function drawn(name: string, points: [number, number][], ink: string): string {
  const [endX, endY] = points.at(-1)!;
  return (
    path(points, ink) +
    points.map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="3" fill="${ink}"/>`).join('') +
    text(endX + 8, endY + 4, name, 'start', ink)
  );
}

function path(points: [number, number][], ink: string): string {
  return `<path stroke="${ink}" d="M${points.map((point) => point.map(short).join(' ')).join('L')}"/>`;
}

function text(x: number, y: number, words: string, anchor = 'start', ink = '#1d1a15'): string {
  return `<text x="${short(x)}" y="${short(y)}" text-anchor="${anchor}" fill="${ink}">${words}</text>`;
}

/** The powers of ten from the one below the least to the one above the largest. */
function tens(values: number[]): number[] {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: most - least + 1 }, (_, at) => 10 ** (least + at));
}

function scale(marks: number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log10(marks[0]!), Math.log10(marks.at(-1)!)];
  return (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
}

function short(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}
