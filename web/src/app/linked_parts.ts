// Common parts of the pages of links.
import { html, type TemplateResult } from 'lit/html.js';
import type { Form } from '../form/form.ts';
import type { FormModel } from '../form/model.ts';

/** Returns the model of one of the page's forms. */
export type ModelOf = (form: Form) => FormModel;

/** Draws the page of a link that was read. */
export type Drawn = () => TemplateResult;

export function title(name: string): TemplateResult {
  return html`<header class="title"><h1 tabindex="-1">${name}</h1></header>`;
}

export function cannotOpen(name: string, problem: string, elsewhere: string): TemplateResult {
  return html`${title(name)}
    <div class="summary" role="alert">
      <h2>This link cannot be opened</h2>
      <p>${problem}</p>
    </div>
    <p><a class="quiet" href=${elsewhere}>Continue without it</a></p>`;
}

/** Replaces the link in the history, so that Back does not lead to it again. */
export function goTo(address: string): void {
  location.replace(`#${address}`);
}
