// Times and tables: candidates are measured in turns, so that a busy machine affects all of them alike.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Chart, Measured } from '../../web/docs/measured.ts';

/** Returns each call's milliseconds in each round; in a round, each call has its turn. */
export function inTurns(rounds: number, calls: (() => unknown)[]): number[][] {
  const times: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds; ++round) {
    calls.forEach((call, at) => {
      const begun = performance.now();
      call();
      times[at]!.push(performance.now() - begun);
    });
  }
  return times;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Writes "52.1 (48.0–60.2)": the median, the least and the most. */
export function spread(values: number[]): string {
  if (values.length === 0) return '–';
  const middle = shown(median(values));
  return values.length === 1 ? middle : `${middle} (${shown(Math.min(...values))}–${shown(Math.max(...values))})`;
}

/** Writes a table in Markdown; its first row is the heading. */
export function table(title: string, rows: (string | number)[][]): void {
  const [head = [], ...body] = rows.map((row) => `| ${row.map(shown).join(' | ')} |`);
  process.stdout.write(
    `\n### ${title}\n\n${[head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n')}\n`,
  );
}

/** Writes three significant digits, with thousands separated. */
function shown(value: string | number): string {
  if (typeof value === 'string') return value;
  if (Number.isNaN(value)) return '–';
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toFixed(digits).replace(/\B(?=(\d{3})+$)/g, value >= 100 ? ',' : '');
}

/** Writes one part's charts, which the guide shows. */
export function keepCharts(part: string, charts: Chart[]): void {
  const processors = cpus();
  const measured: Measured = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processors[0]?.model ?? 'an unknown processor'}, ${processors.length} cores`,
    charts,
  };
  mkdirSync('web/docs/measured', { recursive: true });
  writeFileSync(`web/docs/measured/${part}.json`, `${JSON.stringify(measured, null, 2)}\n`);
}
