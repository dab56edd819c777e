// Texts of the same rule that other tabs wrote at the same time: each can take the place of the one shown, which is then kept
// in its stead, or be discarded.
import { html, nothing, type TemplateResult } from 'lit/html.js';

export interface OtherTexts {
  /** The text that is shown. */
  text: string;
  others: readonly string[];
  /** Shows the first text and keeps the others. */
  keep(text: string, others: string[]): void;
}

export function otherTexts({ text, others, keep }: OtherTexts): TemplateResult | typeof nothing {
  if (others.length === 0) return nothing;
  const without = (other: string) => others.filter((one) => one !== other);
  return html`<div class="notice" role="status"><p>Another tab has changed this text, too. Both are kept.</p>
    ${others.map(
      (
        other,
      ) => html`<details class="rule-text"><summary>Read the other text</summary><pre tabindex="0">${other}</pre></details>
        <p class="list-tools"><button type="button" class="usual" @click=${() => keep(other, [...without(other), text])}>Show it here instead</button>
          <button type="button" class="quiet" @click=${() => keep(text, without(other))}>Discard the other text</button></p>`,
    )}</div>`;
}
