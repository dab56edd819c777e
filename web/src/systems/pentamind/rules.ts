// The rules of the Pentamind in our own words, and how doubtful points are read.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>One game</h3>
    <p>
      The winner of a game of n players has 100 × (n + 5) ÷ (n + 6) points, the last none, and the others fall evenly between
      them. With more than 100 players the first ten score as among 100, and the others fall evenly from there. In games that the
      organisers name, points are multiplied by the dilution factor, .95. The former factor was n ÷ (n + 1).
    </p>
    <h3>An event</h3>
    <p>Each player’s best five count, of different games: of several games with one name only the best one counts.</p>
    <h3>Readings that may surprise</h3>
    <ul>
      <li>Level players have the points of the mean of the places that they fill.</li>
      <li>An event adds the printed points. Level totals share a place.</li>
    </ul>
    <p class="source">Source: Mind Sports Olympiad, rules of the Pentamind, as read in 2026.</p>
  `;
}
