// Serves a folder like a static host: every file in brotli at its best, compressed once before anything is timed.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { TYPES } from '../web/file_types.ts';

export interface Served {
  address: string;
  /** Bytes on the wire for each path. */
  sizes: Map<string, number>;
  close(): void;
}

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

export function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, BEST);
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
}

/** `more` contains further pages, which are sent unchanged; `added` is text to put before that of a file. */
export async function served(
  folder: string,
  more: Record<string, Buffer> = {},
  added: (file: string) => string = () => '',
): Promise<Served> {
  const sent = (file: string) => brotli(Buffer.concat([Buffer.from(added(file)), readFileSync(file)]));
  const packed = new Map(filesIn(folder).map((file) => [file.slice(folder.length), sent(file)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const found = packed.get(path);
    const body = found ?? more[path];
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'text/plain',
      'cache-control': 'no-cache',
      ...(found ? { 'content-encoding': 'br' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    sizes: sizesOf(packed),
    close: () => closed(server),
  };
}

function sizesOf(packed: Map<string, Buffer>): Map<string, number> {
  return new Map([...packed].map(([path, { length }]) => [path, length]));
}

function closed(server: Server): void {
  server.closeAllConnections();
  server.close();
}
