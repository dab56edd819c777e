// The rules of Detour 98f in our own words, and how doubtful points are read.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>A draw</h3>
    <p>
      Raw points come in five parts: one for every centre at the end; one for having held a centre in Fall 1905; one for being
      on the board at the end; for a sole leader, the centres by which it leads the second; and 4, 3, 2 and 1 for the first four
      positions on centres. Everyone’s raw points are then turned into a share of 100.
    </p>
    <h3>A win</h3>
    <p>A power with 18 centres scores 110. Nobody else scores.</p>
    <h3>A tournament</h3>
    <p>
      Scores are added. Level totals are split by wins, then draws, then the best, second-best and third-best game. Games are
      compared by how they ended (win, draw, elimination, loss), then by points, then by position.
    </p>
    <h3>Readings that may surprise</h3>
    <ul>
      <li>Powers on equal centres take the points of the lowest position they fill: two in front have 3 each, three have 2 each, and two in fourth have none.</li>
      <li>The point for Fall 1905 stays with a power that is eliminated later. If the game ended earlier, every power still on the board has it.</li>
      <li>Two leaders with equal centres have nothing for the lead.</li>
      <li>Shares are rounded one by one, so that together they may miss 100 by a few hundredths.</li>
      <li>The last Fall of an eliminated power decides its point for 1905; that Fall and its centres also compare two eliminations in a tournament.</li>
      <li>A power with no centres left counts as eliminated however the game ended; a loss is to be on the board when another wins, and ranks below it.</li>
      <li>Of two shared positions, the one shared by fewer is better. A third-best game beats having none. Players who are level after all this stay level.</li>
    </ul>
    <p class="source">
      Source: “Detour 98f Scoring System”, DAANZ, page of 9 September 2009; modified by Brandon Clarke from Detour 98e, after Ken
      Sproat’s Detour of March 1998.
    </p>
    <tally-guide to="detour-98f"></tally-guide>
  `;
}
