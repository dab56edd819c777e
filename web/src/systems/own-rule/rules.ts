// How a rule of one's own scores, in short.
import { html, type TemplateResult } from 'lit/html.js';

export function rules(): TemplateResult {
  return html`
    <h3>A rule is a text</h3>
    <p>
      It says what is entered for each game, and gives values names. The line <code>score = …</code> is what a player gets.
      Values are exact fractions: nothing is rounded unless the rule says so.
    </p>
    <h3>The working</h3>
    <p>The sheet shows every line of the rule with its figures. Lines that this game does not use are left out.</p>
    <h3>Safe to open</h3>
    <p>A rule from a link or a file can do nothing but score. It is shown as text first.</p>
    <p class="source">Source: the language is Tallysheet’s own. Each known rule names where it was published.</p>
    <tally-guide to="rule-language"></tally-guide>
  `;
}
