// Reads an engine's file from its address, or takes its bytes.
import type { Bytes } from './start_engine.ts';

export type Source = BufferSource | Response | URL | string;

export async function bytesOf(source: Source): Promise<Bytes> {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (typeof Response !== 'undefined' && source instanceof Response) return body(source);
  const isFile = source instanceof URL ? source.protocol === 'file:' : !/^(https?|data|blob):/i.test(source as string);
  const files = isFile && filesOfNode();
  if (files) return files.readFile(fileOf(source as URL | string));
  return body(await fetch(source as URL | string));
}

function fileOf(source: URL | string): URL | string {
  return typeof source === 'string' && source.startsWith('file:') ? new URL(source) : source;
}

async function body(response: Response): Promise<Bytes> {
  if (!response.ok)
    throw new Error(`The scoring engine could not be fetched: ${response.status} ${response.statusText}.`);
  return new Uint8Array(await response.arrayBuffer());
}

interface Files {
  readFile(path: URL | string): Promise<Bytes>;
}

/** Node's file functions; null outside Node and runtimes that imitate it. An import would break bundlers for
 *  browsers. */
function filesOfNode(): Files | null {
  const node: NodeLike = typeof process === 'undefined' ? {} : (process as NodeLike);
  const version = node.versions?.node;
  if (version && !node.getBuiltinModule)
    throw new Error(`Node ${version} is too old to read the engine from disk; it takes Node 20.16 or 22.3.`);
  return node.getBuiltinModule?.('node:fs/promises') ?? null;
}

interface NodeLike {
  getBuiltinModule?(name: string): Files;
  versions?: { node?: string };
}
