// The line under a player for what was posted: typed, walked through and pasted into like any column of the form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { shortened } from '../entry/shortened.ts';
import { announce } from '../parts/announce.ts';
import { current } from '../parts/current.ts';
import { pastedCells } from '../parts/paste.ts';
import { walk } from '../parts/walk.ts';
import { checked, type Line } from './checked.ts';
import { withPosted } from './posted_rows.ts';

/** Fields that were left, so that what is wrong with them may be told. */
const left = new WeakMap<Desk, Set<string>>();

export function postedLine(desk: Desk, line: Line): TemplateResult {
  const { key, who, title, typed, verdict } = line;
  const id = `${desk.form.id.replace('/', '-')}-posted-${key}`;
  const problem = left.get(desk)?.has(key) ? line.problem : null;
  const told = verdict || problem;
  return html`<div class=${typed ? 'posted-line' : 'posted-line blank'}>
    <label for=${id}>Posted</label>
    <input id=${id} class="figure" type="text" inputmode="decimal" enterkeyhint="next" autocomplete="off" spellcheck="false" data-column="posted"
      aria-label=${`${who}’s posted ${title}`} aria-invalid=${problem ? 'true' : nothing} aria-describedby=${told ? `${id}-says` : nothing}
      .value=${current(typed)} @input=${(event: Event) => put(desk, key, (event.target as HTMLInputElement).value)}
      @change=${() => leave(desk, key)} @keydown=${step} @paste=${(event: ClipboardEvent) => paste(desk, key, event)} />
    <span id="${id}-says" class=${verdict?.agrees ? 'posted-says agrees' : 'posted-says'}>${problem ? problemOf(desk, line) : verdict?.words}</span>
  </div>`;
}

function problemOf(desk: Desk, { key, problem }: Line): TemplateResult {
  return html`<span class="problem">${problem?.message}
    ${problem?.choices?.map(({ label, text }) => html`<button type="button" class="choice" @click=${() => put(desk, key, text)}>${label}</button>`)}</span>`;
}

function put(desk: Desk, key: string, text: string): void {
  desk.change(withPosted(desk.state, new Map([[key, text]])));
  const line = checked(desk)?.lines.find((one) => one.key === key);
  if (line?.verdict) announce(`${shortened(line.who)}: ${line.verdict.words}`);
}

function leave(desk: Desk, key: string): void {
  left.set(desk, new Set([...(left.get(desk) ?? []), key]));
  desk.redraw();
}

function step(event: KeyboardEvent): void {
  const sheet = (event.currentTarget as HTMLElement).closest<HTMLElement>('.sheet');
  if (sheet && walk(event, sheet) !== 'stayed') event.preventDefault();
}

/** A column fills the lines downwards, as they stand on the sheet. */
function paste(desk: Desk, key: string, event: ClipboardEvent): void {
  const cells = pastedCells(event.clipboardData?.getData('text') ?? '');
  if (!cells) return;
  event.preventDefault();
  const keys = checked(desk)?.lines.map((line) => line.key) ?? [];
  const below = keys.slice(keys.indexOf(key)).slice(0, cells.length);
  for (const one of below) leave(desk, one);
  desk.step(withPosted(desk.state, new Map(below.map((one, at) => [one, cells[at]?.at(-1) ?? '']))), `${below.length} posted figures pasted`);
}
