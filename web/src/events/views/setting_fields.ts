// The field of one of the event's settings: radio buttons or a text field.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { choice } from '../../ui/choice.ts';
import type { Setting } from '../../systems/event_rules.ts';
import type { RuleDraft } from '../rule_draft.ts';

/** The place where settings are read and written: the event's store, or a draft of changes to it. */
type SettingsStore = Pick<RuleDraft, 'head' | 'setting' | 'changeSetting'>;

export function settingField(rules: SettingsStore, setting: Setting): TemplateResult {
  const { note } = setting;
  return html`${setting.values ? chosen(rules, setting) : typed(rules, setting)}${note ? html`<p class="note">${note}</p>` : nothing}`;
}

function chosen(rules: SettingsStore, { name, label, values = [] }: Setting): TemplateResult {
  const set = (value: string) => rules.changeSetting(name, value, `${label}: changed`);
  const value = rules.setting(name) || (values[0]?.value ?? '');
  return choice({ legend: label, name: `setting-${name}`, value, options: values, set });
}

function typed(
  rules: SettingsStore,
  { name, label, sentence: [before, after] = [label, ''], hint, inputMode, usual = '' }: Setting,
): TemplateResult {
  const id = `setting-${name}`;
  const small = hint ? html` <small id="${id}-hint">${after ? `(${hint})` : hint}</small>` : nothing;
  const set = (event: Event) =>
    rules.changeSetting(name, (event.target as HTMLInputElement).value, `${label}: changed`);
  return html`<p class="setting-field ${after ? 'in-sentence' : ''}">
    <label for=${id} id="${id}-label">${before}${after ? nothing : small}</label>
    <input id=${id} class="figure" type="text" inputmode=${inputMode ?? 'text'} autocomplete="off" aria-labelledby=${after ? `${id}-label ${id}-after` : nothing} aria-describedby=${after && hint ? `${id}-hint` : nothing} .value=${live(rules.head.settings[name] ?? usual)} @input=${set} />
    ${after ? html`<span id="${id}-after">${after}</span>${small}` : nothing}
  </p>`;
}
