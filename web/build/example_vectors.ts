// Lets the page import the worked examples from the test vectors: "?call=rplops.scoreGame&example" imports the request
// of the first vector of that call that is marked as an example.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Vector {
  call: string;
  request: unknown;
  example?: boolean;
}

const EXAMPLE = /^(.+\.json)\?call=(.+)&example$/;

export function exampleVectors(): Plugin {
  return {
    name: 'example-vectors',
    enforce: 'pre',
    async load(id) {
      const [, file, call] = EXAMPLE.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const vectors: Vector[] = JSON.parse(await readFile(file, 'utf8'));
      const found = vectors.find((vector) => vector.example && vector.call === call);
      if (!found) throw new Error(`no example of ${call}`);
      return { code: `export default ${JSON.stringify(found.request)};`, moduleType: 'js' };
    },
  };
}
