// The rules of Puffing Billy in our own words, and how doubtful points are read.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>A board</h3>
    <p>
      First place is worth 3 points, second 2, third 1 and fourth none. Each of second to fourth adds a bonus of up to half a
      point, in proportion to the winner’s game score: the closer the game, the more. The winner adds three hundredths of those
      bonuses’ sum. Fifth and sixth are listed and score nothing.
    </p>
    <h3>A final</h3>
    <p>
      Boards of a final are scored like any other, and its first three add .3, .2 and .1 to their best score in that game. With
      one board they are its first three finishers. With more, winners are compared by how far they were above their own
      board’s average: the three best winners, or on two boards both winners and the better second.
    </p>
    <h3>Readings that may surprise</h3>
    <ul>
      <li>Places are what the players report. In some games the richest player does not win; then that player’s bonus is .5.</li>
      <li>Players who are level on score are placed as reported, too; no place is shared on a board. The page asks who placed ahead, and until it has an answer says that they stand as listed.</li>
      <li>Every bonus is rounded to three places before it is used again. Four places are offered because later results of the association show them.</li>
      <li>A score below zero, or a winner with nothing, is not covered by the text and is refused.</li>
      <li>Boards of two or three score by the same steps, with the places there are.</li>
      <li>A board’s average is over its first four finishers, or all where there are fewer.</li>
      <li>Equal ratios in a final are not broken by the rules: they share the place and its bonus.</li>
    </ul>
    <p class="source">Source: Train Gamers Association, “The Puffing Billy: Explanation of Scoring”, 11 June 1998.</p>
    <tally-guide to="puffing-billy"></tally-guide>
  `;
}
