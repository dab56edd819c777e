// Loads the page's modules in Node, for the guide and the manifest.
import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { engineFacts } from './engine_facts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens no port and watches no files. */
const READER: InlineConfig = {
  configFile: false,
  root: here('..'),
  appType: 'custom',
  logLevel: 'warn',
  plugins: [engineFacts()],
  resolve: {
    alias: {
      'tallysheet/events': here('../../build/package/events.js'),
      tallysheet: here('../../build/package/tallysheet.js'),
    },
  },
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
};

/** `read` loads a module by its path from web/: "/docs/pages.ts". */
export async function withPageModules<Result>(
  use: (read: ViteDevServer['ssrLoadModule']) => Promise<Result>,
): Promise<Result> {
  const server = await createServer(READER);
  try {
    return await use((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
