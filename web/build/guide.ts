// Writes the guide: plain HTML from its texts and from the rules, the declarations and the CSV columns in the code, with its
// pictures.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { declarations } from '../../wasm/declarations.ts';
import { withPageModules } from './page_modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PICTURES = here('../docs/pictures');
const PACKAGE = new URL('../../build/package/tallysheet.js', import.meta.url);

// The page's styles that the guide uses, besides those of the forms.
const LOOK = ['styles/tokens', 'styles/type', 'styles/sheet', 'systems/diplomacy/diplomacy'];

export function guide(): Plugin {
  return {
    name: 'guide',
    apply: 'build',
    async generateBundle() {
      const style = this.getFileName(this.emitFile({ type: 'asset', name: 'guide.css', source: styles() }));
      for (const [name, source] of await pages(`../${style}`))
        this.emitFile({ type: 'asset', fileName: `docs/${name}`, source });
      for (const name of readdirSync(PICTURES))
        this.emitFile({
          type: 'asset',
          fileName: `docs/pictures/${name}`,
          source: readFileSync(`${PICTURES}/${name}`),
        });
    },
  };
}

async function pages(style: string): Promise<Map<string, string>> {
  const engine = await (await import(PACKAGE.href)).default();
  return withPageModules(async (read) => {
    const { guidePages } = (await read('/docs/pages.ts')) as typeof import('../docs/pages.ts');
    return await guidePages(engine, declarations(), style);
  });
}

function styles(): string {
  const systems = readdirSync(here('../src/systems')).flatMap((id) => [
    `src/systems/${id}/ink.css`,
    `src/systems/${id}/form.css`,
  ]);
  const files = [...LOOK.map((name) => `src/${name}.css`), ...systems, 'docs/guide.css'];
  return files
    .map(readIfThere)
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*/g, '\n');
}

function readIfThere(file: string): string {
  try {
    return readFileSync(here(`../${file}`), 'utf8');
  } catch {
    return '';
  }
}
