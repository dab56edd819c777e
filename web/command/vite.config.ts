// Builds the command into the package: one script that includes the page's code for reading CSV and events.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { engineFacts } from '../build/engine_facts.ts';
import { notice } from '../build/licences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const VECTORS = `${root}tests/vectors/`;
const EXAMPLES = 'virtual:examples';

interface Vector {
  call: string;
  request: unknown;
  example?: boolean;
}

/** Supplies one request per function: the page's example if it has one, otherwise the shortest vector. */
function examples(): Plugin {
  return {
    name: 'examples',
    resolveId: (id) => (id === EXAMPLES ? `\0${EXAMPLES}` : null),
    load: (id) => (id === `\0${EXAMPLES}` ? `export default ${JSON.stringify(shortestOfEach())};` : null),
  };
}

function shortestOfEach(): Record<string, unknown> {
  const files = readdirSync(VECTORS).filter((name) => name !== 'links.json');
  const all: Vector[] = files.flatMap((name) => JSON.parse(readFileSync(VECTORS + name, 'utf8')));
  const length = ({ request, example }: Vector) => (example ? 0 : JSON.stringify(request).length);
  const longestFirst = all.sort((one, other) => length(other) - length(one));
  return Object.fromEntries(longestFirst.map(({ call, request }) => [call, request]));
}

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
