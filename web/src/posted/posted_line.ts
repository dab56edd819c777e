// The field for the posted figure under a player's row. It works like any other column of the form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../form/model.ts';
import { shortened } from '../ui/sentences.ts';
import { announce } from '../ui/announce.ts';
import { current } from '../ui/current.ts';
import { pastedCells } from '../ui/rows.ts';
import { walk } from '../form/walk.ts';
import type { Line } from './checked.ts';
import { leave, post, postBelow, shownProblem } from './posting.ts';

export function postedLine(model: FormModel, line: Line): TemplateResult {
  const { key, who, title, typed, verdict } = line;
  const id = `${model.form.id.replace('/', '-')}-posted-${key}`;
  const problem = shownProblem(model, line);
  const isDescribed = verdict || problem;
  return html`<div class=${typed ? 'posted-line' : 'posted-line blank'}>
    <label for=${id}>Posted</label>
    <input id=${id} class="figure" type="text" inputmode="decimal" enterkeyhint="next" autocomplete="off" spellcheck="false" data-column="posted"
      aria-label=${`${who}’s posted ${title}`} aria-invalid=${problem ? 'true' : nothing} aria-describedby=${isDescribed ? `${id}-says` : nothing}
      .value=${current(typed)} @input=${(event: Event) => put(model, key, (event.target as HTMLInputElement).value)}
      @change=${() => leave(model, [key])} @keydown=${step} @paste=${(event: ClipboardEvent) => paste(model, key, event)} />
    <span id="${id}-says" class=${verdict?.agrees ? 'posted-says agrees' : 'posted-says'}>${problem ? problemOf(model, line) : verdict?.words}</span>
  </div>`;
}

function problemOf(model: FormModel, { key, problem }: Line): TemplateResult {
  return html`<span class="problem">${problem?.message}
    ${problem?.choices?.map(({ label, text }) => html`<button type="button" class="choice" @click=${() => put(model, key, text)}>${label}</button>`)}</span>`;
}

function put(model: FormModel, key: string, text: string): void {
  const line = post(model, key, text);
  if (line?.verdict) announce(`${shortened(line.who)}: ${line.verdict.words}`);
}

/** From the last figure, Enter leads to the summary. */
function step(event: KeyboardEvent): void {
  const sheet = (event.currentTarget as HTMLElement).closest<HTMLElement>('.sheet');
  const walked = sheet ? walk(event, sheet) : 'stayed';
  if (walked !== 'stayed') event.preventDefault();
  if (walked === 'end') sheet?.querySelector<HTMLElement>('.posted-summary')?.focus();
}

function paste(model: FormModel, key: string, event: ClipboardEvent): void {
  const cells = pastedCells(event.clipboardData?.getData('text') ?? '');
  if (!cells) return;
  event.preventDefault();
  postBelow(
    model,
    key,
    cells.map((row) => row.at(-1) ?? ''),
  );
}
