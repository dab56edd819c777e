// The columns of each system's CSV, from the table that the page uses to read files.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { LAYOUTS } from '../src/systems/all_csv_layouts.ts';
import type { Column, Layout } from '../src/systems/csv_layout.ts';
import { pageOf } from '../src/systems/index.ts';
import type { GuidePage } from './page.ts';

export function csvPage(): GuidePage {
  return {
    name: 'csv',
    title: 'Games as CSV',
    about: 'The columns of each system’s files and their contents.',
    content: [INTRODUCTION, Object.values(LAYOUTS).map(layoutHtml)],
  };
}

const INTRODUCTION = html`<p>You can import an event’s games from a spreadsheet and export them to one. Each row is one player in one game. The first
row names the columns, in any order and in upper or lower case. Cells can be separated by commas, semicolons or tabs, and figures
can have decimal points or commas. If a file is ambiguous, the page asks once.</p>
<p>The page first shows a preview, with the row and column of every problem. A wrong cell can be corrected there, and a column
with an unknown name can be given its meaning. Games that are already in the event are left out. A game that the event has with
other figures is shown with the old beside the new and replaces the event’s, so that you can export an event, correct it in the
spreadsheet and import it again. Nothing is imported until you confirm.</p>
<p>Besides CSV, the page reads workbooks (XLSX, ODS), tournaments of dipvis (JSON), boards of the World Diplomacy Database (CSV) and
exports of BG Stats (JSON). A table may have a row per game instead of a row per player, with columns such as <code>Austria</code>,
<code>Austria SC</code>, <code>1st</code> or <code>Player 2</code>. Without a column of games, blank lines part them.</p>
<p>In an exported file, an apostrophe precedes any text that a spreadsheet could take for a formula; the import removes it.
CSV contains the games only. <i>Save the whole event</i> saves everything, and the file opens again exactly.</p>
`;

function layoutHtml({ system, columns, example }: Layout): TemplateResult {
  return html`<section id=${system}>
<h2>${pageOf(system)?.name ?? system}</h2>
<dl>${columns.map(columnHtml)}</dl>
<h3>As a file</h3>
<pre><code>${[columns.map(({ title }) => title), ...example].map((cells) => `${cells.map(cell).join(',')}\n`)}</code></pre>
</section>
`;
}

function columnHtml({ title, needed, ofGame, says, also }: Column): TemplateResult {
  return html`<dt><code>${title}</code>${needed ? html` <small>required</small>` : nothing}</dt>
<dd>${code(says)}${ofGame ? ' (once per game is enough)' : nothing}<br><small>Also read: ${also.join(', ')}</small></dd>
`;
}

/** Text between backticks is code. */
function code(text: string): unknown[] {
  return text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
}

function cell(text: string): string {
  return text.includes(',') ? `"${text}"` : text;
}
