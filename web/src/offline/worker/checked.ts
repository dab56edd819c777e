// Stores files in the cache with the content type of their extension, and serves them only if their hash is correct.
import type { WorkboxPlugin } from 'workbox-core/types.js';

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
};

export function checked(integrityOf: (key: string) => string | undefined): WorkboxPlugin {
  return {
    async cacheWillUpdate({ request, response }) {
      return response.ok ? new Response(response.body, { headers: { 'content-type': typeOf(request.url) } }) : null;
    },
    async cachedResponseWillBeUsed({ cachedResponse, request }) {
      const bytes = await cachedResponse?.arrayBuffer();
      return bytes && (await integrity(bytes)) === integrityOf(request.url)
        ? new Response(bytes, cachedResponse)
        : null;
    },
  };
}

/** A request without a file name is for the page. */
function typeOf(address: string): string {
  const ending = /\.(\w+)$/.exec(new URL(address).pathname)?.[1] ?? 'html';
  return TYPES[ending] ?? 'application/octet-stream';
}

async function integrity(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
