// The bars under the rows of the standings: as long as the total, with a segment for each of its parts, and the legend.
// Only texts are passed on; CSS calculates the lengths. A bar may have dozens of segments, so it is drawn once it is in
// sight.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { measures } from '../../ui/shares.ts';
import type { EventModel } from '../event_model.ts';
import type { TotalPart, StandingRow } from '../../systems/event_rules.ts';
import { groupLook, type Parts, type Segment } from '../../pictures/total_parts.ts';
import { afterPainting } from '../../device/painting.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';
import '../../styles/hues.css';

/** Null where the longest total is nothing. */
export function bar(model: EventModel, parts: Parts, row: StandingRow, longest: string): TemplateResult | null {
  if (isNothing(longest)) return null;
  return html`<span class="segments" aria-hidden="true" ${measures({ '--total': row.total, '--whole': longest })}>
    ${parts.of(row).map((one) => segment(model, parts, one))}
  </span>`;
}

/** The figures of a group are added up by CSS. */
function segment(model: EventModel, { groups }: Parts, { group, parts }: Segment): TemplateResult {
  const share = parts.map(({ figure }) => figure).join(' + ');
  return html`<i class=${lookOf(group)} title="${groups[group]}: ${inWords(model, parts)}" ${measures({ '--share': share })}></i>`;
}

/** The most figures that are written out. */
const MOST_FIGURES = 4;

function inWords({ figure, numbers }: EventModel, parts: TotalPart[]): string {
  if (parts.length > MOST_FIGURES) return numbers.amount(parts.length, 'game');
  return parts.map((part) => figure(part.figure)).join(', ');
}

export function legend({ groups }: Parts): TemplateResult | typeof nothing {
  if (groups.length < 2) return nothing;
  return html`<ul class="legend" aria-label="Parts of the totals, by colour">
    ${groups.map((name, at) => html`<li><i class=${lookOf(at)}></i>${name}</li>`)}
  </ul>`;
}

function lookOf(group: number): string {
  const { hue, pattern } = groupLook(group);
  return `segment hue-${hue} pattern-${pattern}`;
}

function isNothing(figure: string): boolean {
  return /^[0.]*$/.test(figure);
}

/** How many bars are drawn at a time, each time after what was there has been painted. */
const AT_ONCE = 4;

const watcher = new IntersectionObserver(look, { rootMargin: '25%' });
const toDraw = new Set<TallyBar>();

function look(entries: IntersectionObserverEntry[]): void {
  const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as TallyBar);
  if (seen.length > 0 && toDraw.size === 0) afterPainting(drawSome);
  for (const bar of seen) toDraw.add(bar);
}

function drawSome(): void {
  for (const bar of [...toDraw].slice(0, AT_ONCE)) {
    toDraw.delete(bar);
    watcher.unobserve(bar);
    bar.isSeen = true;
  }
  if (toDraw.size > 0) afterPainting(drawSome);
}

class TallyBar extends LightElement {
  declare isSeen: boolean;
  declare bar: () => TemplateResult | null;

  constructor() {
    super();
    this.isSeen = false;
  }

  override connectedCallback(): void {
    if (this.isSeen) super.connectedCallback();
    else watcher.observe(this);
  }

  disconnectedCallback(): void {
    watcher.unobserve(this);
    toDraw.delete(this);
  }

  protected override template(): TemplateResult {
    return html`${this.isSeen ? this.bar() : null}`;
  }
}

drawnFrom(TallyBar, 'isSeen', 'bar');
customElements.define('tally-bar', TallyBar);
