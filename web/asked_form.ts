// What the address names behind its "#" the server cannot know, and the browser would learn only when the whole page has
// come and run: so a script of some hundred bytes comes first, and has that form fetched beside the page.
import type { Plugin } from 'vite';
import { moduleOf } from './whole_forms.ts';

const FORM = /\/src\/systems\/([\w-]+)\/(\w+_)?form\.ts$/;

export function askedForm(): Plugin {
  let file: string;
  return {
    name: 'asked-form',
    apply: 'build',
    generateBundle(_options, bundle) {
      const forms: Record<string, string> = {};
      for (const one of Object.values(bundle)) {
        const [, system, kind] = (one.type === 'chunk' && FORM.exec(moduleOf(one.facadeModuleId ?? ''))) || [];
        if (system) forms[kind === 'final_' ? `${system}/final` : system] = one.fileName;
      }
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'asked.js', source: scriptFor(forms) }));
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('<title>', `<script async src="./${file}"></script><title>`) },
  };
}

function scriptFor(forms: Record<string, string>): string {
  return `{const href=${JSON.stringify(forms)}[location.hash.slice(1).split("?")[0]];if(href)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}`;
}
