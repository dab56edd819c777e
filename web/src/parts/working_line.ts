// One line of a working, as a person would write it: what it is, the sum, and what it came to.
import { html, type TemplateResult } from 'lit';
import { bare } from '../entry/figures.ts';

/** The first decimals of an unrounded figure; not exact where more would follow. */
export interface Unrounded {
  digits: string;
  exact: boolean;
}

export function workingLine(label: string, sum: unknown): TemplateResult {
  return html`<p><span class="what">${label}</span> <span class="sum">${sum}</span></p>`;
}

/** "= .49206…, rounded .492"; only "= .5" where nothing had to be rounded. */
export function comesTo(unrounded: Unrounded, printed: string | number): TemplateResult {
  if (unrounded.exact && sameFigure(unrounded.digits, String(printed))) return html`= <b>${bare(printed)}</b>`;
  return html`= ${bare(unrounded.digits)}${unrounded.exact ? '' : '…'}, rounded <b>${bare(printed)}</b>`;
}

function sameFigure(one: string, other: string): boolean {
  return withoutZeros(one) === withoutZeros(other);
}

function withoutZeros(figure: string): string {
  return figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure;
}
