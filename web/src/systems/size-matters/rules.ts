// The rules of Size Matters in our own words, and how errors and doubtful points of the text are read.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>A draw</h3>
    <p>
      Whoever shares a draw starts from the draw score: 210 divided by how many share it, or 15 each if all seven do. The base is
      34 centres divided in the same way. A power’s centres over the base are its modifier: above 1 for more centres than an
      equal share, below 1 for fewer. Draw score times modifier is the score, but nobody in the draw falls below six sevenths of
      the draw score.
    </p>
    <h3>A solo</h3>
    <p>
      The soloist has 210. Every other power still on the board scores its centres times its modifier, with a base for all who
      ended with centres, the soloist among them.
    </p>
    <h3>Readings that may surprise</h3>
    <ul>
      <li>In one place the text multiplies by the base. All its examples divide, and so does this sheet.</li>
      <li>The published examples round the modifier to two places before using it. “Exact” in the settings rounds only the score; the sheet says who would have how much more or less.</li>
      <li>Everyone with centres shares a draw unless you untick them. A survivor left out of it scores nothing.</li>
      <li>The floor may be dropped, as the author suggests for those who want centres to weigh more.</li>
      <li>A two-way draw uses the modifier like any other.</li>
      <li>Over a tournament, level totals are split by solos, then by points difference, then by games played against each other. The text names the difference without defining it; here it is own score minus each of the other six, over all games.</li>
    </ul>
    <p class="source">Source: “Size Matters”, Diplomaticon blog, 6 February 2023.</p>
    <tally-guide to="size-matters"></tally-guide>
  `;
}
