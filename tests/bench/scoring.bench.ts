// Games a second and standings of large events, with every way to score them. `BESIDE=folder` measures the module of
// another build of the site in turns with this one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import {
  checkedDoubles,
  doubles,
  fractions,
  native,
  plainJavaScript,
  run,
  wasm,
  wasmIn,
  type Engine,
} from './engines.ts';
import { SINGLE, standingsOf, type SystemId, type Timed } from './games.ts';
import type { Chart, Group } from '../../web/docs/measured.ts';
import { inTurns, keepCharts, median, spread, table } from './measure.ts';
import { plot, type Line } from './plot.ts';
import { expectSame, python, rivals } from './rivals.ts';

const SYSTEMS = Object.keys(SINGLE) as SystemId[];
const RUNS = 5;
const CALLS = 2000;

const module = await wasm();
const { BESIDE } = process.env;
const beside = BESIDE ? await wasmIn(BESIDE) : null;
const engines: [name: string, engine: Engine][] = [
  ['module', module],
  ['without WebAssembly', await plainJavaScript()],
  ['doubles, same checks', checkedDoubles],
  ['doubles, no checks', doubles],
  ['BigInt, naive', fractions],
  ...(beside ? [['module beside', beside] as [string, Engine]] : []),
];

test('games a second', () => {
  const natives = native();
  const rows = SYSTEMS.map((system) => {
    const many = (engine: Engine) => () => {
      for (let call = 0; call < CALLS; ++call) run(engine, SINGLE[system]);
    };
    const calls = engines.map(([, engine]) => many(engine));
    inTurns(1, calls); // warms up the compiler
    const rates = inTurns(RUNS, calls).map((times) => times.map((time) => (1000 * CALLS) / time));
    const [own = 0, , plain = 0] = rates.map(median);
    const { core, boundary } = natives[system];
    return [system, core, boundary, ...rates.map(spread), own / plain, core / plain];
  });
  const names = engines.map(([name]) => name);
  table('Games a second: the median of five runs (least–most)', [
    [
      'System',
      'native core',
      'with its boundary',
      ...names,
      'module ÷ doubles, same checks',
      'native ÷ doubles, same checks',
    ],
    ...rows,
  ]);
});

const SIZES = [100, 1000, 10_000, 100_000];
/** Number of games beyond which exact rivals take too long. */
const MOST_EXACT = 10_000;
/** Number of games beyond which Python only runs once. */
const MOST_PYTHON_RUNS = 1000;
const GROWTH = 'build/bench/growth.svg';

const moduleRows = (event: Timed): object[] => (run(module, event) as { value: { rows: object[] } }).value.rows;

/** The milliseconds of each run: the module's, each rival's in order, Python's, and those of the module beside it. */
function standingsTimes(id: SystemId, size: number): number[][] {
  const event = standingsOf(id, size);
  const able = rivals.filter(({ isExact }) => !isExact || size <= MOST_EXACT);
  const expected = size <= MOST_EXACT ? moduleRows(event) : [];
  for (const { name, isExact, standings } of able)
    if (isExact) expectSame(name, standings(event.system, event.request).rows, expected);
  const [own = [], other = [], ...others] = inTurns(RUNS, [
    () => run(module, event),
    () => beside && run(beside, event),
    ...able.map(
      ({ standings }) =>
        () =>
          standings(event.system, event.request),
    ),
  ]);
  const inPython = size <= MOST_EXACT ? python(id, size, size > MOST_PYTHON_RUNS ? 1 : RUNS) : null;
  if (inPython) expectSame('Python', inPython.rows, expected);
  const times = [own, ...rivals.map((rival) => others[able.indexOf(rival)] ?? []), inPython?.times ?? []];
  return beside ? [...times, other] : times;
}

const CHARTED = 10_000;
const TITLES: Record<SystemId, string> = {
  'puffing-billy': 'Puffing Billy',
  'union-pacific': 'Union Pacific',
  'size-matters': 'Size Matters',
  'detour-98f': 'Detour 98f',
  rplops: 'RPLOPS',
};
const WAYS = ['module', ...rivals.map(({ name }) => name), 'Python’s fractions'];

function groupOf(name: string, times: number[][]): Group {
  const bars = WAYS.map((way, at) => ({ name: way, value: median(times[at]!), other: at > 0 }));
  return { name, bars: bars.filter(({ value }) => !Number.isNaN(value)) };
}

function chartOf(groups: Group[]): Chart {
  return {
    title: 'Standings of 10,000 games',
    unit: 'milliseconds',
    about:
      'JavaScript objects in, standings out: the module, and the same rules written in other arithmetics. All but doubles are exact.',
    groups,
  };
}

test('standings', () => {
  const lines: Line[] = [];
  const groups: Group[] = [];
  const rows = SYSTEMS.filter((system) => system !== 'union-pacific').flatMap((system) => {
    const line: Line = { name: system, points: [] };
    lines.push(line);
    return SIZES.map((size) => {
      const times = standingsTimes(system, size);
      const [own = NaN, checked = NaN, , ...exact] = times.slice(0, WAYS.length).map((each) => median(each));
      line.points.push([size, own]);
      if (size === CHARTED) groups.push(groupOf(TITLES[system], times));
      const fastest = Math.min(...exact.filter((time) => !Number.isNaN(time)));
      const perStep = (1e6 * own) / (size * Math.log2(size));
      return [
        system,
        size,
        ...times.map(spread),
        checked / own,
        Number.isFinite(fastest) ? fastest / own : NaN,
        perStep,
      ];
    });
  });
  const ratios = ['doubles, same checks ÷ module', 'fastest exact ÷ module', 'module, ns per n log₂ n'];
  table('Standings, in milliseconds: the median of five runs (least–most)', [
    ['System', 'games', ...WAYS, ...(beside ? ['module beside'] : []), ...ratios],
    ...rows,
  ]);
  keepCharts('scoring', [chartOf(groups)]);
  mkdirSync('build/bench', { recursive: true });
  const growth = SIZES.map((size): [number, number] => [size, (size * Math.log2(size)) / 1e4]);
  writeFileSync(GROWTH, plot('Standings by the module', [...lines, { name: 'n log n', points: growth }]));
});
