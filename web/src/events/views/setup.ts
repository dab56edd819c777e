// The event's name and settings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { EventModel } from '../event_model.ts';
import type { Preset } from '../../systems/event_rules.ts';
import { roundSystems } from './round_systems.ts';
import { settingField } from './setting_fields.ts';
import { structureChoice } from './structure.ts';

export function setup(model: EventModel): TemplateResult {
  const { store } = model;
  const { settings, settingsNote, preset } = model.scoring.rules;
  const name = (event: Event) =>
    store.changeHead({ name: (event.target as HTMLInputElement).value }, 'Event renamed', 'name');
  return html`<div class="settings-body setup">
    <p class="setting-field">
      <label for="event-name">Name</label>
      <input id="event-name" class="name" type="text" autocomplete="off" .value=${live(store.head.name)} @input=${name} />
    </p>
    ${preset ? presetButton(model, preset) : nothing}
    ${settings.filter(({ inView }) => !inView).map((setting) => settingField(model.rules, setting))}
    ${settingsNote ? html`<p class="note">${settingsNote}</p>` : nothing}
    ${whatCounts(model)} ${roundSystems(model)}
    ${model.scoring.standings().problems.map((problem) => html`<div class="problem" role="alert"><p>${problem}</p></div>`)}
  </div>`;
}

function whatCounts(model: EventModel): TemplateResult {
  return html`<section class="what-counts" aria-labelledby="what-counts">
    <h2 id="what-counts">What counts</h2>
    ${structureChoice(model)}
    <p><a href=${model.link('counting')}>A rule of your own: the best results, per cent, places, top board, teams, ties …</a></p>
  </section>`;
}

function presetButton(model: EventModel, { name, hint, settings, holds }: Preset): TemplateResult {
  const { rules } = model;
  if (holds(rules.head.settings)) return html`<p class="note">These are the settings of ${name}.</p>`;
  const use = () => rules.change(settings, `${name} settings used`);
  return html`<p><button type="button" class="choice" @click=${use}>Use ${name}</button>${hint ? html` <small>${hint}</small>` : nothing}</p>`;
}
