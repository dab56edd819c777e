// Runs once, before all files: serves the built page. When a file first asks for them, it starts the Chromium that all
// files share, and installs the package.
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { install, removeProject, type Installed } from '../wasm/install.ts';
import type { BrowserServer } from './chromium.ts';
import { TYPES } from './file_types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    site: string;
    /** Answers with the address of the shared browser. */
    browser: string;
    /** Answers with the folder into which the package is installed, and what was packed. */
    installed: string;
  }
}

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | undefined;
  // Files that need no browser are not kept waiting for one, nor for Playwright.
  const start = () => (browser ??= import('./chromium.ts').then(({ serveBrowser }) => serveBrowser()));
  const site = await listening(serve);
  const browsers = await listening(answering(async () => (await start()).endpoint));
  let installed: Installed | undefined;
  const packages = await listening(answering(async () => JSON.stringify((installed ??= install()))));
  project.provide('site', addressOf(site));
  project.provide('browser', addressOf(browsers));
  project.provide('installed', addressOf(packages));
  return async () => {
    for (const server of [site, browsers, packages]) server.close();
    if (installed) removeProject(installed.folder);
    await (await browser)?.close();
  };
}

function answering(ask: () => Promise<string>): RequestListener {
  return (_, response) =>
    ask().then(
      (text) => response.end(text),
      (error) => response.writeHead(500).end(String(error)),
    );
}

function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

const serve: RequestListener = (request, response) => {
  const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
  const file = join(SITE, path === '/' ? 'index.html' : path);
  // Chromium with a window asks for it beside a file that names no icon, and complains if there is none.
  if (path === '/favicon.ico') return void response.writeHead(204).end();
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
};
