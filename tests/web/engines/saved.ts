// Reads files that a browser has saved.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './driver.ts';
import { soon } from './tab.ts';

/** The file of this name, as soon as all of it is there. */
export async function saved(engine: Engine, name: string, isWhole: (bytes: Buffer) => boolean): Promise<Buffer> {
  const file = join(engine.downloads, name);
  await soon(() => existsSync(file) && isWhole(readFileSync(file)), `${name} is saved`).toBe(true);
  return readFileSync(file);
}

export const isJson = (bytes: Buffer) => bytes.toString().trimEnd().endsWith('}');
export const isPicture = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === '\x89PNG' && bytes.subarray(-8, -4).toString() === 'IEND';
