// The bars under the rows of the standings: as long as the total, with a segment for each of its parts, and the legend.
// Only texts are passed on; CSS calculates the lengths.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { measures } from '../../ui/shares.ts';
import type { EventModel } from '../event_model.ts';
import type { Part, StandingRow } from '../../systems/event_rules.ts';
import { amount } from '../../ui/sentences.ts';
import type { Parts, Segment } from './parts.ts';

/** Null where the longest total is nothing. */
export function bar(model: EventModel, parts: Parts, row: StandingRow, longest: string): TemplateResult | null {
  if (isNothing(longest)) return null;
  return html`<span class="segments" aria-hidden="true" ${measures({ '--total': row.total, '--whole': longest })}>
    ${parts.of(row).map((one) => segment(model, parts, one))}
  </span>`;
}

/** The figures of a group are added up by CSS. */
function segment(model: EventModel, { groups }: Parts, { group, parts }: Segment): TemplateResult {
  const share = parts.map(({ figure }) => figure).join(' + ');
  return html`<i class=${lookOf(group)} title="${groups[group]}: ${inWords(model, parts)}" ${measures({ '--share': share })}></i>`;
}

/** The most figures that are written out. */
const MOST_FIGURES = 4;

function inWords({ scoring }: EventModel, parts: Part[]): string {
  const { figure } = scoring.rules;
  if (parts.length > MOST_FIGURES) return amount(parts.length, 'game');
  return parts.map((part) => figure(part.figure)).join(', ');
}

export function legend({ groups }: Parts): TemplateResult | typeof nothing {
  if (groups.length < 2) return nothing;
  return html`<ul class="legend" aria-label="Parts of the totals, by colour">
    ${groups.map((name, at) => html`<li><i class=${lookOf(at)}></i>${name}</li>`)}
  </ul>`;
}

const HUES = 8;

/** Classes of styles/standings.css: eight hues, each plain and in two patterns. */
function lookOf(group: number): string {
  return `segment hue-${group % HUES} pattern-${Math.floor(group / HUES)}`;
}

function isNothing(figure: string): boolean {
  return /^[0.]*$/.test(figure);
}
