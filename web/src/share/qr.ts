// A QR code of a link: dark on light, with the quiet zone that cameras need.
import { html, type TemplateResult } from 'lit/html.js';
import { encode } from 'uqr';

const QUIET = 4;

/** Phones can show and read codes up to this version, 117 modules a side. */
const LARGEST_VERSION = 25;

/** Returns null if the link is too long for one code. */
export function qrCode(link: string, label = 'QR code of the link'): TemplateResult | null {
  const squares = squaresOf(link);
  if (!squares) return null;
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="code" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}

/** Any mask will do where the text is packed and so without a pattern; to try all eight takes eight times as long. */
const MASK = 0;

function squaresOf(link: string): boolean[][] | null {
  try {
    return encode(link, { ecc: 'L', boostEcc: true, border: QUIET, maxVersion: LARGEST_VERSION, maskPattern: MASK })
      .data;
  } catch {
    return null;
  }
}
