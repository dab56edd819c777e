// The size of a file in brotli at its best, as a static host sends it. All files of the site take half a minute, so sizes are
// kept from run to run, each under the hash of what the file contains.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const KEPT = 'build/tests/brotli';

/** In bytes. Brotli's quality is 11, its best, unless one asks for less. */
export function brotliSize(file: string): number {
  const bytes = readFileSync(file);
  const note = `${KEPT}/${createHash('sha256').update(bytes).digest('hex')}`;
  const kept = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (kept > 0) return kept;
  const { length } = brotliCompressSync(bytes);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(note, String(length));
  return length;
}
