// How far long work has come, with a way to stop it. It is no status, which would be read out at every step.
import { html, type TemplateResult } from 'lit/html.js';
import { grouped } from './figures.ts';
import './progress.css';

export interface Progress {
  done: number;
  of: number;
}

/** "3 of 12 events"; `label` names the bar for screen readers. */
export function progressNote(
  { done, of }: Progress,
  { label, noun }: { label: string; noun: string },
  stop: () => void,
): TemplateResult {
  return html`<p class="progress">
    <progress max=${of} value=${done} aria-label=${label}></progress>
    <span>${grouped(done)} of ${grouped(of)} ${noun}</span>
    <button type="button" class="choice" @click=${stop}>Stop</button>
  </p>`;
}
