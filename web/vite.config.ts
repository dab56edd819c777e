// Builds the page into build/site; the engine comes ready-made from build/package.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { askedFirst } from './asked_first.ts';
import { exampleVectors } from './example_vectors.ts';
import { guide } from './guide_build.ts';
import { hosting } from './hosting_build.ts';
import { besides, leanImports } from './lean_imports.ts';
import { leanTemplates } from './lean_templates.ts';
import { squeezedPage } from './squeezed_page.ts';
import { serviceWorker } from './service_worker_build.ts';
import { wholeForms } from './whole_forms.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What home and every form need is one module: it compresses better than its parts would.
// The engine's glue runs before it.
const engine = { name: 'engine', test: /\/web\/src\/(asked_first|engine)\.ts|\/build\/package\/tallysheet\.js/, includeDependenciesRecursively: true, priority: 1 };
const page = { name: 'page', test: /\/web\/src\/(main\.ts|parts\/|entry\/)/, includeDependenciesRecursively: true };

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [exampleVectors(), wholeForms(), leanImports(), leanTemplates(), askedFirst(), guide(), squeezedPage(), serviceWorker(), hosting()],
  resolve: { alias: { tallysheet: here('../build/package/tallysheet.js') } },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../build/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: besides },
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
    rolldownOptions: { output: { codeSplitting: { groups: [engine, page] } } },
  },
});
