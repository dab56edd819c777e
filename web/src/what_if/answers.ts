// The exact answers of a what-if, as lines and as a table of who would gain and lose. Each answer can be shown in the
// results above.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import type { Contents } from '../form/state.ts';
import type { Answer, Grid, GridCell, Line } from '../systems/what_if.ts';

type Show = (state: Contents) => void;

export function answers(found: Answer<Contents>[], numbers: Numbers, show: Show): TemplateResult {
  return html`${found.filter(({ lines, grid }) => grid || lines.length > 0).map((answer) => section(answer, numbers, show))}`;
}

function section({ title, note, lines, grid }: Answer<Contents>, numbers: Numbers, show: Show): TemplateResult {
  return html`<section class="answer">
    <h3>${title}</h3>
    ${note ? html`<p>${note}</p>` : nothing}
    ${lines.length > 0 ? html`<ul>${lines.map((one) => line(one, show))}</ul>` : nothing}
    ${grid ? table(grid, numbers, show) : nothing}
  </section>`;
}

function line({ label, figure, state }: Line<Contents>, show: Show): TemplateResult {
  if (state === undefined) return html`<li>${label}: <b>${figure}</b></li>`;
  return html`<li>${label}: <button type="button" class="quiet" title="Show this above" @click=${() => show(state)}>${figure}</button></li>`;
}

function table({ rows, columns, names, cells }: Grid<Contents>, numbers: Numbers, show: Show): TemplateResult {
  return html`<p class="aside">The power of the line ${rows} ${columns} the power of the column. First what it gains, then what the other loses.</p>
    <div class="grid" tabindex="0" role="region" aria-label="Gains and losses">
      <table>
        <thead>
          <tr>
            <td></td>
            ${names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${cells.map(
            (line, at) => html`<tr>
              <th scope="row">${names[at]}</th>
              ${line.map((one) => html`<td>${one ? cell(one, numbers, show) : nothing}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function cell({ gain, loss, state }: GridCell<Contents>, { grouped }: Numbers, show: Show): TemplateResult {
  return html`<button type="button" class="quiet" title="Show this above" @click=${() => show(state)}>
    <b>${grouped(gain || '0')}</b><span>${grouped(loss || '0')}</span>
  </button>`;
}
