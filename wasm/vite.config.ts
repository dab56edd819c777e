// Builds the package: one module with the engine's glue and the public interface, and the engine beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { crc32 } from './crc32.ts';
import { bareImport } from '../web/build/bare_import.ts';
import { notice } from '../web/build/licences.ts';
import { declarations } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}build/package`;
const COPIED = ['wasm/inline.d.ts', 'wasm/tally-sheet.d.ts', 'wasm/tallysheet.wasm.d.ts', 'wasm/README.md', 'LICENSE'];
const WASM = `${root}build/wasm/engine.wasm`;

function version(): string {
  const project = /project\(tallysheet VERSION (\S+)/.exec(readFileSync(`${root}CMakeLists.txt`, 'utf8'));
  if (!project) throw new Error('CMakeLists.txt names no version');
  return project[1]!;
}

/** Describes the engine's file, so that the module recognises its own (see start_engine.ts). */
function wasmFile(): string {
  const bytes = readFileSync(WASM);
  return JSON.stringify({ length: bytes.length, crc32: crc32(bytes) });
}

/** Omits fields that are still blank in wasm/package.json because the project's address is not known yet. */
function manifest(): Record<string, unknown> {
  const fields = Object.entries(JSON.parse(readFileSync(`${root}wasm/package.json`, 'utf8')));
  return { ...Object.fromEntries(fields.filter(([, value]) => value !== '')), version: version() };
}

function packageFiles(): Plugin {
  return {
    name: 'package-files',
    closeBundle() {
      mkdirSync(target, { recursive: true });
      copyFileSync(WASM, `${target}/tallysheet.wasm`);
      for (const file of COPIED) {
        copyFileSync(root + file, `${target}/${basename(file)}`);
      }
      writeFileSync(`${target}/tallysheet.d.ts`, declarations());
      writeFileSync(`${target}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
    },
  };
}

export default defineConfig({
  root,
  define: { WASM_FILE: wasmFile() },
  build: {
    outDir: target,
    target: 'es2022',
    copyPublicDir: false,
    emptyOutDir: true,
    modulePreload: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    rolldownOptions: {
      input: {
        tallysheet: `${root}wasm/load.ts`,
        inline: `${root}wasm/inline.ts`,
      },
      external: 'tallysheet', // the module beside it
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'tallysheet_plain.js',
        paths: { tallysheet: './tallysheet.js' },
        postBanner: notice,
      },
    },
  },
  plugins: [bareImport(), packageFiles()],
});
