// Bundles the package's declarations in one file: wasm/tallysheet.d.ts with each system's types in place of their
// export.
import { readFileSync } from 'node:fs';

const IMPORTS = /^import type .*\n/gm;
const EXPORTED = /^export \* from '(.+)';$/gm;

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8').replace(IMPORTS, '');
}

export function declarations(): string {
  return (
    read('tallysheet.d.ts')
      .replace(EXPORTED, (_, types) => read(types))
      .replace(/\n{3,}/g, '\n\n')
      .trimEnd() + '\n'
  );
}
