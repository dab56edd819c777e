// The what-if below a sheet: another score, place or number of centres for one entrant, everybody's results beside those
// of the sheet, and the exact answers to the usual questions.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../form/model.ts';
import type { Contents } from '../form/state.ts';
import type { Baseline, Lever, Partner } from '../systems/what_if.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { answers } from './answers.ts';
import { WhatIfModel } from './model.ts';
import { resultsTable } from './results_table.ts';
import './what_if.css';

class TallyWhatIf extends LightElement {
  declare model: FormModel;
  private whatIf: WhatIfModel | null = null;

  protected override template(): TemplateResult {
    if (this.whatIf?.sheet !== this.model) this.whatIf = new WhatIfModel(this.model, () => void this.redraw());
    const { whatIf } = this;
    const baseline = whatIf.current();
    if (!baseline) return html`<p class="aside">There is no what-if for this sheet.</p>`;
    return html`${chooser(whatIf, baseline)} ${partners(whatIf)}
      ${whatIf.levers.map((one) => lever(whatIf, one))} ${outcome(whatIf, baseline)}
      ${answers(whatIf.answersTo(baseline), this.model.numbers, whatIf.show)}`;
  }
}

function chooser(whatIf: WhatIfModel, { now }: Baseline<Contents>): TemplateResult {
  const { key } = whatIf.position;
  return html`<label class="what-if-who">What if ${whatIf.changes} had been different for
      <select @change=${(event: Event) => whatIf.choose(textIn(event))}>${now.map((one) => option(one, key))}</select></label>`;
}

function partners(whatIf: WhatIfModel): TemplateResult | typeof nothing {
  if (!whatIf.partners) return nothing;
  const { partner } = whatIf.position;
  return html`<label class="what-if-who">Centres come from and go to
      <select @change=${(event: Event) => whatIf.choosePartner(textIn(event))}>${whatIf.partners.map((one) => option(one, partner))}</select></label>`;
}

function lever(whatIf: WhatIfModel, { title, value, less, more, set, note }: Lever<Contents>): TemplateResult {
  return html`<div class="lever" role="group" aria-label=${title}>
      <span class="lever-title">${title}</span>
      ${stepButton(whatIf, '\u2212', `${title}: less`, less)}
      <input type="text" class="figure" inputmode="decimal" aria-label=${title} .value=${value} @input=${(event: Event) => whatIf.show(set(textIn(event)))} />
      ${stepButton(whatIf, '+', `${title}: more`, more)}
      ${note ? html`<p class="aside">${note}</p>` : nothing}
    </div>`;
}

function stepButton(whatIf: WhatIfModel, sign: string, label: string, state: Contents | null): TemplateResult {
  const press = () => state !== null && whatIf.show(state);
  return html`<button type="button" class="tool" aria-label=${label} aria-disabled=${state === null} @click=${press}>${sign}</button>`;
}

function outcome(whatIf: WhatIfModel, baseline: Baseline<Contents>): TemplateResult {
  const { now, results, problems, isChanged, said } = whatIf.outcome(baseline);
  return html`<div role="status"><span class="unseen">${said}</span>${problems.map(({ message }) => html`<p class="problem">${message}</p>`)}</div>
      ${resultsTable({ now, results, key: whatIf.position.key, write: whatIf.write })}
      <p class="share-line">
        <button type="button" class="choice" aria-disabled=${!isChanged} @click=${whatIf.reset}>Reset</button>
        <button type="button" class="choice" aria-disabled=${!isChanged || !results} @click=${() => isChanged && results && whatIf.use()}>Apply to the sheet</button>
      </p>`;
}

function option({ key, who }: Partner, chosen: string): TemplateResult {
  return html`<option value=${key} .selected=${key === chosen}>${who}</option>`;
}

function textIn({ target }: Event): string {
  return (target as HTMLInputElement | HTMLSelectElement).value;
}

drawnFrom(TallyWhatIf, 'model');
customElements.define('tally-what-if', TallyWhatIf);
