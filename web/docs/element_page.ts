// The element's attributes, events and styles, from its declarations and the forms' templates.
import { html } from 'lit/html.js';
import { declarationsOf, globalMembers, type Member } from './declarations.ts';
import type { GuidePage } from './page.ts';

/** The parts named in the forms' templates. */
const TEMPLATES = import.meta.glob<string>('../src/form/*.ts', { query: '?raw', import: 'default', eager: true });
const PARTS = [
  ...new Set(
    [
      ...Object.values(TEMPLATES)
        .join('')
        .matchAll(/ part="([^"]+)"/g),
    ].map(([, part]) => part),
  ),
];

/** Attributes are described by the comments of the properties. */
export function elementPage(text: string): GuidePage {
  const { members } = declarationsOf(text)
    .sections.flatMap(({ declared }) => declared)
    .find(({ name }) => name === 'TallySheet')!;
  const fixed = new Set([...text.matchAll(/readonly (\w+):/g)].map(([, name]) => name));
  return {
    name: 'element',
    title: 'The element',
    about: 'Attributes, properties, events and styles of <tally-sheet>.',
    content: html`<p><code>&lt;tally-sheet&gt;</code> is one form with its sheet, <a href="./embed.html#an-element">on any page</a>;
<a href="../embed_builder.html">Put a sheet on your own page</a> writes it. Each
attribute is also a property of the same name, which is <code>null</code> when the attribute is absent.</p>
<h2 id="attributes">Attributes</h2>
${list(members.filter(({ name }) => !fixed.has(name)))}
<h2 id="properties">Read-only properties</h2>
${list(members.filter(({ name }) => fixed.has(name)))}
<h2 id="events">Events</h2>
${list(globalMembers(text, 'HTMLElementEventMap'))}
<h2 id="types">Types</h2>
<p>The sheets are those of <a href="./api.html">every function</a>; <code>tally-sheet.d.ts</code> comes with the package.</p>
<h2 id="styles">Styles</h2>
<p>By <code>::part</code>: ${PARTS.map((part, at) => html`${at ? ', ' : ''}<code>${part}</code>`)}. Set colours and type on the element with
the custom properties in <a href="./package.html#as-an-element">the package’s example</a>.</p>
`,
  };
}

function list(members: Member[]): unknown {
  return html`<ul class="fields">${members.map(
    ({ name, type, says }) => html`<li id=${bare(name)}><code><b>${bare(name)}</b>: ${type}</code>
${says ? html`<p>${says}</p>` : ''}</li>\n`,
  )}</ul>`;
}

/** Removes quotes from a declared name. */
function bare(name: string): string {
  return name.replaceAll("'", '');
}
