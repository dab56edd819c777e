// Lit's templates go to the browser as they are written: here without the indentation of their lines, and without
// the line breaks beside a block's tag, where a browser shows no space.
import type { Plugin } from 'vite';

const BLOCK = '</?(?:div|p|h[1-3]|[uo]l|li|table|caption|thead|tbody|tfoot|tr|t[hd]|header|main|nav|section|form|fieldset|details|summary)\\b';
const BREAK_BESIDE_BLOCK = new RegExp(`(?<=${BLOCK}[^<>]*>)\\n[ \\t]+(?=[<$])|(?<=[>}])\\n[ \\t]+(?=${BLOCK})`, 'g');

export function leanTemplates(): Plugin {
  return {
    name: 'lean-templates',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.ts(\?of=.*)?$/.test(id)) return null;
      return { code: code.replace(BREAK_BESIDE_BLOCK, '').replace(/\n[ \t]+/g, '\n'), map: null };
    },
  };
}
