// Builds the page with its engine replaced by one in doubles into build/bench/doubles, for comparison only.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import load from '../../build/package/tallysheet.js';
import site from '../../web/build/vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The limits that the forms ask the engine for, which the rival does not know itself. */
async function shapes(): Promise<string> {
  const { version: _, ...systems } = await load();
  return JSON.stringify(
    Object.fromEntries(Object.entries(systems).map(([id, system]) => [id, (system as { shapes: object }).shapes])),
  );
}

function instead(): Plugin {
  return {
    name: 'instead',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:shapes' || id.endsWith('.wasm?url') ? `\0${id}` : null),
    load: async (id) =>
      id === '\0virtual:shapes'
        ? `export default ${await shapes()};`
        : id.startsWith('\0') && id.endsWith('.wasm?url')
          ? 'export default "";'
          : null,
  };
}

/** Plugins that complete the site, left out because a visit does not need them. */
const BESIDES = ['guide', 'service-worker', 'hosting'];
const { plugins = [], ...config } = site({ mode: 'site', command: 'build' });
const others = (plugins as Plugin[]).filter(({ name }) => !BESIDES.includes(name));

export default defineConfig({
  ...config,
  plugins: [instead(), ...others],
  resolve: {
    alias: { 'tallysheet/events': here('../../build/package/events.js'), tallysheet: here('doubles/load.ts') },
  },
  build: { ...config.build, outDir: here('../../build/bench/doubles') },
});
