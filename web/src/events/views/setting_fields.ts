// The event's settings as lines and boxes.
import { html, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { choice } from '../../parts/choice.ts';
import { SETTINGS } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';

interface Option {
  value: string;
  label: string;
  hint?: string;
}

export function settingChoice(desk: EventDesk, name: string, legend: string, options: Option[]): TemplateResult {
  const { ledger } = desk;
  const usual = SETTINGS[ledger.system][name]?.[0] ?? '';
  const set = (value: string) => ledger.changeSetting(name, value, `${legend}: set`);
  return choice({ legend, name: `setting-${name}`, value: ledger.setting(name) || usual, options, set });
}

export function settingField(desk: EventDesk, name: string, label: string, inputMode: string, hint = ''): TemplateResult {
  const set = (event: Event) => desk.ledger.changeSetting(name, (event.target as HTMLInputElement).value, `${label}: changed`);
  return html`<p class="setting-field">
    <label for="setting-${name}">${label}${hint ? html` <small>${hint}</small>` : ''}</label>
    <input id="setting-${name}" class="figure" type="text" inputmode=${inputMode} autocomplete="off" .value=${live(desk.ledger.setting(name))} @input=${set} />
  </p>`;
}
