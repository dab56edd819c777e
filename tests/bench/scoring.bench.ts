// Games a second and the standings of large events, by every way to a score.
import { test } from 'vitest';
import { doubles, fractions, native, plainJavaScript, run, wasm, type Engine } from './engines.ts';
import { SINGLE, standingsOf, type SystemId } from './games.ts';
import { inTurns, table } from './measure.ts';

const SYSTEMS = Object.keys(SINGLE) as SystemId[];
const CALLS = 2000;

const engines: [name: string, engine: Engine][] = [
  ['module', await wasm()], ['without WebAssembly', await plainJavaScript()], ['doubles', doubles], ['BigInt fractions', fractions],
];

test('games a second', () => {
  const core = native();
  const rows = SYSTEMS.map((system) => {
    const many = (engine: Engine) => () => { for (let call = 0; call < CALLS; ++call) run(engine, SINGLE[system]); };
    const rates = inTurns(15, engines.map(([, engine]) => many(engine))).map((time) => (1000 * CALLS) / time);
    const [module = 0, , plain = 0] = rates;
    return [system, core[system], ...rates, module / plain, core[system] / plain];
  });
  table('Games a second', [['System', 'native core', ...engines.map(([name]) => name), 'module ÷ doubles', 'native ÷ doubles'], ...rows]);
});

const SIZES = [100, 1000, 10_000, 100_000];

test('standings', () => {
  const rows = SYSTEMS.filter((system) => system !== 'union-pacific').flatMap((system) => SIZES.map((size) => {
    const event = standingsOf(system, size);
    const [module = 0, plain = 0] = inTurns(size > 10_000 ? 3 : 9, [engines[0]![1], doubles].map((engine) => () => run(engine, event)));
    return [system, size, module, plain, plain / module, (1e6 * module) / (size * Math.log2(size))];
  }));
  table('Standings, in milliseconds', [['System', 'games', 'module', 'doubles', 'doubles ÷ module', 'module, ns per n log₂ n'], ...rows]);
});
