// A text field for a name or a figure, with its interpretation and its problem, and the field for a sheet's heading.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormModel } from './model.ts';
import type { FieldKind } from './player_list.ts';
import type { NumberKind } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { current } from '../ui/current.ts';

export interface FieldOptions {
  /** JSON Pointer of the field in the request. */
  at: string;
  kind: FieldKind;
  value: string;
  set(text: string): void;
  /** The arrow keys move between fields of the same column. */
  column?: string;
  /** True in a blank row below the last filled one, where Enter leaves the list. */
  lastRow?: boolean;
  /** Id of a note about the field. */
  note?: string | undefined;
  placeholder?: string;
}

export function fieldId(model: FormModel, at: string): string {
  return `${model.form.id}${at}`.replaceAll('/', '-');
}

export function field(model: FormModel, options: FieldOptions): TemplateResult {
  const { at, kind, value, set } = options;
  const id = fieldId(model, at);
  const problem = model.problemAt(at);
  const isName = kind === 'name';
  return html`<input
    id=${id}
    class=${isName ? 'name' : 'figure'}
    part="field"
    type="text"
    inputmode=${INPUT_MODES[kind]}
    enterkeyhint="next"
    autocomplete="off"
    list=${isName ? 'known-names' : nothing}
    autocorrect="off"
    autocapitalize=${isName ? 'words' : 'off'}
    spellcheck="false"
    data-at=${at}
    data-column=${options.column ?? nothing}
    data-last-row=${options.lastRow ? '' : nothing}
    placeholder=${options.placeholder ?? nothing}
    aria-label=${model.form.nameOf(at, model.state)}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${problem ? `${id}-problem` : (options.note ?? nothing)}
    .value=${current(value)}
    @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
    @pointerdown=${isName ? nothing : noteFocus}
    @click=${isName ? nothing : selectOnEntering}
  />`;
}

const INPUT_MODES = { name: 'text', money: 'decimal', points: 'decimal', count: 'numeric' };

/** The field for the sheet's heading. */
export function heading(model: FormModel<{ heading: string }>, label: string): TemplateResult {
  const id = fieldId(model, '/heading');
  const set = (event: Event) => model.edit({ heading: (event.target as HTMLInputElement).value });
  return html`<div class="heading-field">
    <label for=${id}>${label}</label>
    <input id=${id} class="name" part="field" type="text" autocomplete="off" spellcheck="false" enterkeyhint="next" data-column="heading" list="known-headings"
      .value=${current(model.state.heading)} @input=${set} />
  </div>`;
}

/** The grouped figure, if it differs from the typed text. */
export function understood(typed: string, kind: NumberKind, numbers: Numbers): TemplateResult | typeof nothing {
  const entry = numbers.read(typed, kind);
  if (!('understood' in entry)) return nothing;
  const figure = numbers.grouped(entry.understood);
  return figure.replace('−', '-') === typed.trim() ? nothing : html`<span class="understood">${figure}</span>`;
}

/** The field's problem, and two buttons if its number has two readings. */
export function fieldProblem(
  model: FormModel,
  at: string,
  set: (text: string) => void,
): TemplateResult | typeof nothing {
  const problem = model.problemAt(at);
  if (!problem) return nothing;
  const id = fieldId(model, at);
  return html`<div class="problem" id="${id}-problem">
    <p>${problem.message}</p>
    ${problem.choices?.map(({ label, text }) => {
      const choose = ({ target }: Event) => {
        set(text);
        ((target as Element).getRootNode() as Document).getElementById(id)?.focus();
      };
      return html`<button type="button" class="choice" @click=${choose}>${label}</button>`;
    })}
  </div>`;
}

let enteredFocused = false;

function noteFocus(event: Event): void {
  enteredFocused = (event.target as Element).matches(':focus');
}

function selectOnEntering(event: Event): void {
  const input = event.target as HTMLInputElement;
  if (!enteredFocused && input.selectionStart === input.selectionEnd) input.select();
}
