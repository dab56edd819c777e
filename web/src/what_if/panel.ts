// The what-if below a sheet: another score, place or number of centres for one entrant, everybody's results beside those
// of the sheet, and the exact answers to the usual questions. The form changes only on request.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../form/model.ts';
import {
  resultOf,
  type Answer,
  type Baseline,
  type Lever,
  type Partner,
  type Position,
  type Result,
  type WhatIf,
} from '../systems/what_if.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { answers } from './answers.ts';
import { baselineOf, scored, WHAT_IFS } from './baseline.ts';
import { change, resultsTable } from './results_table.ts';
import './what_if.css';

class TallyWhatIf extends LightElement {
  declare model: FormModel;
  /** The contents as changed here; null as long as they are as typed. */
  declare changed: unknown;
  declare partner: string;
  private baseline: Baseline<unknown> | null = null;
  private answered: { baseline: Baseline<unknown>; key: string; found: Answer<unknown>[] } | null = null;

  constructor() {
    super();
    this.changed = null;
    this.partner = '';
  }

  protected override template(): TemplateResult {
    const baseline = this.current();
    if (!baseline) return html`<p class="aside">There is no what-if for this sheet.</p>`;
    const { whatIf, position } = this;
    return html`${this.chooser(baseline)} ${this.partners(whatIf.partners?.(position.typed, position.key, position.numbers))}
      ${whatIf.levers(position).map((lever) => this.lever(lever))} ${this.outcome(baseline)}
      ${answers(this.answersTo(baseline, position.key), this.model.numbers, this.show)}`;
  }

  /** Begins anew when the form has changed. */
  private current(): Baseline<unknown> | null {
    if (this.baseline?.state === this.model.state && this.baseline?.sheet === this.model.sheet) return this.baseline;
    this.baseline = baselineOf(this.model);
    if (this.changed !== null) this.changed = null;
    return this.baseline;
  }

  /** They take many scorings, so they are found once for each player. */
  private answersTo(baseline: Baseline<unknown>, key: string): Answer<unknown>[] {
    if (this.answered?.baseline !== baseline || this.answered.key !== key)
      this.answered = { baseline, key, found: this.whatIf.answers(baseline, key) };
    return this.answered.found;
  }

  private get whatIf(): WhatIf {
    return WHAT_IFS[this.model.form.id] as WhatIf;
  }

  private get position(): Position<unknown> {
    const { now = [] } = this.baseline ?? {};
    const chosen = now.find(({ key }) => key === this.model.lookedAt) ?? firstOf(now);
    const { state: typed, numbers } = this.model;
    const key = chosen?.key ?? '';
    const partners = this.whatIf.partners?.(typed, key, numbers) ?? [];
    const partner = partners.find((one) => one.key === this.partner) ?? partners[0];
    return { typed, changed: this.changed ?? typed, key, partner: partner?.key ?? '', numbers };
  }

  private chooser({ now }: Baseline<unknown>): TemplateResult {
    const { key } = this.position;
    return html`<label class="what-if-who">What if ${this.whatIf.changes} had been different for
      <select @change=${this.choose}>${now.map((one) => option(one, key))}</select></label>`;
  }

  private partners(partners: Partner[] | undefined): TemplateResult | typeof nothing {
    if (!partners) return nothing;
    const choose = ({ target }: Event) => (this.partner = (target as HTMLSelectElement).value);
    const { partner } = this.position;
    return html`<label class="what-if-who">Centres come from and go to
      <select @change=${choose}>${partners.map((one) => option(one, partner))}</select></label>`;
  }

  private lever({ title, value, less, more, set, note }: Lever<unknown>): TemplateResult {
    const type = ({ target }: Event) => (this.changed = set((target as HTMLInputElement).value));
    return html`<div class="lever" role="group" aria-label=${title}>
      <span class="lever-title">${title}</span>
      ${this.step('\u2212', `${title}: less`, less)}
      <input type="text" class="figure" inputmode="decimal" aria-label=${title} .value=${value} @input=${type} />
      ${this.step('+', `${title}: more`, more)}
      ${note ? html`<p class="aside">${note}</p>` : nothing}
    </div>`;
  }

  private step(sign: string, label: string, state: unknown): TemplateResult {
    const press = () => state !== null && this.show(state);
    return html`<button type="button" class="tool" aria-label=${label} aria-disabled=${state === null} @click=${press}>${sign}</button>`;
  }

  private outcome({ now, state }: Baseline<unknown>): TemplateResult {
    const { results, problems } =
      this.changed === null ? { results: now, problems: [] } : scored(this.model, this.changed);
    const isChanged = this.changed !== null && this.changed !== state;
    const looked = results && resultOf(results, this.position.key);
    const said =
      looked && isChanged
        ? `${looked.who}: ${change(resultOf(now, looked.key), looked, this.write) || 'the same'}`
        : '';
    return html`<div role="status"><span class="unseen">${said}</span>${problems.map(({ message }) => html`<p class="problem">${message}</p>`)}</div>
      ${resultsTable({ now, results, key: this.position.key, write: this.write })}
      <p class="share-line">
        <button type="button" class="choice" aria-disabled=${!isChanged} @click=${this.reset}>Reset</button>
        <button type="button" class="choice" aria-disabled=${!isChanged || !results} @click=${() => isChanged && results && this.use()}>Apply to the sheet</button>
      </p>`;
  }

  private readonly write = (figure: string): string => this.whatIf.figure(figure, this.model.numbers);

  private readonly choose = ({ target }: Event): void => {
    this.model.lookedAt = (target as HTMLSelectElement).value;
    this.reset();
  };

  private readonly show = (state: unknown): void => {
    this.changed = state;
  };

  private readonly reset = (): void => {
    this.changed = null;
  };

  private use(): void {
    this.model.replace(this.changed, 'What-if applied to the sheet');
  }
}

/** The best placed; of those who share the place, the first on the sheet. */
function firstOf(results: Result[]): Result | undefined {
  return results.find(({ place }) => place === Math.min(...results.map((one) => one.place)));
}

function option({ key, who }: Partner, chosen: string): TemplateResult {
  return html`<option value=${key} .selected=${key === chosen}>${who}</option>`;
}

drawnFrom(TallyWhatIf, 'model', 'changed', 'partner');
customElements.define('tally-what-if', TallyWhatIf);
