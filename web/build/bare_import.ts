// Leaves `import()` as it is. Vite wraps it into a helper that preloads styles and scripts, which a package has none of,
// and in which other bundlers find addresses that they cannot follow.
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

export function bareImport(): Plugin {
  return {
    name: 'bare-import',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
