// Puts home and the blank forms into the page's HTML, each as a template, with a script that shows the one in the address before
// the page's own scripts arrive (see src/app/first_paint.ts). That script and the styles are inlined, so that nothing else has to
// be loaded for the first paint.
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { withPageModules } from './page_modules.ts';
import { policyHashes } from './policy_hashes.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SCRIPT = here('../src/app/first_paint.ts');
const STYLES = here('../src/styles/page.ts');

export function staticPages(): Plugin[] {
  return [inHtml(), policyHashes()];
}

function inHtml(): Plugin {
  let head = '';
  let body = '';
  let inlined = new Set<string>();
  return {
    name: 'static-pages',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const styles = await built(STYLES, 'es');
      inlined = new Set(styles.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
      head = `<style>${styles.map((file) => (file.type === 'asset' ? file.source : '')).join('')}</style>`;
      const [script] = await built(SCRIPT, 'iife');
      body = `${await templates()}<script>${(script as Rolldown.OutputChunk).code.trim()}</script>`;
    },
    /** The HTML has these styles already. */
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && inlined.has(found.id) ? '\0in-the-html' : null;
    },
    load: (id) => (id === '\0in-the-html' ? '' : null),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${body}</body>`),
    },
  };
}

async function templates(): Promise<string> {
  const pages = await withPageModules(async (read) => {
    const { staticPages } = (await read('/docs/static_pages.ts')) as typeof import('../docs/static_pages.ts');
    return await staticPages();
  });
  return [...pages].map(([fragment, html]) => `<template id="page:${fragment}">${html}</template>\n`).join('');
}

async function built(input: string, format: 'es' | 'iife'): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format } },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}
