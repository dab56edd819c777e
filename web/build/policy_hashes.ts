// Puts the hashes of a page's inlined scripts and styles into its Content-Security-Policy, which vite-plugin-singlefile
// does not do. The HTML marks the places with 'sha256-scripts' and 'sha256-styles'.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

export function policyHashes(): Plugin {
  return {
    name: 'policy-hashes',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.html')) file.source = withHashes(String(file.source));
      },
    },
  };
}

function withHashes(page: string): string {
  const found: Record<string, string[]> = { script: [], style: [] };
  for (const [, name = '', attributes = '', text = ''] of page.matchAll(ELEMENT))
    if (!attributes.includes('src=') && !attributes.includes('application/'))
      found[name]?.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return page
    .replace("'sha256-scripts'", found['script']!.join(' '))
    .replace("'sha256-styles'", found['style']!.join(' '));
}
