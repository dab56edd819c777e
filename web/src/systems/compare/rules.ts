// The compared systems in one line each.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>How they are compared</h3>
    <p>
      Every system scores the same result, exactly and by its own rules. Scores of different systems mean different things, so
      compare places, and each power’s share of all points on the board. Size Matters and Detour 98f have their own pages with
      their rules; the others are these. A win is 18 centres.
    </p>
    <ul>
      <li><b>Draw size</b>: those in the draw share 100 equally.</li>
      <li><b>Sum of Squares</b>: 100, in proportion to the squares of the centres.</li>
      <li><b>C-Diplo</b>: points for playing, for centres and for the first three ranks, which level powers share. Namur scores the first centres higher.</li>
      <li><b>Detour 09</b>: 100, in proportion to centres, survival, a sole leader’s lead and the first four ranks.</li>
      <li><b>ManorCon</b>: 100, in proportion to S² + 4S + 16 for S centres; the eliminated have a tenth for each year.</li>
      <li><b>Carnage</b>: thousands for the ranks and little for the centres; by centre count, 500 for each centre too.</li>
      <li><b>Tribute</b>: centres and a share of 66, from which each survivor pays to a leader with more than 6.</li>
      <li><b>OpenTribute</b>: 34 and 3 a centre, from which everybody pays the leader for each centre behind.</li>
      <li><b>World Classic</b>: 30 and 10 a centre, and 48 for the leaders; the Summer Classic only for one or two of them.</li>
      <li><b>Bangkok</b>: centres, survival, and 12 shared by those within two centres of the leader.</li>
    </ul>
    <h3>Years</h3>
    <p>
      Some systems score how long a power lived. Give the last Fall in which it held a centre, and after a win its year. Without
      them those systems are left out, and the sheet says which.
    </p>
    <p class="source">Source: the tournament program dipvis, as read in August 2026.</p>
    <tally-guide to="report"></tally-guide>
  `;
}
