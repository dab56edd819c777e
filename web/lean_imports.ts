// What is fetched when a form is opened: the site's own helper for Vite's, and only the names it needs.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('src/fetch_beside.ts', import.meta.url));

export function leanImports(): Plugin {
  return {
    name: 'lean-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === HELPER ? `export { fetchBeside as __vitePreload } from ${JSON.stringify(OURS)};` : null;
    },
  };
}

/** Neither the module that is being imported nor what every page has already. */
export function besides(file: string, names: string[]): string[] {
  return names.filter((name) => name !== file && !/\/(page|engine)-[^/]*$/.test(name));
}
