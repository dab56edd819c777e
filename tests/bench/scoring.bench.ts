// Games a second and the standings of large events, by every way to a score.
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { doubles, fractions, native, plainJavaScript, run, wasm, type Engine } from './engines.ts';
import { SINGLE, standingsOf, type SystemId, type Timed } from './games.ts';
import { inTurns, table } from './measure.ts';
import { plot, type Line } from './plot.ts';

const SYSTEMS = Object.keys(SINGLE) as SystemId[];
const CALLS = 2000;

const engines: [name: string, engine: Engine][] = [
  ['module', await wasm()],
  ['without WebAssembly', await plainJavaScript()],
  ['doubles', doubles],
  ['BigInt fractions', fractions],
];

test('games a second', () => {
  const natives = native();
  const rows = SYSTEMS.map((system) => {
    const many = (engine: Engine) => () => {
      for (let call = 0; call < CALLS; ++call) run(engine, SINGLE[system]);
    };
    const rates = inTurns(
      15,
      engines.map(([, engine]) => many(engine)),
    ).map((time) => (1000 * CALLS) / time);
    const [module = 0, , plain = 0] = rates;
    const { core, boundary } = natives[system];
    return [system, core, boundary, ...rates, module / plain, core / plain];
  });
  table('Games a second', [
    [
      'System',
      'native core',
      'with its boundary',
      ...engines.map(([name]) => name),
      'module ÷ doubles',
      'native ÷ doubles',
    ],
    ...rows,
  ]);
});

const SIZES = [100, 1000, 10_000, 100_000];
/** Milliseconds, and games: for more, a process of Node has no room. */
const LONGEST = 5000;
const MOST_EXACT = 10_000;
const GROWTH = 'build/bench/growth.svg';

/** Milliseconds once; NaN for what would take too long, should ten times as many games take thirty times as long. */
function once(engine: Engine, event: Timed, size: number, before: number): number {
  return size > MOST_EXACT || !(before * 30 < LONGEST) ? NaN : inTurns(1, [() => run(engine, event)])[0]!;
}

test('standings', () => {
  const lines: Line[] = [];
  const rows = SYSTEMS.filter((system) => system !== 'union-pacific').flatMap((system) => {
    const line: Line = { name: system, points: [] };
    lines.push(line);
    let exact = 0;
    return SIZES.map((size) => {
      const event = standingsOf(system, size);
      const [module = 0, plain = 0] = inTurns(
        size > 10_000 ? 3 : 9,
        [engines[0]![1], doubles].map((engine) => () => run(engine, event)),
      );
      exact = once(fractions, event, size, exact);
      line.points.push([size, module]);
      return [system, size, module, plain, exact, plain / module, (1e6 * module) / (size * Math.log2(size))];
    });
  });
  table('Standings, in milliseconds', [
    ['System', 'games', 'module', 'doubles', 'BigInt fractions', 'doubles ÷ module', 'module, ns per n log₂ n'],
    ...rows,
  ]);
  mkdirSync('build/bench', { recursive: true });
  writeFileSync(
    GROWTH,
    plot('Standings by the module', [
      ...lines,
      { name: 'n log n', points: SIZES.map((size) => [size, (size * Math.log2(size)) / 1e4]) },
    ]),
  );
});
