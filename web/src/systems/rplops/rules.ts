// The rules of RPLOPS in our own words, and how doubtful points are read.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>The points</h3>
    <p>
      With <i>n</i> players, rank <i>r</i> is worth (<i>n</i> + 1 − <i>r</i>) × 2<i>x</i> ÷ (<i>n</i> + 1). Whatever the number of
      players, they then have <i>x</i> points each on average, so that no size of game pays better than another, and the more
      players there are the more it is worth to win.
    </p>
    <p>
      RPLOPS2 is for groups that want every winner to have the same: (<i>n</i> − <i>r</i>) ÷ (<i>n</i> − 1) × 2<i>x</i>, which
      leaves the last with nothing. Either is multiplied by the game’s usual hours <i>h</i>, if length is to count.
    </p>
    <p>
      In the system’s own names a 0 after the formula means that length does not count, a 1 that it does, and the figure in
      brackets is <i>x</i>. PLOPS, an earlier system by Peter Clinch, equals RPLOPS<sub>0</sub>(50).
    </p>
    <h3>Readings that may surprise</h3>
    <ul>
      <li>Tied players each have the mean of the points of the ranks they fill: two second share ranks 2 and 3.</li>
      <li>Only the order of the places counts: 1, 2, 2, 3 is the same result as 1, 2, 2, 4.</li>
      <li>A single player has <i>x</i>. RPLOPS2 needs two.</li>
      <li>The published table prints 28.58 for fifth of six. The formula gives 28.571…, so here it is 28.57.</li>
      <li>Each game’s points are rounded to two places, and an event adds the rounded ones.</li>
    </ul>
    <p class="source">Source: “RPLOPS”, its author’s page with both versions of the formula, 2004.</p>
    <tally-guide to="rplops"></tally-guide>
  `;
}
