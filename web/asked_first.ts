// What must not wait for the page: its HTML starts the engine by itself, and names the file of each form, so that the one
// that stands behind the address's "#" is fetched beside the page (see src/asked_first.ts).
import type { Plugin } from 'vite';
import { moduleOf } from './whole_forms.ts';

const FORM = /\/src\/systems\/([\w-]+)\/(\w+_)?form\.ts$/;

export function askedFirst(): Plugin {
  return {
    name: 'asked-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const engine = chunks.find(({ name }) => name === 'engine')!.fileName;
        const forms = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const [, system, kind] = FORM.exec(moduleOf(facadeModuleId ?? '')) ?? [];
          return system ? [`<meta name="form:${system}${kind === 'final_' ? '/final' : ''}" content="./${fileName}">`] : [];
        });
        const start = `<script type="module" crossorigin src="./${engine}"></script>`;
        // As the first it would have the page wait for it, and behind it would wait for the page.
        return html.replace(start, '').replace('</head>', `${start.replace('crossorigin', 'async $&')}${forms.join('')}</head>`);
      },
    },
  };
}
