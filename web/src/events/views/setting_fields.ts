// The field of one of the event's settings: radio buttons or a text field.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { choice } from '../../ui/choice.ts';
import type { EventStore } from '../event_store.ts';
import type { Setting } from '../../systems/event_rules.ts';

export function settingField(store: EventStore, setting: Setting): TemplateResult {
  const { note } = setting;
  return html`${setting.values ? chosen(store, setting) : typed(store, setting)}${note ? html`<p class="note">${note}</p>` : nothing}`;
}

function chosen(store: EventStore, { name, label, values = [] }: Setting): TemplateResult {
  const set = (value: string) => store.changeSetting(name, value, `${label}: changed`);
  const value = store.setting(name) || (values[0]?.value ?? '');
  return choice({ legend: label, name: `setting-${name}`, value, options: values, set });
}

function typed(store: EventStore, { name, label, hint, inputMode, usual = '' }: Setting): TemplateResult {
  const set = (event: Event) =>
    store.changeSetting(name, (event.target as HTMLInputElement).value, `${label}: changed`);
  return html`<p class="setting-field">
    <label for="setting-${name}">${label}${hint ? html` <small>${hint}</small>` : ''}</label>
    <input id="setting-${name}" class="figure" type="text" inputmode=${inputMode ?? 'text'} autocomplete="off" .value=${live(store.head.settings[name] ?? usual)} @input=${set} />
  </p>`;
}
