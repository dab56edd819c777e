// Completes the site: copies the single file, the frames, the element and the package into it, and builds the service worker with
// the list of built files and a version made from them. Files for other sites are not in the list, nor are the report cards of
// single systems, which take nearly as much as a first visit.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { FIND_LICENCES, licencesIn, notice, type Licence } from './licences.ts';

const WORKER = fileURLToPath(new URL('../src/offline/worker/service_worker.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../build', import.meta.url));
const ONE_FILES = ['tallysheet.html', 'embed.html', 'embed_plain.html', 'embed_builder.html'];
const ELEMENTS = [
  'tally-sheet.js',
  'tally-sheet-rules.js',
  'tally-standings.js',
  'tallysheet.js',
  'tallysheet.wasm',
  'tallysheet_plain.js',
  'events.js',
  'tallysheet_events.wasm',
  'tallysheet_events_plain.js',
].map((name) => `package/${name}`);
const LIST = 'virtual:built-files';
const NAMED_BY_CONTENT = /^assets\//;
const NOT_KEPT =
  /^(service_worker\.js|embed.*|tally-(sheet|standings).*|events\.js|tallysheet(_events)?(_plain)?\.(js|wasm)|tallysheet\.tgz|screenshots\/.*|docs\/report-.*)$/;

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
  for (const path of [...ONE_FILES, ...ELEMENTS]) copyFileSync(`${BUILT}/${path}`, `${site}/${basename(path)}`);
  packPackage(site);
  await buildWorker(site);
}

/** The package as npm installs it from an address. */
function packPackage(site: string): void {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', site, `${BUILT}/package`], {
    encoding: 'utf8',
  });
  renameSync(`${site}/${packed.trim()}`, `${site}/tallysheet.tgz`);
}

export async function buildWorker(site: string): Promise<void> {
  await build(workerWith(listModule(site), { outDir: site }));
}

/** The licences of the worker's sources. Its list of files is not needed for this, and does not exist yet. */
export async function workerLicences(): Promise<Licence[]> {
  const built = await build(workerWith('export const files = [], version = "";', { write: false, ...FIND_LICENCES }));
  return [built as Rolldown.RolldownOutput].flat().flatMap(({ output }) => licencesIn(output));
}

function workerWith(list: string, options: InlineConfig['build']): InlineConfig {
  return {
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
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: WORKER,
        output: { format: 'iife', entryFileNames: 'service_worker.js', postBanner: notice },
      },
      ...options,
    },
  };
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
