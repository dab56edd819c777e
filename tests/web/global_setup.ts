// Runs once, before all files: serves the built page, and starts the Chromium that all files share when one first asks.
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { BrowserServer } from './chromium.ts';
import { TYPES } from './file_types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served. */
    site: string;
    /** Answers with the address of the shared browser. */
    browser: string;
  }
}

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | undefined;
  // Files that need no browser are not kept waiting for one, nor for Playwright.
  const start = () => (browser ??= import('./chromium.ts').then(({ serveBrowser }) => serveBrowser()));
  const site = await listening(serve);
  const door = await listening((_, response) =>
    start().then(
      ({ endpoint }) => response.end(endpoint),
      (error) => response.writeHead(500).end(String(error)),
    ),
  );
  project.provide('site', addressOf(site));
  project.provide('browser', addressOf(door));
  return async () => {
    for (const server of [site, door]) server.close();
    await (await browser)?.close();
  };
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
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
};
