// The command in this process, with files that are texts. `cli.test.ts` runs the program that is installed.
import { answer, MISUSED } from '../../web/command/command.ts';
import { Misuse } from '../../web/command/misuse.ts';

export interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Files by their names, and standard input as "-". */
export type Files = Record<string, string | Uint8Array>;

export async function command(args: string[], files: Files = {}): Promise<Run> {
  const read = async (file = '-') => {
    const contents = files[file];
    if (contents === undefined) throw new Misuse(`There is no file ${file}.`);
    return Buffer.from(contents as string);
  };
  const { text, exitCode: code } = await answer(args, read);
  return code === MISUSED ? { code, out: '', err: `${text}\n` } : { code, out: `${text}\n`, err: '' };
}

/** Runs a line such as "tallysheet rplops standings --example | tallysheet rplops standings", each word without spaces. */
export async function commandLine(line: string, files: Files = {}): Promise<Run> {
  const commands = line.replaceAll('npx tallysheet', 'tallysheet').split(' | ');
  let ended: Run = { code: 0, out: '', err: '' };
  for (const [at, one] of commands.entries()) {
    const [name, ...args] = one.trim().split(' ');
    if (name !== 'tallysheet') throw new Error(`${name} is not the command`);
    ended = await command(args, at === 0 ? files : { ...files, '-': ended.out });
  }
  return ended;
}
