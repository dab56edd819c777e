// The rule of each further system in a line, and how doubtful points are read.
import { html, type TemplateResult } from 'lit/html.js';
import { FURTHER_SYSTEMS } from '../compare/further_systems.ts';

export function rules(): TemplateResult {
  return html`
    <h3>The systems</h3>
    <p>A win is 18 centres. What is typed is the same for all of them; the settings say which one scores it.</p>
    <ul>
      ${FURTHER_SYSTEMS.map(({ name, rule }) => html`<li><b>${name}.</b> ${rule}</li>`)}
    </ul>
    <h3>Years</h3>
    <p>
      Some systems score how long a power lived. They need the last Fall in which it held a centre, and after a win its year;
      the others leave both alone.
    </p>
    <h3>Standings</h3>
    <p>An event adds the printed scores of each player’s games. Level totals are separated by wins, then by the best game.</p>
    <p class="source">Source: the tournament program dipvis, as read in August 2026.</p>
    <tally-guide to="report"></tally-guide>
  `;
}
