// Lit's templates go to the browser as they are written: here without the indentation of their lines.
import type { Plugin } from 'vite';

export function leanTemplates(): Plugin {
  return {
    name: 'lean-templates',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.ts$/.test(id)) return null;
      return { code: code.replace(/\n[ \t]+/g, '\n'), map: null };
    },
  };
}
