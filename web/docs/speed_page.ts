// How fast it is: the benchmarks' latest figures as bars.
import { html, svg, type TemplateResult } from 'lit/html.js';
import type { Bar, Chart, Group, Measured } from './measured.ts';
import type { GuidePage } from './page.ts';

const PARTS = import.meta.glob<Measured>('./measured/*.json', { import: 'default', eager: true });
const ORDER = ['cold', 'keys', 'scoring'];

export function speedPage(): GuidePage {
  return {
    name: 'speed',
    title: 'How fast',
    about: 'The first visit, keys and large standings, measured.',
    content: ORDER.flatMap((part) => PARTS[`./measured/${part}.json`] ?? []).map(section),
  };
}

function section({ date, machine, charts }: Measured): TemplateResult {
  return html`${charts.map(figure)}
<p class="source">Measured on ${date} on ${machine}.</p>
`;
}

function figure({ title, unit, about, groups }: Chart): TemplateResult {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return html`<h2>${title}</h2>
<p>${about}</p>
<figure class="measured">
<table>
<caption>${unit}</caption>
${groups.map((group) => rows(group, most))}
</table>
</figure>
`;
}

function rows({ name, bars }: Group, most: number): TemplateResult {
  return html`<tbody>
<tr><th colspan="3" scope="rowgroup">${name}</th></tr>
${bars.map((bar) => row(bar, most))}
</tbody>
`;
}

function row({ name, value, other }: Bar, most: number): TemplateResult {
  return html`<tr><th scope="row">${name}</th><td>${figureOf(value)}</td><td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${svg`<rect class=${other ? 'other' : 'own'} width=${((100 * value) / most).toFixed(2)} height="10"/>`}</svg></td></tr>
`;
}

/** Three significant digits, thousands apart. */
function figureOf(value: number): string {
  return value.toLocaleString('en-GB', { maximumSignificantDigits: 3 });
}
