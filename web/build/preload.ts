// Starts the engine from the page's HTML, and lists the files of each form there, so that the form in the address is
// loaded together with the page (see src/app/first_paint.ts). Vite preloads only what an entry imports.
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const VIEW = /\/src\/systems\/([\w-]+)\/(?!event_)(\w+_)?view\.ts$/;

/** Pages to which only events and links lead: others need not know of their files. */
const FURTHER = ['diplomacy', 'own-rule', 'pentamind'];

type Chunk = Rolldown.OutputChunk;

const WORKER = fileURLToPath(new URL('../src/engine/worker.ts', import.meta.url));

export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: WORKER, name: 'engine_worker' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const engine = chunks.find(({ name }) => name === 'engine')!.fileName;
        const start = `<script type="module" crossorigin src="./${engine}"></script>`;
        // In its original place it would delay the page, and after the page it would wait for it.
        return html
          .replace(start, '')
          .replace(
            '</head>',
            `${start.replace('crossorigin', 'async $&')}${formFiles(chunks, html)}${workerFile(chunks)}</head>`,
          );
      },
    },
  };
}

/** Where the page finds the engine's worker, which shares the engine's file with it. */
function workerFile(chunks: Chunk[]): string {
  const { fileName } = chunks.find(({ name }) => name === 'engine_worker')!;
  return `\n<meta name="engine-worker" content="./${fileName}">`;
}

function formFiles(chunks: Chunk[], html: string): string {
  return chunks
    .flatMap((chunk) => {
      const [, system, tab = ''] = VIEW.exec(chunk.facadeModuleId ?? '') ?? [];
      if (!system || FURTHER.includes(system)) return [];
      const quick = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/systems/${system}/quick.ts`));
      const all = new Set([chunk, ...quick].flatMap((one) => filesOf(one, chunks)));
      const files = [...all].filter((file) => !html.includes(file));
      return [
        `<meta name="form:${system}${tab.replace(/(.+)_/, '/$1')}" content="${files.map((file) => `./${file}`).join(' ')}">`,
      ];
    })
    .join('\n');
}

/** The chunk, what it imports, and its styles. */
function filesOf({ fileName, imports, viteMetadata }: Chunk, chunks: Chunk[]): string[] {
  const imported = chunks
    .filter((chunk) => imports.includes(chunk.fileName))
    .flatMap((chunk) => filesOf(chunk, chunks));
  return [...new Set([fileName, ...(viteMetadata?.importedCss ?? []), ...imported])];
}
