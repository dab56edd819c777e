// The event's name and settings.
import { html, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { EventSystem } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';
import { settingChoice, settingField } from './setting_fields.ts';

export function setup(desk: EventDesk): TemplateResult {
  const { ledger } = desk;
  const name = (event: Event) => ledger.changeHead({ name: (event.target as HTMLInputElement).value }, 'Event renamed', 'name');
  return html`<div class="settings-body setup">
    <p class="setting-field">
      <label for="event-name">Name</label>
      <input id="event-name" class="name" type="text" autocomplete="off" .value=${live(ledger.head.name)} @input=${name} />
    </p>
    ${FIELDS[ledger.system](desk)}
    ${desk.scoring.standings().problems.map((problem) => html`<div class="problem" role="alert"><p>${problem}</p></div>`)}
  </div>`;
}

const FIELDS: Record<EventSystem, (desk: EventDesk) => unknown> = {
  'puffing-billy': (desk) => html`
    ${settingField(desk, 'count', 'Categories that count', 'numeric', 'the best so many of each player; blank for all')}
    ${settingChoice(desk, 'decimals', 'Bonuses are rounded to', [
      { value: '3', label: 'three decimals' },
      { value: '4', label: 'four decimals' },
    ])}`,
  'size-matters': (desk) => html`
    ${settingChoice(desk, 'tieBreakers', 'Level on points and solos, what decides is', [
      { value: 'points-difference head-to-head', label: 'points difference, then head-to-head' },
      { value: 'head-to-head points-difference', label: 'head-to-head, then points difference' },
      { value: 'points-difference', label: 'points difference alone' },
      { value: 'head-to-head', label: 'head-to-head alone' },
      { value: 'none', label: 'nothing', hint: 'they share the place' },
    ])}
    <p class="note">The rules name both and define neither. Points difference: your score less each opponent’s, over all games. Head-to-head: points in the games in which all who are still level sat.</p>
    ${settingChoice(desk, 'rounding', 'Rounding', [
      { value: 'published', label: 'As published', hint: 'the modifier is rounded to two places, then used' },
      { value: 'exact', label: 'Exact', hint: 'only the score is rounded' },
    ])}
    ${settingChoice(desk, 'floor', 'In a draw', [
      { value: 'yes', label: 'at least six sevenths of the draw score' },
      { value: 'no', label: 'no floor' },
    ])}`,
  'detour-98f': () => html`<p class="note">Detour 98f leaves nothing to set: totals, then wins, draws, and the best, second-best and third-best game.</p>`,
  rplops: (desk) => html`
    ${isPlops(desk) ? html`<p class="note">These are the settings of PLOPS.</p>` : html`<p><button type="button" class="choice" @click=${() => setPlops(desk)}>Use PLOPS</button></p>`}
    ${settingChoice(desk, 'formula', 'Formula', [
      { value: 'RPLOPS', label: 'RPLOPS' },
      { value: 'RPLOPS2', label: 'RPLOPS2' },
    ])}
    ${settingField(desk, 'average', 'Average points', 'decimal', 'x; blank for 50')}
    ${settingChoice(desk, 'useTime', 'Points are', [
      { value: 'no', label: 'per game' },
      { value: 'yes', label: 'per hour', hint: 'every game then tells its usual length' },
    ])}`,
};

function isPlops(desk: EventDesk): boolean {
  const { ledger } = desk;
  return ledger.setting('formula') !== 'RPLOPS2' && ledger.setting('useTime') !== 'yes' && ['', '50'].includes(ledger.setting('average').trim());
}

function setPlops(desk: EventDesk): void {
  desk.ledger.changeHead({ settings: { ...desk.ledger.head.settings, formula: 'RPLOPS', average: '50', useTime: 'no' } }, 'PLOPS set');
}

