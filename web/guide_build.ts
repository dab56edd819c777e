// Writes the guide beside the page: plain HTML from the rules, the declarations and the columns that the code has.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig, type Plugin } from 'vite';
import { declarations } from '../wasm/declarations.ts';
import { exampleVectors } from './example_vectors.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = new URL('../build/package/tallysheet.js', import.meta.url);

// The page's styles that the guide has use for, besides those of the forms.
const LOOK = ['styles/tokens', 'styles/type', 'styles/sheet', 'diplomacy/diplomacy'];

/** Reads the page's modules in Node; it listens to nobody and watches nothing. */
const READER: InlineConfig = {
  configFile: false,
  root: here('.'),
  appType: 'custom',
  logLevel: 'warn',
  plugins: [exampleVectors()],
  resolve: { alias: { tallysheet: here('../build/package/tallysheet.js') } },
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
};

export function guide(): Plugin {
  return {
    name: 'guide',
    apply: 'build',
    async generateBundle() {
      const style = this.getFileName(this.emitFile({ type: 'asset', name: 'guide.css', source: styles() }));
      for (const [name, source] of await pages(`../${style}`)) this.emitFile({ type: 'asset', fileName: `docs/${name}`, source });
    },
  };
}

async function pages(style: string): Promise<Map<string, string>> {
  const engine = await (await import(PACKAGE.href)).default();
  const server = await createServer(READER);
  try {
    const { guidePages } = (await server.ssrLoadModule('/docs/pages.ts')) as typeof import('./docs/pages.ts');
    return await guidePages(engine, declarations(), style);
  } finally {
    await server.close();
  }
}

function styles(): string {
  const systems = readdirSync(here('src/systems')).map((id) => `src/systems/${id}/form.css`);
  const files = [...LOOK.map((name) => `src/${name}.css`), ...systems, 'docs/guide.css'];
  return files.map(readIfThere).join('').replace(/\/\*[^]*?\*\//g, '').replace(/\n\s*/g, '\n');
}

function readIfThere(file: string): string {
  try {
    return readFileSync(here(file), 'utf8');
  } catch {
    return '';
  }
}
