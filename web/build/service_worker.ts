// Completes the site: copies the single file, the frames and the element into it, and builds the service worker with
// the list of built files and a version made from them. Files for other sites are not in the list.
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/offline/worker/service_worker.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../build', import.meta.url));
const ONE_FILES = ['tallysheet.html', 'embed.html', 'embed_plain.html', 'embed_builder.html'];
const ELEMENT = ['tally-sheet.js', 'tallysheet.js', 'tallysheet.wasm', 'tallysheet_plain.js'].map(
  (name) => `package/${name}`,
);
const LIST = 'virtual:built-files';
const NAMED_BY_CONTENT = /^assets\//;
const NOT_KEPT = /^(service_worker\.js|embed.*|tally-sheet.*|tallysheet(_plain)?\.(js|wasm)|screenshots\/.*)$/;

export function serviceWorker(): Plugin {
  let site: string;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ build: { outDir } }) {
      site = outDir;
    },
    writeBundle: { order: 'post', sequential: true, handler: () => complete(site) },
  };
}

async function complete(site: string): Promise<void> {
  for (const path of [...ONE_FILES, ...ELEMENT]) copyFileSync(`${BUILT}/${path}`, `${site}/${basename(path)}`);
  await buildWorker(site);
}

export async function buildWorker(site: string): Promise<void> {
  const list = listModule(site);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: LIST,
        resolveId: (id) => (id === LIST ? `\0${LIST}` : null),
        load: (id) => (id === `\0${LIST}` ? list : null),
      },
    ],
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'service_worker.js' } },
    },
  });
}

function listModule(site: string): string {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length + 1))
    .filter((url) => !NOT_KEPT.test(url))
    .sort()
    .map((url) => fileOf(url, readFileSync(`${site}/${url}`)));
  const version = digest(Buffer.from(JSON.stringify(files)));
  return `export const files = ${JSON.stringify(files)}; export const version = ${JSON.stringify(version)};`;
}

function fileOf(url: string, content: Buffer) {
  const hash = digest(content);
  return { url, revision: NAMED_BY_CONTENT.test(url) ? null : hash, integrity: `sha256-${hash}` };
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
