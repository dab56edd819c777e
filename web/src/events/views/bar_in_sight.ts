// A bar under a row of the standings, drawn once it is in sight, as it may have dozens of segments: a few bars at a time,
// after what was there has been painted.
import { html, type TemplateResult } from 'lit/html.js';
import { afterPainting } from '../../device/painting.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';

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
