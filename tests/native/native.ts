// Runs the native program of answers.cpp for the tests, with many requests at once.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { streamOf } from '../../wasm/walker.ts';
import { shapes } from '../wasm/module.ts';
import type { Case } from '../reference/generate.ts';

const PROGRAM = fileURLToPath(new URL('../../build/native/tests/native/native_answers', import.meta.url));
const LINE_END = 10;

/** Returns the outcomes as JSON, in the order of the cases, with texts escaped as JavaScript does. */
export async function nativeOutcomes(cases: Case[]): Promise<string[]> {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: bash tests/run.sh builds it`);
  const program = spawn(PROGRAM, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(program, 'close');
  program.stdin.end(Buffer.concat(cases.flatMap(asked)));
  const outcomes = [...answers(await buffer(program.stdout))].map((answer) => JSON.stringify(JSON.parse(answer)));
  const [status] = await ended;
  if (status !== 0 || outcomes.length !== cases.length) throw new Error(`The native program ended with ${status}.`);
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
