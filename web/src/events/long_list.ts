// A list of any length with lines of one height, of which only those in sight are drawn.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawnFrom, LightElement } from '../parts/light_element.ts';

export interface LongList<Item = any> {
  items: Item[];
  key(item: Item): string;
  line(item: Item): TemplateResult;
  /** What the list holds, for those who hear the page. */
  label: string;
}

/** Lines drawn above and below what is in sight. */
const BESIDES = 12;
const LINE = 56;

class TallyLongList extends LightElement {
  declare list: LongList;
  declare from: number;
  declare to: number;

  constructor() {
    super();
    this.from = 0;
    this.to = 30;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('scroll', this.look, { passive: true });
    addEventListener('resize', this.look);
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.look);
    removeEventListener('resize', this.look);
  }

  protected override afterDrawing(): void {
    this.look();
  }

  private readonly look = (): void => {
    const { top } = this.getBoundingClientRect();
    const from = Math.max(0, Math.floor(-top / LINE) - BESIDES);
    const to = Math.ceil((innerHeight - top) / LINE) + BESIDES;
    if (Math.abs(from - this.from) < BESIDES / 2 && Math.abs(to - this.to) < BESIDES / 2) return;
    this.from = from;
    this.to = to;
  };

  protected override template(): TemplateResult {
    const { list, from, to } = this;
    const { items } = list;
    const seen = items.slice(from, Math.max(to, from + 1));
    const below = items.length - from - seen.length;
    return html`<ol class="lines" aria-label=${list.label}>
      ${room(Math.min(from, items.length))}
      ${repeat(seen, list.key, (item, at) => html`<li aria-setsize=${items.length} aria-posinset=${from + at + 1}>${list.line(item)}</li>`)}
      ${room(below)}
    </ol>`;
  }
}

/** Empty space for lines that are not drawn: an image without a picture, as its height needs no style. */
function room(lines: number): unknown {
  if (lines <= 0) return nothing;
  return html`<li role="presentation" class="room"><svg width="1" height=${lines * LINE} aria-hidden="true"></svg></li>`;
}

drawnFrom(TallyLongList, 'list', 'from', 'to');
customElements.define('tally-long-list', TallyLongList);
