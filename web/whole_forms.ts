// A form is one file, so that it costs one request: what two forms share is in both, and what a form looks like is in its
// script. (What the rest of the page needs of the same modules has its own copy of them, fetched when it is needed.)
import type { Plugin } from 'vite';

const FORM = /\/src\/systems\/([\w-]+\/(?:\w+_)?form)\.ts$/;
const FORMS_OWN = /\/src\/(?:systems|diplomacy)\/(?!.*\/(?:example|final_example|index)\.ts$)/;
const OF = '?of=';
const WORN = '\0worn:';

export function wholeForms(): Plugin {
  return {
    name: 'whole-forms',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const form = importer.split(OF)[1] ?? FORM.exec(importer)?.[1]?.replace('/', '-');
      if (!form || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer.split(OF)[0], { skipSelf: true });
      if (!found || !FORMS_OWN.test(found.id)) return null;
      return /\.css$/.test(found.id) ? `${WORN}${found.id.slice(0, -'.css'.length)}${OF}${form}` : found.id + OF + form;
    },
    load(id) {
      if (!id.startsWith(WORN)) return null;
      const styles = `${moduleOf(id).slice(WORN.length)}.css?inline&of=${id.split(OF)[1]}`;
      return `import styles from ${JSON.stringify(styles)}; import { wear } from '/src/parts/wear.ts'; wear(styles);`;
    },
  };
}

/** The module itself, whichever form's copy it is. */
export function moduleOf(id: string): string {
  return id.split(OF)[0]!;
}
