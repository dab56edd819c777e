// Puts all that was built into one page: script and styles are packed together, and unpacked by a script of its own.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FETCHED = /\s*<(?:link rel="(?:preload|manifest)"|script)[^>]*>(?:<\/script>)?/g;

export function onePage(index: string, icon: string): Plugin {
  return {
    name: 'one-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle);
      const script = built.find((file) => file.type === 'chunk')!.code;
      const styles = String(built.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))!.source);
      for (const name of Object.keys(bundle)) delete bundle[name];
      const source = pageOf(readFileSync(index, 'utf8'), readFileSync(icon, 'utf8'), script, styles);
      this.emitFile({ type: 'asset', fileName: 'tallysheet.html', source });
    },
  };
}

function pageOf(page: string, icon: string, script: string, styles: string): string {
  const unpacking = unpacker(script, styles);
  return withPolicy(page, policy([unpacking, script], [styles], { templates: 'lit-html unpacked' }))
    .replace(FETCHED, '')
    .replace('./icon.svg', `data:image/svg+xml,${encodeURIComponent(icon)}`)
    .replace('</body>', () => `  <script>${unpacking}</script>\n  </body>`);
}

export function withPolicy(page: string, policy: string): string {
  return page.replace(/(?<=http-equiv="Content-Security-Policy" content=")[^"]*/, policy);
}

interface Allowed {
  /** What scripts may besides. */
  also?: string;
  /** Who may make markup or scripts from texts: the templates' library, from what stands in the script. */
  templates?: string;
}

/** Only these very scripts and styles run, and nothing is asked of anybody. */
export function policy(scripts: string[], styles: string[], { also = '', templates = 'lit-html' }: Allowed): string {
  const list = (texts: string[]) => texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
  return `default-src 'none'; script-src ${list(scripts)}${also}; style-src ${list(styles)}; img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types ${templates}`;
}

function unpacker(script: string, styles: string): string {
  const packed = deflateRawSync(Buffer.from(styles + script), { level: 9, memLevel: 9 }).toString('base64');
  return `(async()=>{
const packed=Uint8Array.from(atob("${packed}"),(one)=>one.charCodeAt(0));
const stream=new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
const text=await new Response(stream).text();
const trusted=globalThis.trustedTypes?.createPolicy("unpacked",{createScript:(one)=>one})??{createScript:(one)=>one};
const add=(name,textContent)=>document.head.append(Object.assign(document.createElement(name),{textContent}));
add("style",text.slice(0,${styles.length}));
add("script",trusted.createScript(text.slice(${styles.length})));
})().catch(()=>document.body.append("Tallysheet as one file needs a newer browser than this."))`;
}
