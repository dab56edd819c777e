// The module "virtual:examples" has one request per function: the page's example if it has one, otherwise the shortest
// vector.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const VECTORS = new URL('../../tests/vectors/', import.meta.url);
const EXAMPLES = 'virtual:examples';

interface Vector {
  call: string;
  request: unknown;
  example?: boolean;
}

export function examples(): Plugin {
  return {
    name: 'examples',
    resolveId: (id) => (id === EXAMPLES ? `\0${EXAMPLES}` : null),
    load: (id) => (id === `\0${EXAMPLES}` ? `export default ${JSON.stringify(shortestOfEach())};` : null),
  };
}

function shortestOfEach(): Record<string, unknown> {
  const files = readdirSync(VECTORS).filter((name) => name !== 'links.json');
  const all: Vector[] = files.flatMap((name) => JSON.parse(readFileSync(new URL(name, VECTORS), 'utf8')));
  const length = ({ request, example }: Vector) => (example ? 0 : JSON.stringify(request).length);
  const longestFirst = all.sort((one, other) => length(other) - length(one));
  return Object.fromEntries(longestFirst.map(({ call, request }) => [call, request]));
}
