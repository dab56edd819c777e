// The colours of the page's paper, from the style sheet that defines them, as browsers report them.
import { readFileSync } from 'node:fs';

const CSS = readFileSync(new URL('../../web/src/styles/tokens.css', import.meta.url), 'utf8');
const [light, dark] = [...CSS.matchAll(/--paper: #(\w{6});/g)].map(([, digits]) => rgb(digits!));

export const PAPER = { light: light!, dark: dark! };

/** "f8f2e4" as "rgb(248, 242, 228)". */
function rgb(digits: string): string {
  return `rgb(${digits
    .match(/../g)!
    .map((pair) => parseInt(pair, 16))
    .join(', ')})`;
}
