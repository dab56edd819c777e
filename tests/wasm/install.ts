// Packs the package with npm and installs it into an empty project.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../build/package', import.meta.url));

export interface Installed {
  folder: string;
  /** What npm packed, as a path. */
  tarball: string;
  /** The files that were packed, by their paths in the package. */
  packed: string[];
}

/** Makes a folder that is a project with the package installed. */
export function install(): Installed {
  const folder = makeProject();
  const [tarball] = JSON.parse(npm(folder, 'pack', '--json', PACKAGE)) as [
    { filename: string; files: { path: string }[] },
  ];
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball.filename}`);
  return { folder, tarball: join(folder, tarball.filename), packed: tarball.files.map(({ path }) => path).sort() };
}

export function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return folder;
}

export function removeProject(folder: string): void {
  rmSync(folder, { recursive: true });
}

function npm(folder: string, ...args: string[]): string {
  const env = { ...process.env, npm_config_cache: join(folder, '.npm') }; // an empty cache
  return execFileSync('npm', args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
