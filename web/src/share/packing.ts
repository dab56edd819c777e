// Compresses a text into URL-safe characters, and back. The packed form detects missing or changed parts.

export async function packed(text: string): Promise<string> {
  const bytes = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return toBase64Url(new Uint8Array(await new Response(bytes).arrayBuffer()));
}

/** Packs a text that comes in parts. Returns null, and asks for no further part, as soon as the packed form exceeds
 *  `most` bytes. */
export async function packedParts(parts: AsyncIterable<string>, most: number): Promise<string | null> {
  const { readable, writable } = new CompressionStream('deflate');
  const bytes = readUpTo(readable, most);
  await writeAll(parts, writable.getWriter()).catch(() => {}); // reading ended it
  const all = await bytes;
  return all && toBase64Url(all);
}

async function writeAll(
  parts: AsyncIterable<string>,
  writer: ReturnType<CompressionStream['writable']['getWriter']>,
): Promise<void> {
  const encoder = new TextEncoder();
  for await (const part of parts) await writer.write(encoder.encode(part));
  await writer.close();
}

/** Returns 'broken' for invalid data, and 'long' if the text would be longer than `most` bytes. */
export async function unpacked(characters: string, most: number): Promise<{ text: string } | 'broken' | 'long'> {
  const bytes = fromBase64Url(characters);
  if (!bytes) return 'broken';
  try {
    const unfolded = await readUpTo(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')), most);
    return unfolded ? { text: new TextDecoder('utf-8', { fatal: true }).decode(unfolded) } : 'long';
  } catch {
    return 'broken';
  }
}

/** Returns null as soon as the stream exceeds `most` bytes. */
async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > most) return (void reader.cancel().catch(() => {}), null);
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
}

/** More arguments than these some engines refuse. */
const AT_ONCE = 8_192;

/** Base64url: letters, digits, "-" and "_". */
function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) binary += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
