// Builds the command into the package: one script that includes the page's code for reading CSV and events.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { engineFacts } from '../build/engine_facts.ts';
import { notice } from '../build/licences.ts';
import { examples } from './examples_plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Replaces the forms' stylesheets by empty ones. */
function withoutStyles(): Plugin {
  return { name: 'without-styles', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) };
}

export default defineConfig({
  root,
  plugins: [withoutStyles(), engineFacts(), examples()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: `${root}build/package`,
    target: 'node20',
    copyPublicDir: false,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: `${root}web/command/main.ts`,
      external: ['tallysheet', 'tallysheet/events'], // the modules beside it
      output: {
        format: 'es',
        codeSplitting: false,
        entryFileNames: 'tallysheet_cli.js',
        paths: { tallysheet: './tallysheet.js', 'tallysheet/events': './events.js' },
        postBanner: notice,
      },
    },
  },
});
