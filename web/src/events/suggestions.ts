// Suggestions for typing: the options of a list, drawn in portions without what is around them.
import { html, type TemplateResult } from 'lit/html.js';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { afterPainting } from '../device/painting.ts';

export interface Suggested {
  /** The id by which fields name the list. */
  id: string;
  texts: string[];
}

const AT_ONCE = 100;

class TallySuggestions extends LightElement {
  declare suggested: Suggested;
  declare drawn: number;

  constructor() {
    super();
    this.drawn = 0;
  }

  protected override afterDrawing(): void {
    const { drawn } = this;
    if (drawn >= this.suggested.texts.length) return;
    afterPainting(() => drawn === this.drawn && (this.drawn += AT_ONCE));
  }

  protected override template(): TemplateResult {
    const { id, texts } = this.suggested;
    return html`<datalist id=${id}>${texts.slice(0, this.drawn).map((text) => html`<option value=${text}></option>`)}</datalist>`;
  }
}

drawnFrom(TallySuggestions, 'suggested', 'drawn');
customElements.define('tally-suggestions', TallySuggestions);
