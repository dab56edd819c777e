// What is told about a system's rules: fetched when it is first opened.
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { System } from '../system.ts';

export class TallyRules extends LitElement {
  static override properties = { system: { attribute: false }, text: { state: true } };
  declare system: System;
  declare text: TemplateResult | null;

  constructor() {
    super();
    this.text = null;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('system')) this.text = null;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('system')) this.querySelector('details')!.open = false;
  }

  protected override render(): TemplateResult {
    return html`<details class="rules" @toggle=${this.fetch}>
      <summary>About the rules</summary>
      ${this.text}
    </details>`;
  }

  private async fetch(event: Event): Promise<void> {
    const { system } = this;
    if (!(event.target as HTMLDetailsElement).open || this.text) return;
    const text = await system.rules();
    if (this.system === system) this.text = text;
  }
}

customElements.define('tally-rules', TallyRules);
