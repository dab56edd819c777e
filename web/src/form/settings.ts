// A collapsed section for settings that are rarely changed.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from './model.ts';

/** The fields by name, without those that an event sets; `now` is shown beside the title. */
export function settings(
  { overruled }: Pick<FormModel, 'overruled'>,
  fields: Record<string, unknown>,
  now: unknown = nothing,
): TemplateResult | typeof nothing {
  const shown = Object.entries(fields).filter(([name]) => !overruled.includes(name));
  if (shown.length === 0) return nothing;
  return html`<details class="settings">
    <summary>Settings ${now}</summary>
    <div class="settings-body">${shown.map(([, field]) => field)}</div>
  </details>`;
}
