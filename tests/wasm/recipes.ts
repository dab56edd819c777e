// Extracts the code in the package's README, so that the tests run exactly what it shows.
import { readFileSync } from 'node:fs';

const readme = readFileSync(new URL('../../wasm/README.md', import.meta.url), 'utf8');

/** Returns the code blocks below a heading. */
export function recipes(heading: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const blocks = [...(section ?? '').matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code]) => code!);
  if (blocks.length === 0) throw new Error(`The package's README has no recipe for ${heading}`);
  return blocks;
}
