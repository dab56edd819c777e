#!/usr/bin/env node
// The command: scores the request on standard input by the function that its arguments name.
import load, { type Outcome, type Tallysheet } from 'tallysheet';
import { parseExactly } from './exact_json.ts';

type Function = (request: unknown) => Outcome<unknown>;
type Systems = Record<string, Record<string, Function>>;

const SCORED = 0;
const PROBLEMS = 1;
const MISUSED = 2;

function systemsOf({ version, ...systems }: Tallysheet): Systems {
  return Object.fromEntries(
    Object.entries(systems).map(([id, { shapes, ...functions }]) => [id, functions as Record<string, Function>]),
  );
}

function usage(systems: Systems): string {
  const width = Math.max(...Object.keys(systems).map(({ length }) => length));
  const lines = Object.entries(systems).map(
    ([id, functions]) => `  ${id.padEnd(width)}  ${Object.keys(functions).join(', ')}`,
  );
  return ['Usage: tallysheet <system> <function> < request.json', '', ...lines].join('\n');
}

/** "puffing-billy" and "puffingBilly" are the same. */
function called<Thing>(name: string, things: Record<string, Thing>): Thing | undefined {
  const letters = (text: string) => text.replace(/[-_]/g, '').toLowerCase();
  return Object.entries(things).find(([key]) => letters(key) === letters(name))?.[1];
}

function functionOf(systems: Systems, [system = '', name = '', ...others]: string[]): Function | undefined {
  return others.length > 0 ? undefined : called(name, called(system, systems) ?? {});
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'; // Windows writes either
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

async function request(): Promise<unknown> {
  try {
    return parseExactly(await standardInput());
  } catch (error) {
    throw new Error(`The request on standard input cannot be read as JSON: ${(error as Error).message}`);
  }
}

function say(text: string, exitCode: number): void {
  process.exitCode = exitCode;
  (exitCode === MISUSED ? process.stderr : process.stdout).write(`${text}\n`);
}

async function run(args: string[]): Promise<void> {
  const tallysheet = await load();
  const systems = systemsOf(tallysheet);
  if (args[0] === '--help') return say(usage(systems), SCORED);
  if (args[0] === '--version') return say(tallysheet.version, SCORED);
  const score = functionOf(systems, args);
  if (!score) return say(usage(systems), MISUSED);
  const outcome = score(await request());
  say(JSON.stringify(outcome, null, 2), outcome.ok ? SCORED : PROBLEMS);
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') say(message, MISUSED); // as of a full disk; to stop reading is a reader's right
});
run(process.argv.slice(2)).catch(({ message }: Error) => say(message, MISUSED));
