// Everybody's results in a what-if beside those of the sheet, with differences.
import { html, type TemplateResult } from 'lit/html.js';
import { resultOf, type Result } from '../systems/what_if.ts';
import { signedDifference } from '../numbers/decimal_text.ts';
import { ordinal, placed } from '../numbers/ordinals.ts';

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
          <td>${results ? change(one, resultOf(results, one.key), write) : ''}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function figure({ figure, place, shared }: Result, write: (figure: string) => string): TemplateResult {
  return html`${figure === null ? '–' : write(figure)} <small class="remark">${placed(place, shared)}</small>`;
}

/** "+3.21, now 2nd", "−0.5", "". */
export function change(before: Result, after: Result, write: Compared['write']): string {
  const apart = signedDifference(after.figure ?? '0', before.figure ?? '0');
  const moved = after.place !== before.place || after.shared !== before.shared;
  const now = moved ? `now ${ordinal(after.place)}${after.shared ? ', shared' : ''}` : '';
  return [write(apart), now].filter((part) => part !== '').join(', ');
}
