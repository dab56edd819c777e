// An empty project with the package installed. npm installs it once in a run; each project has a copy, which is removed
// again.
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Run } from './command.ts';
import { makeProject, removeProject, type Installed } from './install.ts';

/** The project that npm has installed the package into, in this run. */
export async function installed(): Promise<Installed> {
  const answer = await fetch(inject('installed'));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Installed;
}

export class Project {
  readonly folder = makeProject();
  readonly packed: string[];

  constructor({ folder, packed }: Installed) {
    this.packed = packed;
    const modules = 'node_modules';
    cpSync(join(folder, modules), join(this.folder, modules), { recursive: true, verbatimSymlinks: true });
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
    removeProject(this.folder);
  }
}
