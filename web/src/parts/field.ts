// One line to write on: a name or a figure, with what was understood of it and its own problem.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { grouped } from '../entry/figures.ts';
import { readNumber, type NumberKind } from '../entry/number_entry.ts';
import { current } from './current.ts';

export interface FieldOptions {
  /** JSON Pointer of the field in the request. */
  at: string;
  kind: 'name' | NumberKind | 'count';
  value: string;
  set(text: string): void;
  /** Fields of one column are walked through with Enter and the arrow keys. */
  column?: string;
  placeholder?: string;
}

export function fieldId(desk: Desk, at: string): string {
  return `${desk.form.id}${at}`.replaceAll('/', '-');
}

export function field(desk: Desk, options: FieldOptions): TemplateResult {
  const { at, kind, value, set } = options;
  const id = fieldId(desk, at);
  const problem = desk.problemAt(at);
  const isName = kind === 'name';
  return html`<input
    id=${id}
    class=${isName ? 'name' : 'figure'}
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
    placeholder=${options.placeholder ?? nothing}
    aria-label=${desk.form.nameOf(at, desk.state)}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${problem ? `${id}-problem` : nothing}
    .value=${current(value)}
    @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
    @pointerdown=${isName ? nothing : noteFocus}
    @click=${isName ? nothing : selectOnEntering}
  />`;
}

const INPUT_MODES = { name: 'text', money: 'decimal', points: 'decimal', count: 'numeric' };

/** The grouped figure, where it is not what was typed. */
export function understood(typed: string, kind: NumberKind): TemplateResult | typeof nothing {
  const entry = readNumber(typed, kind);
  if (!('understood' in entry)) return nothing;
  const figure = grouped(entry.understood);
  return figure.replace('−', '-') === typed.trim() ? nothing : html`<span class="understood">${figure}</span>`;
}

/** What is wrong with the field, and where two readings are possible, the two to choose between. */
export function fieldProblem(desk: Desk, at: string, set: (text: string) => void): TemplateResult | typeof nothing {
  const problem = desk.problemAt(at);
  if (!problem) return nothing;
  const id = fieldId(desk, at);
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
