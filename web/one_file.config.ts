// Builds the whole page as one file, build/tallysheet.html, which works opened from disk.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { exampleVectors } from './example_vectors.ts';
import { leanTemplates } from './lean_templates.ts';
import { onePage } from './one_page.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The engine is the one of JavaScript alone, which runs wherever the file is opened. No service worker keeps a file.
const LEFT_OUT: Record<string, string> = {
  'tallysheet.wasm?url': 'export default "";',
  '/offline/foot.ts': '',
};

function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    load(id) {
      const ending = Object.keys(LEFT_OUT).find((one) => id.endsWith(one));
      return ending === undefined ? null : LEFT_OUT[ending]!;
    },
  };
}

export default defineConfig({
  root: here('.'),
  plugins: [leaveOut(), exampleVectors(), leanTemplates(), onePage(here('index.html'), here('public/icon.svg'))],
  resolve: { alias: { tallysheet: here('../build/package/tallysheet.js') } },
  define: { WebAssembly: 'undefined' },
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
      input: here('src/main.ts'),
      transform: { define: { 'import.meta': '{}' } }, // a classic script has none
      output: { format: 'iife', codeSplitting: false },
    },
  },
});
