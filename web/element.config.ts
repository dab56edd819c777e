// Builds build/package/tally-sheet.js: the custom element in one module, which takes its engine from beside itself.
import { defineConfig, type Plugin } from 'vite';
import { LEFT_OUT } from './embed_page.ts';
import { PARTS } from './element_parts.ts';
import { elementStyles } from './element_styles_build.ts';
import { exampleVectors } from './example_vectors.ts';
import { leanTemplates } from './lean_templates.ts';
import { here, leaveOut } from './one_script.ts';

const ENGINE = 'import load from "tallysheet"; export const loadEngine = () => load();';

function namedParts(): Plugin {
  return {
    name: 'named-parts',
    enforce: 'pre',
    transform(code, id) {
      const named = PARTS.filter(([file]) => id.endsWith(`/parts/${file}.ts`));
      return { code: named.reduce((all, [file, mark, part]) => withPart(all, file, mark, part), code), map: null };
    },
  };
}

function withPart(code: string, file: string, mark: string, part: string): string {
  if (!code.includes(mark)) throw new Error(`parts/${file}.ts has no ${mark} to be the part “${part}”`);
  return code.replace(mark, `${mark} part="${part}"`);
}

function engineBeside(): Plugin {
  return { name: 'engine-beside', enforce: 'pre', resolveId: (id) => (id === 'tallysheet' ? { id: './tallysheet.js', external: true } : null) };
}

export default defineConfig({
  root: here('.'),
  plugins: [leaveOut({ ...LEFT_OUT, '/src/engine.ts': ENGINE }), engineBeside(), namedParts(), exampleVectors(), leanTemplates(), elementStyles.intoScript],
  css: { postcss: { plugins: [elementStyles.scoped] } },
  build: {
    outDir: here('../build/package'),
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
    rolldownOptions: {
      input: here('src/element/tally_sheet.ts'),
      preserveEntrySignatures: 'strict',
      output: { format: 'es', codeSplitting: false, entryFileNames: 'tally-sheet.js' },
    },
  },
});
