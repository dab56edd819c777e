// Puts the script and the styles of a page into it as they are: a web server packs them better than base64 would.
import { readFileSync } from 'node:fs';
import type { Plugin, UserConfig } from 'vite';
import { policy, withPolicy } from './one_page.ts';
import { here, oneScript } from './one_script.ts';

// What tells about the rules, and what the page has below a sheet to take it along, stays on the page; figures have the
// marks that are asked for.
export const LEFT_OUT = {
  '/entry/marks.ts': "export { GROUP, DECIMAL } from '../embed/marks.ts';",
  '/rules.ts': 'export {};',
  '/parts/more.ts': 'export const more = { underSheet() {} }; export function fetchMore() {}',
};

export function embed(engine: 'plain' | 'wasm', fileName: string): UserConfig {
  return oneScript('src/embed/frame.ts', engine, LEFT_OUT, inlined(here('embed.html'), fileName, " 'wasm-unsafe-eval'"));
}

/** `also`: what the page's scripts may besides, as in its policy. */
export function inlined(page: string, fileName: string, also: string): Plugin {
  return {
    name: 'inlined',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle);
      const script = inline(built.find((file) => file.type === 'chunk')!.code);
      const styles = String(built.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))!.source).trim();
      for (const name of Object.keys(bundle)) delete bundle[name];
      const source = withPolicy(readFileSync(page, 'utf8'), policy([script], [styles], { also }))
        .replace('</head>', () => `<style>${styles}</style>\n  </head>`)
        .replace('</body>', () => `<script>${script}</script>\n  </body>`);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Nothing in it ends the element that it stands in, or is another text once HTML has been read. */
function inline(script: string): string {
  const safe = script.trim().replace(/<(?=!--|\/?script)/gi, '\\x3c');
  if (/[\0\r]/.test(safe)) throw new Error('The script has characters in it that HTML changes');
  return safe;
}
