// A host of the built page as hosts are: it changes under its visitors, half of it is missing, it is gone.
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildWorker } from '../../../web/build/service_worker.ts';
import { TYPES } from '../file_types.ts';

export const BUILT = fileURLToPath(new URL('../../../build/site', import.meta.url));
export const RETIRE = fileURLToPath(new URL('../../../web/src/offline/worker/retire.js', import.meta.url));
/** Texts of the home page in this version and in the next. */
export const MOTTO = 'The score sheet that works itself out';
export const NEXT_MOTTO = 'The next score sheet that works itself out';

export interface Host {
  address: string;
  /** The folder that is given out. */
  folder: string;
  /** The response instead of a file: another file, another type, or nothing. */
  instead: Record<string, { file?: string; type?: string } | null>;
  asked: string[];
  /** Additional headers of every file. */
  headers: Record<string, string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function openHost(folder = BUILT): Promise<Host> {
  const host: Host = {
    address: '',
    folder,
    instead: {},
    asked: [],
    headers: {},
    stop: async () => {},
    start: async () => {},
  };
  let server: Server;
  let port = 0;
  host.start = async () => {
    server = createServer((request, response) => serve(host, request.url!, response));
    await new Promise<void>((done) => server.listen(port, done));
    port = (server.address() as AddressInfo).port;
    host.address = `http://localhost:${port}/sub/`;
  };
  host.stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  await host.start();
  return host;
}

/** The page lies in a folder of its host, as on shared hosts. */
function serve(host: Host, url: string, response: import('node:http').ServerResponse): void {
  const path = normalize(new URL(url, 'http://host').pathname).replace(/^\/sub\//, '') || 'index.html';
  host.asked.push(path);
  const instead = host.instead[path];
  const file = instead?.file ?? join(host.folder, path);
  if (instead === null || !existsSync(file))
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  const type = instead?.type ?? TYPES[extname(file)] ?? 'application/octet-stream';
  response
    .writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...host.headers })
    .end(readFileSync(file));
}

/** Until the device holds all of it: a service worker takes its time. */
export function readyOffline(page: Page): Promise<void> {
  return page.getByText('Ready offline.').waitFor();
}

/** A site of these built files alone, which a device stores in a fraction of the time. */
export async function siteOf(files: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-site-'));
  for (const file of files) cpSync(join(BUILT, file), join(folder, file));
  await buildWorker(folder);
  return folder;
}

/** A service worker that knows the page as its own and stores little else, for tests to which that is no matter. It lies in a
 *  folder of its own. */
export async function smallWorker(): Promise<{ folder: string; file: string }> {
  const own = readFileSync(join(BUILT, 'index.html'), 'utf8').match(/assets\/page-[\w.-]+\.js/g)!;
  const folder = await siteOf(['index.html', ...own]);
  return { folder, file: join(folder, 'service_worker.js') };
}

/** The next version: every file that is named by its content has another name, and home another motto. */
export async function nextVersion(site = BUILT): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-next-'));
  cpSync(site, folder, { recursive: true });
  const names = readdirSync(join(folder, 'assets'));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((name) => /^(index\.html|(docs|assets)\/.*\.(html|js|css))$/.test(name))) {
    const text = names.reduce(
      (all, name) => all.replaceAll(name, renamed(name)),
      readFileSync(join(folder, path), 'utf8'),
    );
    writeFileSync(join(folder, path), text.replace(MOTTO, NEXT_MOTTO));
  }
  for (const name of names) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  await buildWorker(folder);
  return folder;
}

function renamed(name: string): string {
  return name.replace(/\.\w+$/, '.next$&');
}
