// The compiler's check of a copy of the page to which a test has added something.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Checks these files and all that they import. Throws with what the compiler complains of. It remembers files that are as
 *  they were in the last run. */
export function checkTypes(copy: string, files: string[]): void {
  const config = `${copy}/tsconfig.json`;
  const include = [...files, 'src/imports.d.ts'].map((file) => `web/${file}`);
  writeFileSync(config, JSON.stringify({ extends: './web/tsconfig.json', include }));
  const memory = `build/types/${config.replaceAll('/', '-')}.tsbuildinfo`;
  execFileSync('tsc', ['--noEmit', '-p', config, '--incremental', '--tsBuildInfoFile', memory], { stdio: 'pipe' });
}
