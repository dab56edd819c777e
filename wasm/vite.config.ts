// Builds the package: the engine's glue and the public interface in one module, the engine beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { crc32 } from './crc32.ts';
import { declarations } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}build/package`;
const engineFile = `${root}build/wasm/engine.wasm`;

function version(): string {
  const project = /project\(tallysheet VERSION (\S+)/.exec(readFileSync(`${root}CMakeLists.txt`, 'utf8'));
  if (!project) throw new Error('CMakeLists.txt names no version');
  return project[1]!;
}

/** By which the module knows its own engine (see start_engine.ts). */
function checksum(): Record<string, string> {
  const bytes = readFileSync(engineFile);
  return { WASM_LENGTH: String(bytes.length), WASM_CRC32: String(crc32(bytes)) };
}

// Nothing is fetched along with the engine without WebAssembly: Vite's helper for that need not be there.
function bareImport(): Plugin {
  const HELPER = '\0vite/preload-helper.js';
  return {
    name: 'bare-import',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}

function packageFiles(): Plugin {
  return {
    name: 'package-files',
    closeBundle() {
      mkdirSync(target, { recursive: true });
      copyFileSync(engineFile, `${target}/tallysheet.wasm`);
      for (const file of ['wasm/tally-sheet.d.ts', 'wasm/README.md', 'LICENSE']) {
        copyFileSync(root + file, `${target}/${basename(file)}`);
      }
      writeFileSync(`${target}/tallysheet.d.ts`, declarations());
      const manifest = JSON.parse(readFileSync(`${root}wasm/package.json`, 'utf8'));
      writeFileSync(`${target}/package.json`, JSON.stringify({ ...manifest, version: version() }, null, 2) + '\n');
    },
  };
}

export default defineConfig({
  root,
  define: checksum(),
  build: {
    outDir: target,
    target: 'es2022',
    copyPublicDir: false,
    emptyOutDir: true,
    modulePreload: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    rolldownOptions: {
      input: { tallysheet: `${root}wasm/load.ts`, tallysheet_cli: `${root}wasm/cli.ts` },
      external: 'tallysheet', // the command's way to the module beside it
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'tallysheet_plain.js' },
    },
  },
  plugins: [bareImport(), packageFiles()],
});
