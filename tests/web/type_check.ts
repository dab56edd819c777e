// The compiler's check of a copy of the page to which a test has added something.
import { execFileSync } from 'node:child_process';

/** Throws with what the compiler complains of. It remembers files that are as they were in the last run. */
export function checkTypes(config: string): void {
  const memory = `build/types/${config.replaceAll('/', '-')}.tsbuildinfo`;
  execFileSync('tsc', ['--noEmit', '-p', config, '--incremental', '--tsBuildInfoFile', memory], { stdio: 'pipe' });
}
