// How far long work has come, with a way to stop it. It is no status, which would be read out at every step.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import type { LongWork, Progress } from './long_work.ts';
import './progress.css';

/** "3 of 12 events"; `label` names the bar for screen readers. */
export function progressNote(
  { done, of }: Progress,
  { label, noun }: { label: string; noun: string },
  { grouped }: Numbers,
  stop: () => void,
): TemplateResult {
  return html`<p class="progress">
    <progress max=${of} value=${done} aria-label=${label}></progress>
    <span>${grouped(done)} of ${grouped(of)} ${noun}</span>
    <button type="button" class="choice" @click=${stop}>Stop</button>
  </p>`;
}

/** The title of work whose length is not known. */
export function workNote(work: LongWork): TemplateResult | typeof nothing {
  if (!work.isShown) return nothing;
  return html`<p class="progress">
    <progress aria-label=${work.title}></progress> <span role="status">${work.title} …</span>
    <button type="button" class="choice" @click=${() => work.stop()}>Stop</button>
  </p>`;
}
