// Builds one part of the page into build/, by mode: vite build --config web/build/vite.config.ts --mode site.
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { bareImport } from './bare_import.ts';
import { elementStyles } from './element_styles.ts';
import { engineFacts } from './engine_facts.ts';
import { guide } from './guide.ts';
import { hosting } from './hosting.ts';
import { licences, notice } from './licences.ts';
import { preload } from './preload.ts';
import { serviceWorker, workerLicences } from './service_worker.ts';
import { singlePage } from './single_page.ts';
import { staticPages } from './static_pages.ts';
import { systemFacts } from './system_facts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WITH_ENGINE = {
  alias: {
    'tallysheet/events': here('../../build/package/events.js'),
    tallysheet: here('../../build/package/tallysheet.js'),
  },
};

const COMMON: UserConfig = {
  root: here('..'),
  base: './',
  plugins: [engineFacts()],
  build: {
    target: 'es2022',
    outDir: here('../../build'),
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { postBanner: notice } },
  },
};

/** The website: the page, the guide, its service worker, and the other parts. */
function site(): UserConfig {
  const engine = { name: 'engine', test: /\/app\/preload\.ts$/, includeDependenciesRecursively: true, priority: 1 };
  const test = /\/src\/(app\/site\.ts|form\/(?!pasted_list)|ui\/(choice|shares)\.ts)/;
  const page = { name: 'page', test, includeDependenciesRecursively: true };
  return {
    plugins: [systemFacts(), preload(), staticPages(), guide(), licences(workerLicences), serviceWorker(), hosting()],
    resolve: WITH_ENGINE,
    server: { fs: { allow: [here('../..')] } },
    build: {
      outDir: here('../../build/site'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: [engine, page] } } },
    },
  };
}

const BESIDE = { tallysheet: './tallysheet.js', 'tallysheet/events': './events.js' };

/** The custom element as one module, which loads its engines from the same folder; `tally-sheet-rules.js` is the same with
 *  rules that are texts. */
function element(name: string, entry: string): UserConfig {
  return {
    publicDir: false,
    plugins: [bareImport(), elementStyles.intoScript, licences()],
    css: { postcss: { plugins: [elementStyles.scoped] } },
    build: {
      outDir: here('../../build/package'),
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: { entry: here(`../src/embed/element/${entry}`), formats: ['es'] },
      rolldownOptions: {
        external: Object.keys(BESIDE),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false, entryFileNames: name, minify: true, paths: BESIDE },
      },
    },
  };
}

/** <tally-standings> as one module, which loads nothing but the file that it shows. */
function standings(): UserConfig {
  return {
    publicDir: false,
    build: {
      outDir: here('../../build/package'),
      lib: { entry: here('../src/embed/standings/tally_standings.ts'), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'tally-standings.js', minify: true } },
    },
  };
}

/** A single-file page. */
function single(page: string): UserConfig {
  return {
    publicDir: false,
    plugins: [singlePage()],
    resolve: WITH_ENGINE,
    build: { modulePreload: false, reportCompressedSize: false, rolldownOptions: { input: here(`../${page}`) } },
  };
}

/** A single-file page whose engine is JavaScript, for browsers without WebAssembly and for pages that can load
 *  nothing. */
function plain(page: string): UserConfig {
  return mergeConfig(single(page), { define: { WebAssembly: 'undefined' } });
}

/** The template that the single file has: the same page, whose script carries its engines as JavaScript. */
function plainResultsPage(): UserConfig {
  const reader = {
    name: 'plain-reader',
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (page: string) => page.replace('reader_wasm.ts', 'reader_plain.ts').replace(" 'wasm-unsafe-eval'", ''),
    },
  };
  return mergeConfig(plain('results_page.html'), {
    plugins: [reader],
    build: { outDir: here('../../build/results_page_plain') },
  });
}

/** The template of results pages: the site puts its engines into what it writes. */
function resultsPage(): UserConfig {
  const external = /tallysheet(_events)?_plain\.js$/;
  return mergeConfig(single('results_page.html'), { build: { rolldownOptions: { external } } });
}

/** The frame with WebAssembly; embed_plain.html has the plain JavaScript engine. */
function frame(): UserConfig {
  return mergeConfig(single('embed.html'), { build: { rolldownOptions: { external: /tallysheet_plain\.js$/ } } });
}

const MODES: Record<string, () => UserConfig> = {
  site,
  element: () => element('tally-sheet.js', 'tally_sheet.ts'),
  element_rules: () => element('tally-sheet-rules.js', 'tally_sheet_rules.ts'),
  standings,
  single_file: () => plain('tallysheet.html'),
  frame,
  frame_plain: () => plain('embed_plain.html'),
  builder: () => single('embed_builder.html'),
  results_page: resultsPage,
  results_page_plain: plainResultsPage,
};

export default defineConfig(({ mode }) => mergeConfig(COMMON, (MODES[mode] ?? site)()));
