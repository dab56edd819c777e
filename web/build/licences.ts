// Writes THIRD_PARTY_LICENSES.txt from what Vite finds in a bundle, and names that file in every script that contains
// the work of others.
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

export interface Licence {
  name: string;
  version: string;
  /** The SPDX identifier. */
  identifier?: string;
  text?: string;
}

export const LICENCES = 'THIRD_PARTY_LICENSES.txt';
/** The file in which Vite lists the licences it finds. */
const FOUND = 'licences.json';
export const FIND_LICENCES = { license: { fileName: FOUND } };

const NOTICE = `/*! The licences of what this contains: ${LICENCES} */`;
const BY_OTHERS = /\/node_modules\/|\/build\/(wasm|package)\//;
const ENGINE = new URL('../../wasm/ENGINE_LICENSES.txt', import.meta.url);
const LINE = '-'.repeat(80);

/** For `output.postBanner`: a comment for a script with packages or with the engine's glue in it. */
export function notice({ moduleIds }: Rolldown.RenderedChunk): string {
  return moduleIds.some((id) => BY_OTHERS.test(id)) ? NOTICE : '';
}

/** Writes the file beside the bundle, with `more` that goes with it. */
export function licences(more: () => Promise<Licence[]> = async () => []): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    config: () => ({ build: FIND_LICENCES }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const all = [...licencesIn(Object.values(bundle)), ...(await more())];
        delete bundle[FOUND];
        this.emitFile({ type: 'asset', fileName: LICENCES, source: textOf(all) });
      },
    },
  };
}

export function licencesIn(bundle: (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Licence[] {
  const found = bundle.find((file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName === FOUND);
  if (!found) throw new Error('Vite has listed no licences');
  return JSON.parse(String(found.source));
}

/** The engine's own are kept as text, since Debian's Emscripten comes without its licence. */
function textOf(all: Licence[]): string {
  const sorted = [...all].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const parts = sorted.map(({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text}\n`);
  const head = 'Tallysheet contains work by others under the following licences.\n';
  return [head, ...parts, readFileSync(ENGINE, 'utf8')].join(`\n${LINE}\n\n`);
}
