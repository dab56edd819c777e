// The choice of a known rule that a text starts from.
import { html, type TemplateResult } from 'lit/html.js';
import { knownGroups } from '../systems/own-rule/known_rules.ts';
import type { KnownRule } from '../systems/own-rule/library.ts';

/** `id` is that of the choice. */
export function startFrom(id: string, start: (known: KnownRule) => void, redraw: () => void): TemplateResult {
  const groups = knownGroups(redraw);
  const choose = ({ target }: Event) => {
    const select = target as HTMLSelectElement;
    const known = groups.flatMap(({ rules }) => rules).find((rule) => rule.id === select.value);
    select.value = '';
    if (known) start(known);
  };
  return html`<label for=${id}>Start from</label>
    <select id=${id} @change=${choose}><option value="">a known rule…</option>
      ${groups.map(({ title, rules }) => html`<optgroup label=${title}>${rules.map((rule) => html`<option value=${rule.id}>${rule.name}</option>`)}</optgroup>`)}</select>`;
}
