// Every function of the package, with the fields of its request and its result, from the declarations.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { declarationsOf, type Declarations, type Declared, type Member } from './declarations.ts';
import type { GuidePage } from './page.ts';
import { anchor } from './text.ts';

type Names = Set<string>;
/** The engine's property for each system's interface: `puffingBilly` for "PuffingBilly". */
type Systems = Map<string, string>;

export function apiPage(text: string): GuidePage {
  const declarations = declarationsOf(text);
  return {
    name: 'api',
    title: 'Every function',
    about: 'What each function of the package takes and gives, field by field.',
    content: contentOf(declarations),
  };
}

function contentOf({ conventions, sections }: Declarations): unknown {
  const all = sections.flatMap(({ declared }) => declared);
  const names = new Set(all.map(({ name }) => name));
  const systems = new Map(all.find(({ name }) => name === 'Tallysheet')?.members.map(({ name, type }) => [type, name]));
  return [
    html`<p>From <code>tallysheet.d.ts</code>, which comes with <a href="./package.html">the package</a>. The command takes the same names, also
with hyphens: <code>npx tallysheet puffing-billy score-board</code>.</p>
<ul class="contents">${all.filter(({ name }) => systems.has(name)).map((one) => html`<li>${functionsOf(one, systems)}</li>\n`)}</ul>
<h2>Conventions</h2>
<ul>${conventions.map((point) => html`<li>${prose(point, names)}</li>\n`)}</ul>
`,
    sections.map(({ title, declared }) =>
      sectionOf(
        title,
        declared.map((one) => declaredHtml(one, names, systems)),
      ),
    ),
  ];
}

function functionsOf({ name: type, members }: Declared, systems: Systems): unknown[] {
  const functions = members.filter(({ takes }) => takes !== null).map(({ name }) => `${systems.get(type)}.${name}`);
  return functions.map((name) => html`<a href="#${name}"><code>${name}</code></a> `);
}

function sectionOf(title: string, content: unknown): TemplateResult {
  return html`<section>
${title ? html`<h2 id=${anchor(title)}>${title}</h2>` : nothing}
${content}
</section>
`;
}

function declaredHtml({ name, says, members, text }: Declared, names: Names, systems: Systems): TemplateResult {
  const owned = members.map((one) => (systems.has(name) ? { ...one, name: `${systems.get(name)}.${one.name}` } : one));
  const others = new Set([...names].filter((one) => one !== name));
  return html`<h3 id=${name}><code>${name}</code></h3>
${says ? html`<p>${prose(says, others)}</p>` : nothing}
${members.length > 0 ? fields(owned, others) : html`<pre><code>${linked(text, others)}</code></pre>`}
`;
}

function fields(members: Member[], names: Names): TemplateResult {
  return html`<ul class="fields">${members.map((member) => html`<li${idOf(member)}>${field(member, names)}</li>\n`)}</ul>`;
}

function idOf({ name, takes }: Member): unknown {
  return takes === null ? nothing : html` id="${name}"`;
}

function field({ name, optional, takes, type, says, members }: Member, names: Names): TemplateResult {
  const parameters = takes === null ? nothing : html`(${linked(takes, names)})`;
  return html`<code><b>${name}</b>${optional ? '?' : nothing}${parameters}: ${linked(type, names)}</code>
${says ? html`<p>${prose(says, names)}</p>` : nothing}${members.length > 0 ? fields(members, names) : nothing}`;
}

/** A type's text with links to the names on this page. */
function linked(text: string, names: Names): unknown[] {
  return text.split(/\b([A-Z]\w*)\b/).map((part) => (names.has(part) ? html`<a href="#${part}">${part}</a>` : part));
}

/** Text between backticks is code. */
function prose(text: string, names: Names): unknown[] {
  return text.split('`').map((part, at) => (at % 2 ? html`<code>${linked(part, names)}</code>` : part));
}
