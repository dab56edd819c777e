// Builds the package: modules with an engine's glue and its public interface, and the engines beside them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { crc32 } from './crc32.ts';
import { customElements, ELEMENTS } from './custom_elements.ts';
import { bareImport } from '../web/build/bare_import.ts';
import { notice } from '../web/build/licences.ts';
import { declarations } from './declarations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}build/package`;
const COPIED = [
  'wasm/inline.d.ts',
  'wasm/events.d.ts',
  'wasm/tally-sheet.d.ts',
  'wasm/tally-standings.d.ts',
  'wasm/tallysheet.wasm.d.ts',
  'wasm/README.md',
  'LICENSE',
];
const WASM = { 'tallysheet.wasm': 'engine.wasm', 'tallysheet_events.wasm': 'events_engine.wasm' };

function version(): string {
  const project = /project\(tallysheet VERSION (\S+)/.exec(readFileSync(`${root}CMakeLists.txt`, 'utf8'));
  if (!project) throw new Error('CMakeLists.txt names no version');
  return project[1]!;
}

function built(file: string): string {
  return `${root}build/wasm/${file}`;
}

/** Describes an engine's file, so that the module recognises its own (see start_engine.ts). */
function intact(file: string): string {
  const bytes = readFileSync(built(file));
  return JSON.stringify({ length: bytes.length, crc32: crc32(bytes) });
}

/** Omits fields that are still blank in wasm/package.json because the project's address is not known yet. */
function manifest(): Record<string, unknown> {
  const fields = Object.entries(JSON.parse(readFileSync(`${root}wasm/package.json`, 'utf8')));
  return { ...Object.fromEntries(fields.filter(([, value]) => value !== '')), version: version() };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function packageFiles(): Plugin {
  return {
    name: 'package-files',
    closeBundle() {
      mkdirSync(target, { recursive: true });
      for (const [name, file] of Object.entries(WASM)) copyFileSync(built(file), `${target}/${name}`);
      for (const file of COPIED) {
        copyFileSync(root + file, `${target}/${basename(file)}`);
      }
      writeFileSync(`${target}/tallysheet.d.ts`, declarations());
      writeFileSync(
        `${target}/custom-elements.json`,
        json(customElements(ELEMENTS.map(({ tag }) => readFileSync(`${root}wasm/${tag}.d.ts`, 'utf8')))),
      );
      writeFileSync(`${target}/package.json`, json(manifest()));
    },
  };
}

/** The module and its inline form, or with the mode `events` that of events, which shares no file with them. */
export default defineConfig(({ mode }) => {
  const ofEvents = mode === 'events';
  const scores = { tallysheet: `${root}wasm/load.ts`, inline: `${root}wasm/inline.ts` };
  return {
    root,
    define: { WASM_FILE: intact('engine.wasm'), EVENTS_WASM_FILE: intact('events_engine.wasm') },
    build: {
      outDir: target,
      target: 'es2022',
      copyPublicDir: false,
      emptyOutDir: !ofEvents,
      modulePreload: false,
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 3 } },
      rolldownOptions: {
        input: ofEvents ? { events: `${root}wasm/events.ts` } : scores,
        external: 'tallysheet', // the module beside it
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: ofEvents ? 'tallysheet_events_plain.js' : 'tallysheet_plain.js',
          paths: { tallysheet: './tallysheet.js' },
          postBanner: notice,
        },
      },
    },
    plugins: [bareImport(), ...(ofEvents ? [] : [packageFiles()])],
  };
});
