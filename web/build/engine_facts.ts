// Modules that say what the engine and its vectors say, so that the page does not say it again:
// "example:rplops.scoreGame" has the request of the worked example, and "limits:rplops.scoreGame/finish" the `least` and
// the `most` that a list or whole number may have.
import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ENGINE = new URL('../../build/package/tallysheet.js', import.meta.url);
const VECTORS = new URL('../../tests/vectors/', import.meta.url);
const FACT = /^(example|limits):/;
/** The same once it is resolved, which is not resolved again. */
const RESOLVED = /^\0(example|limits):([^/]+)\/?(.*)$/;

export function engineFacts(): Plugin {
  return {
    name: 'engine-facts',
    enforce: 'pre',
    resolveId: (id) => (FACT.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, fact, call = '', path = ''] = RESOLVED.exec(id) ?? [];
      if (!fact) return null;
      return { code: fact === 'example' ? await exampleOf(call) : await limitsOf(call, path), moduleType: 'js' };
    },
  };
}

interface Vector {
  call: string;
  request: unknown;
  example?: boolean;
}

async function exampleOf(call: string): Promise<string> {
  const names = await readdir(VECTORS);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, VECTORS), 'utf8')));
  const vectors = texts.flatMap((text): Vector[] => JSON.parse(text));
  const found = vectors.find((vector) => vector.example && vector.call === call);
  if (!found) throw new Error(`There is no example of ${call}.`);
  return `export default ${JSON.stringify(found.request)};`;
}

/** The path leads from field to field, with 0 for the rows of a list: "boards/0/finishers". */
async function limitsOf(call: string, path: string): Promise<string> {
  const { default: load } = await import(ENGINE.href);
  const [system = '', name = ''] = call.split('.');
  const shapes = (await load())[system]?.shapes[name];
  const found = path.split('/').reduce((shape, step) => (Array.isArray(shape) ? shape[2] : shape?.[step]), shapes);
  if (!Array.isArray(found)) throw new Error(`There are no limits of ${call}/${path}.`);
  return `export const least = ${found[0]}, most = ${found[1]};`;
}
