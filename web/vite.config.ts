// Builds the page into build/site; the engine comes ready-made from build/package.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { exampleVectors } from './example_vectors.ts';
import { leanTemplates } from './lean_templates.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One file for what the page and every form are drawn with: smaller by 2 kB than a file for every way they share it. */
const ALWAYS_NEEDED = /node_modules\/(lit|@lit)|web\/src\/(parts|entry)\/|web\/src\/[a-z_]+\.ts|build\/package\/|tests\/vectors|systems\/[a-z0-9-]+\/(index|example)\.ts|vite\/|rolldown/;

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [exampleVectors(), leanTemplates()],
  resolve: { alias: { tallysheet: here('../build/package/tallysheet.js') } },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../build/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: ALWAYS_NEEDED }] } } },
  },
});
