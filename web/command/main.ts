#!/usr/bin/env node
// The command as a program: takes its arguments, files and standard input, and prints the answer.
import { readFileSync } from 'node:fs';
import { answer, MISUSED, type Answer } from './command.ts';
import { Misuse } from './misuse.ts';

async function read(file: string | undefined): Promise<Uint8Array> {
  if (file && file !== '-') return bytesOf(file);
  if (!file && process.stdin.isTTY) throw new Misuse('Name a file, or send it on standard input.');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Misuse(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`);
  }
}

function print({ text, exitCode }: Answer): void {
  process.exitCode = exitCode;
  (exitCode === MISUSED ? process.stderr : process.stdout).write(`${text}\n`);
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') print({ text: message, exitCode: MISUSED }); // e.g. a full disk; EPIPE: the reader has stopped
});
print(await answer(process.argv.slice(2), read));
