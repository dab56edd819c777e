// The rules of the two-game final in our own words, and how doubtful points are read.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>The final</h3>
    <p>
      All who qualified play two games, the second in reverse seating order. The best score of a game is worth 100; every other
      score is worth its percentage of that one. The two are added, so 200 is the most, for winning both.
    </p>
    <h3>Readings that may surprise</h3>
    <ul>
      <li>
        Each game’s percentage is rounded to a whole number before the two are added, as in the association’s example. Its text can
        also be read as rounding the sum alone; that is a setting, and sometimes makes a difference of one point.
      </li>
      <li>Players level at the top of a game have 100 each.</li>
      <li>Level totals share a place. Seating order breaks ties in qualifying rounds, not in the final.</li>
      <li>A score below zero, or a game whose best score is zero, is not covered by the text and is refused.</li>
    </ul>
    <p class="source">Source: Train Gamers Association, “Union Pacific Tournament 2023”, Finals Scoring Explained.</p>
    <tally-guide to="union-pacific"></tally-guide>
  `;
}
