// The columns of each system's CSV, from the table that the page reads files by.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { LAYOUTS } from '../src/exchange/layouts.ts';
import type { Column, Layout } from '../src/exchange/layout.ts';
import { systems } from '../src/systems.ts';
import type { GuidePage } from './page.ts';

export function csvPage(): GuidePage {
  return {
    name: 'csv',
    title: 'Games as CSV',
    about: 'The columns of each system’s files, and what may stand in them.',
    content: [INTRODUCTION, Object.values(LAYOUTS).map(layoutHtml)],
  };
}

const INTRODUCTION = html`<p>An event’s games come in from a spreadsheet and go out to one. One row is one player in one game. The first row
names the columns, in any order and in capitals or not. Commas, semicolons or tabs may part the cells, and figures may have
decimal points or commas: what a file leaves open, the page asks once.</p>
<p>Nothing is taken in before you say so. First every problem is told at its row and column, and every game that is there
already.</p>
<p>On the way out, a text that a spreadsheet could take for a formula stands behind an apostrophe, which is taken off on the
way in. CSV carries the games; <i>Save the whole event</i> keeps everything else too, and comes back exactly.</p>
`;

function layoutHtml({ system, columns, example }: Layout): TemplateResult {
  return html`<section id=${system}>
<h2>${systems.find(({ id }) => id === system)?.name ?? system}</h2>
<dl>${columns.map(columnHtml)}</dl>
<h3>As a file</h3>
<pre><code>${[columns.map(({ title }) => title), ...example].map((cells) => `${cells.map(cell).join(',')}\n`)}</code></pre>
</section>
`;
}

function columnHtml({ title, needed, ofGame, says, also }: Column): TemplateResult {
  return html`<dt><code>${title}</code>${needed ? html` <small>must be there</small>` : nothing}</dt>
<dd>${code(says)}${ofGame ? ' (once per game is enough)' : nothing}<br><small>Also read: ${also.join(', ')}</small></dd>
`;
}

/** What stands between backticks is code. */
function code(text: string): unknown[] {
  return text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));
}

function cell(text: string): string {
  return text.includes(',') ? `"${text}"` : text;
}
