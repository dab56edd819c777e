// Lets the page import the worked examples of the rules from the tests' own vectors: of a file
// imported with "?examples", only the vectors marked as examples go into the page, and of those the requests.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Vector {
  call: string;
  request: unknown;
  example?: boolean;
}

const SUFFIX = '.json?examples';

export function exampleVectors(): Plugin {
  return {
    name: 'example-vectors',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -'?examples'.length);
      this.addWatchFile(file);
      return { code: asModule(JSON.parse(await readFile(file, 'utf8'))), moduleType: 'js' };
    },
  };
}

function asModule(vectors: Vector[]): string {
  const examples = vectors.filter((vector) => vector.example).map(({ call, request }) => ({ call, request }));
  if (examples.length === 0) throw new Error('a file of vectors without an example');
  return `export default ${JSON.stringify(examples)};`;
}
