// Fills the systems' names into the page's HTML and manifest. (vite-plugin-pwa writes a manifest from its
// configuration, which would have to name the systems again.)
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { System } from '../src/systems/system.ts';
import { withPageModules } from './page_modules.ts';

const MANIFEST = fileURLToPath(new URL('../manifest.json', import.meta.url));
const LIST = new Intl.ListFormat('en-GB');

export function systemFacts(): Plugin {
  let systems: System[] = [];
  return {
    name: 'system-facts',
    apply: 'build',
    async buildStart() {
      systems = await withPageModules(async (read) => (await read('/src/systems/index.ts'))['systems']);
    },
    transformIndexHtml: (html) => html.replace('%SYSTEMS%', namesOf(systems)),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifestOf(systems) });
    },
  };
}

function namesOf(systems: System[]): string {
  return LIST.format(systems.map(({ name }) => name));
}

function manifestOf(systems: System[]): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8').replace('%SYSTEMS%', namesOf(systems)));
  const icons = [{ src: 'icons/icon-192.png', sizes: '192x192' }];
  const shortcuts = systems.map(({ id, name }) => ({ name, url: `./#${id}`, icons }));
  return `${JSON.stringify({ ...manifest, shortcuts }, null, 2)}\n`;
}
