// The page's own HTML without the indentation of its lines: it comes before all else.
import type { Plugin } from 'vite';

export function squeezedPage(): Plugin {
  return { name: 'squeezed-page', apply: 'build', transformIndexHtml: { order: 'post', handler: (html) => html.replace(/\n\s*/g, '') } };
}
