// Standings of large events by every rival: JavaScript in four arithmetics, and Python's fractions.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { build } from 'rolldown';
import { standingsOf, type SystemId } from './games.ts';
import type { Peer } from './peers/peer.ts';

const FOLDER = 'build/bench/peers';

export interface Rival {
  name: string;
  standings(system: string, request: unknown): { rows: object[] };
  /** Whether its figures equal the module's. */
  isExact: boolean;
}

/** Bundles each rival separately; otherwise one's numbers would slow down the others in shared functions. */
async function peer(numbers: string, checked: boolean): Promise<Peer> {
  const name = `${numbers}_${checked ? 'checked' : 'unchecked'}`;
  const source = `
    import { ${numbers} } from '../../../tests/bench/peers/numbers.ts';
    import { peerIn } from '../../../tests/bench/peers/peer.ts';
    export default peerIn(${numbers}, ${checked});`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.ts`, source);
  await build({ input: `${FOLDER}/${name}.ts`, output: { file: `${FOLDER}/${name}.mjs` }, logLevel: 'warn' });
  const bundle = new URL(`../../${FOLDER}/${name}.mjs`, import.meta.url).href;
  return (await import(/* @vite-ignore */ bundle)).default;
}

async function rival(name: string, numbers: string, checked: boolean): Promise<Rival> {
  const own = await peer(numbers, checked);
  return { name, isExact: numbers !== 'doubles', standings: (system, request) => own[system]!.standings(request) };
}

export const rivals: Rival[] = [
  await rival('doubles, same checks', 'doubles', true),
  await rival('doubles, no checks', 'doubles', false),
  await rival('decimal.js', 'decimals', true),
  await rival('big.js', 'bigs', true),
  await rival('BigInt fractions', 'fractions', true),
];

type Row = Record<string, unknown>;

/** Compares a rival's rows with the module's, field by field; rivals lack some of the fields. */
export function expectSame(name: string, rows: object[], module: object[]): void {
  expect(rows.length, name).toBe(module.length);
  rows.forEach((row, at) => {
    const same = Object.fromEntries(Object.keys(row).map((field) => [field, (module[at] as Row)[field]]));
    if (!isDeepStrictEqual(row, same)) expect(row, `${name}, row ${at}`).toEqual(same); // which is slow
  });
}

/** Milliseconds of each run, with each row's player, place and total; null if there is no Python. */
export function python(system: SystemId, size: number, runs: number): { times: number[]; rows: object[] } | null {
  if (spawnSync('python3', ['--version']).error) return null;
  const file = `${FOLDER}/${system}-${size}.json`;
  writeFileSync(file, JSON.stringify(standingsOf(system, size).request));
  const printed = execFileSync('python3', ['-B', 'tests/bench/peers/standings.py', system, file, String(runs)], {
    maxBuffer: 2 ** 28,
  });
  const { seconds, rows } = JSON.parse(String(printed)) as { seconds: number[]; rows: [string, number, string][] };
  return {
    times: seconds.map((time) => 1000 * time),
    rows: rows.map(([player, place, total]) => ({ player, place, total })),
  };
}
