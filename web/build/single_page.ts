// Inlines a page's scripts and styles with vite-plugin-singlefile.
import type { Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { policyHashes } from './policy_hashes.ts';

export function singlePage(): Plugin[] {
  const inline = viteSingleFile() as Plugin;
  return [inline, smallFilesOnly(), policyHashes()];
}

/** A single-file page loads nothing: the engine is within its script. */
function smallFilesOnly(): Plugin {
  return {
    name: 'without-wasm',
    enforce: 'post',
    config: () => ({ build: { assetsInlineLimit: (file) => !file.endsWith('.wasm') } }),
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.wasm')) delete bundle[name];
    },
  };
}
