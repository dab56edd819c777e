// Packs the package with npm and installs it into an empty project, which is removed again.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../build/package', import.meta.url));

export interface Run {
  code: number | null;
  out: string;
  err: string;
}

export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'tallysheet-'));
  readonly packed: string[];

  constructor() {
    this.write('package.json', '{ "private": true, "type": "module" }');
    const [tarball] = JSON.parse(this.npm('pack', '--json', PACKAGE)) as [
      { filename: string; files: { path: string }[] },
    ];
    this.packed = tarball.files.map(({ path }) => path).sort();
    this.npm('install', '--offline', '--no-audit', '--no-fund', `./${tarball.filename}`);
  }

  write(file: string, text: string): string {
    writeFileSync(join(this.folder, file), text);
    return join(this.folder, file);
  }

  run(program: string, args: string[], input: string | Uint8Array = ''): Run {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: this.folder,
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    return { code: status, out: stdout, err: stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private npm(...args: string[]): string {
    const env = { ...process.env, npm_config_cache: join(this.folder, '.npm') }; // an empty cache
    return execFileSync('npm', args, { cwd: this.folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  }
}
