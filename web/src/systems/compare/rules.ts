// How systems are compared, and the rule of each further system in a line.
import { html, type TemplateResult } from 'lit/html.js';
import { FURTHER_SYSTEMS } from './further_systems.ts';

export function rules(): TemplateResult {
  return html`
    <h3>How they are compared</h3>
    <p>
      Every system scores the same result, exactly and by its own rules. Scores of different systems mean different things, so
      compare places, and each power’s share of all points on the board. Size Matters and Detour 98f have their own pages with
      their rules; the others are these. A win is 18 centres.
    </p>
    <ul>
      ${FURTHER_SYSTEMS.map(({ name, rule }) => html`<li><b>${name}.</b> ${rule}</li>`)}
    </ul>
    <h3>Years</h3>
    <p>
      Some systems score how long a power lived. Give the last Fall in which it held a centre, and after a win its year. Without
      them those systems are left out, and the sheet says which.
    </p>
    <h3>Any game</h3>
    <p>
      The Pentamind’s dilution factor is for events that its organisers name, so it is a setting. Puffing Billy has no shared
      places and is left out where players share one.
    </p>
    <p class="source">Source: the tournament program dipvis, as read in August 2026.</p>
    <tally-guide to="report"></tally-guide>
  `;
}
