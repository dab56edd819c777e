// Runs the tools of build/matrix in an empty project that has the package installed.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Run } from '../wasm/command.ts';
import { Project } from '../wasm/installed.ts';
import { TYPES } from '../web/file_types.ts';

const MODULES = fileURLToPath(new URL('../../build/matrix/node_modules/', import.meta.url));
const ROOT_MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Finds a program of build/matrix by name or by path. */
export function tool(name: string): string {
  return name.includes('/') ? join(MODULES, name) : join(MODULES, '.bin', name);
}

/** Finds a program of the project's own packages. */
export function ownTool(name: string): string {
  return join(ROOT_MODULES, '.bin', name);
}

export class Workshop extends Project {
  /** Writes files by their paths. */
  files(texts: Record<string, string>): void {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      this.write(path, text);
    }
  }

  /** Runs a tool, and fails with its output if its exit code is not 0. */
  do(program: string, ...args: string[]): Run {
    const run = this.run(program, args);
    if (run.code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${run.code}:\n${run.out}\n${run.err}`);
    return run;
  }

  /** Links the modules so that tools find plugins by name. */
  bring(name: string): void {
    cpSync(join(MODULES, name), join(this.folder, 'node_modules', name), { recursive: true });
  }

  clear(folder: string): void {
    rmSync(join(this.folder, folder), { recursive: true, force: true });
  }
}

export interface Served {
  address: string;
  asked: string[];
  close(): void;
}

/** Serves a folder like a static host. */
export async function serve(folder: string, headers: Record<string, string> = {}): Promise<Served> {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    const path = normalize(new URL(url!, 'http://host').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    asked.push(path);
    try {
      const content = readFileSync(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers });
      response.end(content);
    } catch {
      response.writeHead(404, { 'content-type': 'text/html', ...headers }).end('<h1>Not found</h1>');
    }
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, asked, close: () => server.close() };
}
