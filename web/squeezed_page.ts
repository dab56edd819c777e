// The page's own HTML without the indentation of its lines, and with its icon in it: it comes before all else.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON = fileURLToPath(new URL('public/icon.svg', import.meta.url));

export function squeezedPage(): Plugin {
  return { name: 'squeezed-page', apply: 'build', transformIndexHtml: { order: 'post', handler: (html) => html.replace(/\n\s*/g, '').replace('./icon.svg', icon()) } };
}

function icon(): string {
  return `data:image/svg+xml,${readFileSync(ICON, 'utf8').trim().replaceAll('"', "'").replaceAll('#', '%23')}`;
}
