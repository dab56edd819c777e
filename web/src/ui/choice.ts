// A group of radio buttons, which print as boxes to tick.
import { html, type TemplateResult } from 'lit/html.js';

export interface ChoiceOptions<Value extends string> {
  legend: string;
  /** Unique on the page. */
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; hint?: string }[];
  set(value: Value): void;
}

export function choice<Value extends string>(choices: ChoiceOptions<Value>): TemplateResult {
  const { legend, name, value, options, set } = choices;
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${options.map(
      (option) => html`<label>
        <input type="radio" name=${name} .checked=${option.value === value} @change=${() => set(option.value)} />
        <span>${option.label}${option.hint ? html` <small>${option.hint}</small>` : ''}</span>
      </label>`,
    )}
  </fieldset>`;
}
