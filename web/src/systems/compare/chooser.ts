// The choice of the systems that are compared.
import { html, type TemplateResult } from 'lit/html.js';
import { tick } from '../../ui/tick.ts';
import { DIPLOMACY_SYSTEMS } from './diplomacy_systems.ts';
import { leftOut } from './result.ts';
import type { ResultModel } from './state.ts';

export function chooser(model: ResultModel): TemplateResult {
  const { without } = model.state;
  const left = leftOut(without);
  const count = DIPLOMACY_SYSTEMS.length - left.size;
  return html`<details class="settings chooser">
    <summary>Systems <span class="now">${count} of ${DIPLOMACY_SYSTEMS.length}</span></summary>
    <div class="settings-body">
      <p class="choose-all">
        <button type="button" class="quiet" @click=${() => model.edit({ without: '' })}>All</button>
        <button type="button" class="quiet" @click=${() => model.edit({ without: DIPLOMACY_SYSTEMS.map(({ id }) => id).join(' ') })}>None</button>
      </p>
      ${DIPLOMACY_SYSTEMS.map(({ id, name }) =>
        tick({
          label: name,
          checked: !left.has(id),
          set: (checked) => model.edit({ without: toggled(without, id, checked) }),
        }),
      )}
    </div>
  </details>`;
}

function toggled(without: string, id: string, chosen: boolean): string {
  const left = leftOut(without);
  if (chosen) left.delete(id);
  else left.add(id);
  return [...left].join(' ');
}
