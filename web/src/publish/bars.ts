// The bars of a results page as pictures that need no script: under the standings, of what a total is made, and under the rows of
// a sheet. Lengths are attributes, since the page's policy allows no style attributes.
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { groupLook } from '../pictures/total_parts.ts';
import type { TotalBars } from './results.ts';

/** Where each segment begins, and the end of the last, in tenths of a per cent of the longest bar. The last segment takes what
 *  is left of the bar, which is as long as `length` says; `all` is the figure of the whole bar. */
function edgesOf(shares: number[], all: number, length: number): number[] {
  let sum = 0;
  const starts = shares.map((share) => {
    const start = sum / all;
    sum += Math.max(0, share);
    return start;
  });
  return [...starts, 1].map((edge) => Math.round(1000 * within(length) * within(edge)));
}

function within(part: number): number {
  return Math.max(0, Math.min(1, part)) || 0;
}

const percent = (tenths: number) => `${tenths / 10}%`;

export function totalBar({ rows, groups }: TotalBars, at: number): TemplateResult | typeof nothing {
  const { total, segments } = rows[at] as TotalBars['rows'][number];
  const sums = segments.map(({ parts }) => parts.reduce((sum, { figure }) => sum + Number(figure), 0));
  const all = sums.reduce((one, other) => one + Math.max(0, other), 0);
  const edges = edgesOf(sums, all, Number(total) / Number(rows[0]?.total));
  if (groups.length === 0 || edges.at(-1) === 0) return nothing;
  return html`<svg class="total-bar" aria-hidden="true">${segments.map(({ group }, part) => segment(group, edges[part] as number, edges[part + 1] as number))}</svg>`;
}

function segment(group: number, from: number, to: number): TemplateResult {
  const { hue, pattern } = groupLook(group);
  const drawn = (look: string) => svg`<rect class=${look} x=${percent(from)} width=${percent(to - from)}></rect>`;
  return svg`${drawn(`hue-${hue}`)}${pattern > 0 ? drawn(`pattern-${pattern}`) : nothing}`;
}

export function legend({ groups }: TotalBars): TemplateResult | typeof nothing {
  if (groups.length < 2) return nothing;
  return html`<ul class="legend" aria-label="Parts of the totals, by colour">
    ${groups.map((name, group) => html`<li><svg class="key" aria-hidden="true">${segment(group, 0, 1000)}</svg>${name}</li>`)}
  </ul>`;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The bar that `shares` in ui/ draws, as a picture. */
export function pictureOf(bar: HTMLElement): SVGElement {
  const figure = (element: Element, name: string) =>
    Number((element as HTMLElement).style.getPropertyValue(`--${name}`));
  const shares = [...bar.children].map((child) => figure(child, 'share'));
  const total = figure(bar, 'total');
  const edges = edgesOf(shares, total, total / figure(bar, 'whole'));
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('class', 'shares');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(...shares.map((_, at) => rectangle(edges[at] as number, edges[at + 1] as number)));
  return picture;
}

function rectangle(from: number, to: number): SVGElement {
  const drawn = document.createElementNS(SVG, 'rect');
  drawn.setAttribute('x', percent(from));
  drawn.setAttribute('width', percent(to - from));
  return drawn;
}

/** The hatches that results.css fills segments with: `under` is the ink below the stripes, if there is one. */
export function hatches(): TemplateResult {
  const hatch = (id: string, angle: number, line: number, every: number, under = false) =>
    svg`<pattern id=${id} patternUnits="userSpaceOnUse" width=${every} height=${every} patternTransform="rotate(${angle})">${under ? svg`<rect class="under" width=${every} height=${every}></rect>` : nothing}<rect class="stripe" width=${line} height=${every}></rect></pattern>`;
  return html`<svg class="hatches" aria-hidden="true" width="0" height="0">
    <g class="of-system">${hatch('share-2', 25, 1.5, 4)}${hatch('share-4', 0, 2, 4)}${hatch('share-5', -25, 3, 5)}</g>
    <g class="of-paper">${hatch('pattern-1', 25, 2, 5)}${hatch('pattern-2', 0, 2, 4)}</g>
    <g class="of-railway">${hatch('share-2-railway', 25, 4, 8, true)}</g>
  </svg>`;
}
