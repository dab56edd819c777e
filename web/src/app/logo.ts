// The logo: five tally marks in the colours of the first five systems, the fifth across the other four.
import { svg, html, type TemplateResult } from 'lit/html.js';
import { systems } from '../systems/index.ts';

const STROKES = ['M4 3 L3.4 21', 'M9 2.6 L8.7 21.2', 'M14 3 L14 21', 'M19 2.7 L19.4 20.8', 'M0.8 17.4 L22.6 6.4'];

export function mark(): TemplateResult {
  return html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    ${STROKES.map((path, at) => svg`<path class=${systems[at]?.id ?? ''} d=${path} />`)}
  </svg>`;
}
