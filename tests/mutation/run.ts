// Runs the tests on a mutant and reports whether at least one fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { TESTS } from './build.ts';
import { giveUp, JOBS } from './files.ts';
import type { Mutant } from './mutants.ts';
import type { Numbers } from './schemata.ts';

// Slow tests, which only run for mutants that unexpectedly survive all others; the long ones never do.
const SLOW = ['~[slow]', '~[long]'];
// Limits of processor time, about ten times the duration of the tests without a mutant.
const QUICK_SECONDS = 15;
const SLOW_SECONDS = 600;
/** With QUICK=1 no mutant meets the slow tests. */
const IS_QUICK = Boolean(process.env.QUICK);
const OPTIONS = {
  ASAN_OPTIONS: 'hard_rss_limit_mb=3000:symbolize=0:log_path=/dev/null',
  UBSAN_OPTIONS: 'log_path=/dev/null',
};

type Tell = (mutant: Mutant, survived: boolean) => void;

/** Reports for each mutant whether it survives. Expected survivors skip the slow tests. */
export async function run(numbers: Numbers, expected: (mutant: Mutant) => boolean, tell: Tell): Promise<void> {
  if (!(await survives(0, false))) giveUp('The tests fail without a mutant.');
  const queue = numbers.entries();
  const work = async () => {
    for (const [mutant, number] of queue) tell(mutant, await survives(number, expected(mutant)));
  };
  await Promise.all(Array.from({ length: JOBS }, work));
}

const survives = async (number: number, expected: boolean) =>
  (await passes(number, QUICK_SECONDS, SLOW)) && (expected || IS_QUICK || passes(number, SLOW_SECONDS, []));

async function passes(number: number, seconds: number, without: string[]): Promise<boolean> {
  const limited = ['-c', 'ulimit -c 0 -t "$0" && exec "$@"', String(seconds), TESTS, '--abort', ...without];
  const env = { ...process.env, ...OPTIONS, MUTANT: String(number) };
  const [code] = await once(
    spawn('bash', limited, { env, stdio: 'ignore', timeout: 60_000 * seconds, killSignal: 'SIGKILL' }),
    'exit',
  );
  return code === 0;
}
