// Rules as texts: how many games of Diplomacy a second each rule of the library scores, in the batches of the report card.
// Times are the processor's, so that other work on the machine does not count.
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { RuleGame } from '../../wasm/tallysheet.d.ts';
import { median, table } from './measure.ts';

const { default: loadEvents } = (await import(
  new URL('../../build/package/events.js', import.meta.url).href
)) as typeof import('../../wasm/events.d.ts');
const { rules } = await loadEvents();

/** The target of games a second. */
const TARGET = 50_000;
const GAMES = 20_000;
const BATCH = 2_000;
const ROUNDS = 5;

const FOLDER = new URL('../../core/rules/', import.meta.url);
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;

/** Milliseconds of the processor. */
const clock = () => process.cpuUsage().user / 1000;

/** The rules of Diplomacy that ask nothing; `RULES="detour-09 manorcon"` measures these alone. */
function rulesToMeasure(): [id: string, rule: string][] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.rule'));
  const chosen = process.env.RULES?.split(' ');
  return files.sort().flatMap((file): [string, string][] => {
    const id = file.replace('.rule', '');
    const rule = readFileSync(new URL(file, FOLDER), 'utf8');
    const reading = rules.check({ rule });
    const fits = reading.ok && reading.value.game === 'Diplomacy' && reading.value.questions.length === 0;
    return fits && (chosen?.includes(id) ?? true) ? [[id, rule]] : [];
  });
}

/** Finishes at equal distances in the order of the report card, so that leaders of all sizes come up. */
function games(): RuleGame[] {
  const all: number[][] = [];
  const divide = (left: number, largest: number, before: number[]): void => {
    if (before.length === POWERS.length) {
      if (left === 0) all.push(before);
      return;
    }
    for (let first = Math.min(left, largest); first >= 0; --first) divide(left - first, first, [...before, first]);
  };
  divide(34, 34, []);
  const every = all.length / GAMES;
  return Array.from({ length: GAMES }, (_, at) => gameOf(all[Math.floor(at * every)]!));
}

function gameOf(centres: number[]): RuleGame {
  const players = POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(centres[at] === 0 ? { lastHeld: { year: 1905 } } : {}),
  }));
  return { players, finalYear: 1908 };
}

function scoreAll(rule: string, batches: RuleGame[][]): void {
  for (const batch of batches) {
    const outcome = rules.scoreGames({ rule, games: batch });
    if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  }
}

test('rules as texts', () => {
  const all = games();
  const batches = Array.from({ length: GAMES / BATCH }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
  const rates = (rule: string) =>
    Array.from({ length: ROUNDS }, () => {
      const begun = clock();
      scoreAll(rule, batches);
      return (GAMES / (clock() - begun)) * 1000;
    });
  const measured = rulesToMeasure();
  scoreAll(measured[0]![1], batches);
  const rows = measured.map(([id, rule]) => {
    const found = rates(rule);
    const middle = median(found);
    return [id, middle, Math.min(...found), Math.max(...found), middle >= TARGET ? 'yes' : 'missed'];
  });
  table('Rules as texts: games of Diplomacy a second of the processor, module in Node', [
    ['rule', 'median of five', 'least', 'most', '50,000'],
    ...rows,
  ]);
});
