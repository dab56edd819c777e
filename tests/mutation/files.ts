// Paths and files of the mutation tests. A file is read with one character per byte, since Clang counts bytes.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File texts by path. */
export type Texts = Map<string, string>;

export const ROOT = process.cwd(); // run.sh starts this at the root
export const FOLDER = join(ROOT, 'build', 'mutation');
export const INCLUDED = join(ROOT, 'core', 'include');
const FOLDERS = [join(INCLUDED, 'tallysheet'), join(ROOT, 'core', 'src')];
export const JOBS = Number(process.env.JOBS) || 2; // jobs that run at the same time

export const read = (path: string) => readFileSync(path, 'latin1');

/** Writes a file only if its text changes, so that nothing built from it is rebuilt needlessly. */
export function write(path: string, text: string): void {
  if (existsSync(path) && read(path) === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, 'latin1');
}

export function coreTexts(): Texts {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .sort()
      .map((name) => join(folder, name)),
  );
  return new Map(paths.filter((path) => /\.[ch]pp$/.test(path)).map((path) => [path, read(path)]));
}

/** Reads the lines kept by earlier runs, if any. */
export const kept = (path: string) => new Set(existsSync(path) ? read(path).split('\n') : []);

/** A checksum of a text, which invalidates results kept for a file once it changes. */
export const checksums = (texts: Texts) =>
  new Map([...texts].map(([path, text]) => [path, crc32(Buffer.from(text, 'latin1'))]));

function crc32(bytes: Uint8Array): number {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; ++bit) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

export function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}
