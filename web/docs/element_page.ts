// The element's attributes, events and styles, from its declarations and from what the build names.
import { html } from 'lit/html.js';
import { PARTS } from '../element_parts.ts';
import { declarationsOf, globalMembers, type Member } from './declarations.ts';
import type { GuidePage } from './page.ts';

const PARTS_NAMED = [...new Set(PARTS.map(([, , part]) => part))];

/** Attributes are told by what is told of the properties. */
export function elementPage(text: string): GuidePage {
  const { members } = declarationsOf(text).sections.flatMap(({ declared }) => declared).find(({ name }) => name === 'TallySheet')!;
  const fixed = new Set([...text.matchAll(/readonly (\w+):/g)].map(([, name]) => name));
  return {
    name: 'element',
    title: 'The element',
    about: 'Attributes, properties, events and styles of <tally-sheet>.',
    content: html`<p><code>&lt;tally-sheet&gt;</code> is one form with its sheet, <a href="./embed.html#an-element">on any page</a>. What is an
attribute is a property of the same name, too: <code>null</code> where it is absent.</p>
<h2 id="attributes">Attributes</h2>
${list(members.filter(({ name }) => !fixed.has(name)))}
<h2 id="properties">Properties to read</h2>
${list(members.filter(({ name }) => fixed.has(name)))}
<h2 id="events">Events</h2>
${list(globalMembers(text, 'HTMLElementEventMap'))}
<h2 id="types">Types</h2>
<p>The sheets are those of <a href="./api.html">every function</a>; <code>tally-sheet.d.ts</code> comes with the package.</p>
<h2 id="styles">Styles</h2>
<p>By <code>::part</code>: ${PARTS_NAMED.map((part, at) => html`${at ? ', ' : ''}<code>${part}</code>`)}. Colours and type are set on the element by the
names that <a href="./package.html#as-an-element">the package’s example</a> has.</p>
`,
  };
}

function list(members: Member[]): unknown {
  return html`<ul class="fields">${members.map(({ name, type, says }) => html`<li id=${bare(name)}><code><b>${bare(name)}</b>: ${type}</code>
${says ? html`<p>${says}</p>` : ''}</li>\n`)}</ul>`;
}

/** Of a name that is declared within quotes. */
function bare(name: string): string {
  return name.replaceAll("'", '');
}
