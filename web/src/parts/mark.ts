// The mark: five tallies, one in each system's ink, the fifth struck across the four.
import { svg, html, type TemplateResult } from 'lit/html.js';

const STROKES = [
  ['puffing-billy', 'M4 3 L3.4 21'],
  ['union-pacific', 'M9 2.6 L8.7 21.2'],
  ['size-matters', 'M14 3 L14 21'],
  ['detour-98f', 'M19 2.7 L19.4 20.8'],
  ['rplops', 'M0.8 17.4 L22.6 6.4'],
];

export function mark(): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    ${STROKES.map(([ink, path]) => svg`<path class=${ink} d=${path} />`)}
  </svg>`;
}
