// A virtual list: lines have a fixed height, and only those in view are drawn. CSS decides how many stand side by side.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { afterPainting } from '../device/painting.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';

export interface LongList<Item = unknown> {
  items: Item[];
  key(item: Item): string;
  line(item: Item): TemplateResult;
  /** Prepares the lines of these items at once. */
  ready?(items: Item[]): void;
  /** Label for screen readers. */
  label: string;
}

/** Extra lines drawn above and below the visible ones. */
const BESIDES = 12;
const LINE = 56;
/** The least height of what is above a list: of the page's header, and of the event's. */
const ABOVE = 150;

class TallyLongList extends LightElement {
  declare list: LongList;
  declare from: number;
  declare to: number;
  private isPrinting = false;
  /** The number of lines side by side. */
  declare columns: number;

  constructor() {
    super();
    this.from = 0;
    this.columns = 1;
    this.to = Math.ceil((innerHeight - ABOVE) / LINE);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('scroll', this.look, { passive: true });
    addEventListener('resize', this.look);
    addEventListener('beforeprint', this.drawAll);
    addEventListener('afterprint', this.endPrinting);
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.look);
    removeEventListener('resize', this.look);
    removeEventListener('beforeprint', this.drawAll);
    removeEventListener('afterprint', this.endPrinting);
  }

  /** The lines beside those in view can wait until these are painted. */
  protected override afterDrawing(): void {
    afterPainting(this.look);
  }

  /** All lines are on paper. */
  private readonly drawAll = (): void => {
    this.isPrinting = true;
    this.from = 0;
    this.to = this.list.items.length;
  };

  private readonly endPrinting = (): void => {
    this.isPrinting = false;
    this.look();
  };

  private readonly look = (): void => {
    if (this.isPrinting) return;
    const { top } = this.getBoundingClientRect();
    const columns = columnsOf(this.firstElementChild);
    const from = columns * Math.max(0, Math.floor(-top / LINE) - BESIDES);
    const to = columns * (Math.ceil((innerHeight - top) / LINE) + BESIDES);
    if (columns === this.columns && Math.abs(from - this.from) < BESIDES / 2 && Math.abs(to - this.to) < BESIDES / 2)
      return;
    this.columns = columns;
    this.from = from;
    this.to = to;
  };

  protected override template(): TemplateResult {
    const { list, from, to, columns } = this;
    const { items } = list;
    const seen = items.slice(from, Math.max(to, from + 1));
    list.ready?.(seen);
    const below = items.length - from - seen.length;
    return html`<ol class="lines" aria-label=${list.label}>
      ${room(Math.min(from, items.length) / columns)}
      ${repeat(seen, list.key, (item, at) => html`<li aria-setsize=${items.length} aria-posinset=${from + at + 1}>${list.line(item)}</li>`)}
      ${room(Math.ceil(below / columns))}
    </ol>`;
  }
}

/** Empty space for lines that are not drawn. An image, because its height needs no inline style. */
function room(lines: number): unknown {
  if (lines <= 0) return nothing;
  return html`<li aria-hidden="true" class="room"><svg width="1" height=${lines * LINE}></svg></li>`;
}

/** A list that is no grid has one. */
function columnsOf(list: Element | null): number {
  const widths = list ? getComputedStyle(list).gridTemplateColumns : 'none';
  return widths.split(' ').length;
}

drawnFrom(TallyLongList, 'list', 'from', 'to', 'columns');
customElements.define('tally-long-list', TallyLongList);
