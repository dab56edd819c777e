// Builds everything into one classic script, which runs where modules do not: from disk, and in a frame without an origin.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Plugin, UserConfig } from 'vite';
import { exampleVectors } from './example_vectors.ts';
import { leanTemplates } from './lean_templates.ts';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** By the ending of its name, what stands in the place of a module. */
type Instead = Record<string, string>;

export function oneScript(input: string, engine: 'plain' | 'wasm', instead: Instead, page: Plugin): UserConfig {
  return {
    root: here('.'),
    plugins: [leaveOut({ ...(engine === 'plain' ? PLAIN_ALONE : wasmAlone()), ...instead }), exampleVectors(), leanTemplates(), page],
    resolve: { alias: { tallysheet: here('../build/package/tallysheet.js') } },
    define: engine === 'plain' ? { WebAssembly: 'undefined' } : {},
    build: {
      outDir: here('../build'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      minify: 'terser',
      terserOptions: { compress: { passes: 3, pure_getters: true, keep_fargs: false } },
      rolldownOptions: {
        input: here(input),
        transform: { define: { 'import.meta': '{}' } }, // a classic script has none
        output: { format: 'iife', codeSplitting: false },
      },
    },
  };
}

/** The engine of JavaScript alone runs wherever the file is opened. */
const PLAIN_ALONE: Instead = { 'tallysheet.wasm?url': 'export default "";' };

/** The other one is shorter by a third, and travels within the script. */
function wasmAlone(): Instead {
  const packed = deflateRawSync(readFileSync(here('../build/package/tallysheet.wasm')), { level: 9, memLevel: 9 }).toString('base64');
  return {
    'tallysheet.wasm?url': `
      const packed = Uint8Array.from(atob("${packed}"), (one) => one.charCodeAt(0));
      export default new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")));`,
    '/tallysheet_plain.js': 'export default () => Promise.reject();',
  };
}

export function leaveOut(modules: Instead): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    load(id) {
      const ending = Object.keys(modules).find((one) => id.endsWith(one));
      return ending === undefined ? null : modules[ending]!;
    },
  };
}
