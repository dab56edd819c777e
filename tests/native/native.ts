// Runs the native program of answers.cpp for the tests, with many requests at once.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { streamOf } from '../../wasm/walker.ts';
import type { Outcome } from '../../wasm/tallysheet.d.ts';
import { shapes } from '../wasm/module.ts';
import type { Case } from '../reference/generate.ts';

const PROGRAM = fileURLToPath(new URL('../../build/native/tests/native/native_answers', import.meta.url));
const MOST_BYTES = 2 ** 30;
const LINE_END = 10;

/** Returns the outcomes in the order of the cases. */
export function nativeOutcomes(cases: Case[]): Outcome<unknown>[] {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: bash tests/run.sh builds it`);
  const { status, stdout, stderr } = spawnSync(PROGRAM, {
    input: Buffer.concat(cases.flatMap(asked)),
    maxBuffer: MOST_BYTES,
  });
  const outcomes = [...answers(stdout)].map((answer) => JSON.parse(answer));
  if (status !== 0 || outcomes.length !== cases.length)
    throw new Error(`The native program ended with ${status}: ${stderr}`);
  return outcomes;
}

function asked({ path, request }: Case): Buffer[] {
  const { words, texts } = streamOf(path, request, shapes.get(path)!);
  const parts = [Buffer.concat(words), Buffer.concat(texts)] as const;
  return [Buffer.from(`${parts[0].length} ${parts[1].length}\n`), ...parts];
}

function* answers(output: Buffer): Generator<string> {
  for (let at = 0; at < output.length; ) {
    const begin = output.indexOf(LINE_END, at) + 1;
    at = begin + Number(output.toString('latin1', at, begin));
    yield output.toString('utf8', begin, at);
  }
}
