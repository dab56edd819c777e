// Everybody's results in a what-if beside those of the sheet, with differences.
import { html, type TemplateResult } from 'lit/html.js';
import { resultOf, type Result } from '../systems/what_if.ts';
import { placed } from '../numbers/ordinals.ts';
import { changeInWords } from './model.ts';

interface Compared {
  now: Result[];
  /** Null where the changed contents cannot be scored. */
  results: Result[] | null;
  /** The entrant that is looked at. */
  key: string;
  write(figure: string): string;
}

export function resultsTable({ now, results, key, write }: Compared): TemplateResult {
  return html`<table class="what-if-results">
    <thead>
      <tr>
        <th scope="col">Player</th>
        <th scope="col" class="result">On the sheet</th>
        <th scope="col" class="result">What if</th>
        <th scope="col">Difference</th>
      </tr>
    </thead>
    <tbody>
      ${now.map(
        (one) => html`<tr class=${one.key === key ? 'looked-at' : ''}>
          <th scope="row">${one.who}</th>
          <td class="result">${figure(one, write)}</td>
          <td class="result">${results ? figure(resultOf(results, one.key), write) : '–'}</td>
          <td>${results ? changeInWords(one, resultOf(results, one.key), write) : ''}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function figure({ figure, place, shared }: Result, write: (figure: string) => string): TemplateResult {
  return html`${figure === null ? '–' : write(figure)} <small class="remark">${placed(place, shared)}</small>`;
}
