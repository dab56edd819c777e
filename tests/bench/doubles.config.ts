// The page with its engine replaced by one in doubles, for comparison alone: built into build/bench/doubles.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import load from '../../build/package/tallysheet.js';
import { exampleVectors } from '../../web/example_vectors.ts';
import { leanTemplates } from '../../web/lean_templates.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the forms ask the engine about its limits, which the rival does not know by itself. */
async function shapes(): Promise<string> {
  const { version: _, ...systems } = await load();
  return JSON.stringify(Object.fromEntries(Object.entries(systems).map(([id, system]) => [id, (system as { shapes: object }).shapes])));
}

function instead(): Plugin {
  return {
    name: 'instead',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:shapes' || id.endsWith('tallysheet.wasm?url') ? `\0${id}` : null),
    load: async (id) => (id === '\0virtual:shapes' ? `export default ${await shapes()};` : id.startsWith('\0') && id.endsWith('.wasm?url') ? 'export default "";' : null),
  };
}

export default defineConfig({
  root: here('../../web'),
  base: './',
  plugins: [instead(), exampleVectors(), leanTemplates()],
  resolve: { alias: { tallysheet: here('doubles/load.ts') } },
  server: { fs: { allow: [here('../..')] } },
  build: { outDir: here('../../build/bench/doubles'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, minify: 'terser' },
});
