// Builds the page into build/site; the engine comes ready-made from build/package.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { exampleVectors } from './example_vectors.ts';
import { leanTemplates } from './lean_templates.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', test: /\/(main\.ts|lit[^/]*|parts|entry)(\/|$)/, includeDependenciesRecursively: true }] } } },
  },
});
