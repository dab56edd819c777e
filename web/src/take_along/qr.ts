// A link as a code for another phone's camera: dark on light, with the quiet margin that cameras need.
import { html, type TemplateResult } from 'lit/html.js';
import { encode } from 'uqr';

const QUIET = 4;

/** A phone shows it, and another one reads it, up to about this many squares a side. */
const LARGEST_VERSION = 25;

/** Null for what is too much for one code. */
export function qrCode(link: string): TemplateResult | null {
  const squares = squaresOf(link);
  if (!squares) return null;
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="code" role="img" aria-label="Code of the link" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}

function squaresOf(link: string): boolean[][] | null {
  try {
    return encode(link, { ecc: 'L', boostEcc: true, border: QUIET, maxVersion: LARGEST_VERSION }).data;
  } catch {
    return null;
  }
}
