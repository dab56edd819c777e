// Builds the package: the engine's glue and the public interface in one module, the engine beside it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}build/package`;

function version(): string {
  const project = /project\(tallysheet VERSION (\S+)/.exec(readFileSync(`${root}CMakeLists.txt`, 'utf8'));
  if (!project) throw new Error('CMakeLists.txt names no version');
  return project[1]!;
}

// The engine's bytes are always handed over; its own default address would be inlined as data.
function noDefaultAddress(): Plugin {
  return {
    name: 'no-default-address',
    transform(code, id) {
      if (!id.endsWith('engine.mjs')) return;
      return { code: code.replace(/new URL\("engine\.wasm",\s*import\.meta\.url\)(\.toString\(\)|\.href)/g, '""'), map: null };
    },
  };
}

function packageFiles(): Plugin {
  return {
    name: 'package-files',
    closeBundle() {
      mkdirSync(target, { recursive: true });
      copyFileSync(`${root}build/wasm/engine.wasm`, `${target}/tallysheet.wasm`);
      copyFileSync(`${root}wasm/tallysheet.d.ts`, `${target}/tallysheet.d.ts`);
      const manifest = JSON.parse(readFileSync(`${root}wasm/package.json`, 'utf8'));
      writeFileSync(`${target}/package.json`, JSON.stringify({ ...manifest, version: version() }, null, 2) + '\n');
    },
  };
}

export default defineConfig({
  root,
  build: {
    outDir: target,
    target: 'es2022',
    copyPublicDir: false,
    emptyOutDir: true,
    modulePreload: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3 } },
    rolldownOptions: {
      input: `${root}wasm/load.ts`,
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'tallysheet.js' },
    },
  },
  plugins: [noDefaultAddress(), packageFiles()],
});
