// Every function of the package, with the fields of what it takes and gives, from the declarations themselves.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { declarationsOf, type Declarations, type Declared, type Member, type Section } from './declarations.ts';
import type { GuidePage } from './page.ts';
import { anchor } from './text.ts';

type Names = Set<string>;

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
  const names = new Set(sections.flatMap(({ declared }) => declared.map(({ name }) => name)));
  const titled = sections.filter(({ title }) => title);
  return [
    html`<p>From <code>tallysheet.d.ts</code>, which comes with <a href="./package.html">the package</a>.</p>
<ul class="contents">${titled.map(({ title }) => html`<li><a href="#${anchor(title)}">${title}</a></li>\n`)}</ul>
<h2>Throughout</h2>
<ul>${conventions.map((point) => html`<li>${prose(point, names)}</li>\n`)}</ul>
`,
    sections.map((section) => sectionOf(section, names)),
  ];
}

function sectionOf({ title, declared }: Section, names: Names): TemplateResult {
  return html`<section>
${title ? html`<h2 id=${anchor(title)}>${title}</h2>` : nothing}
${declared.map((one) => declaredHtml(one, names))}
</section>
`;
}

function declaredHtml(declared: Declared, names: Names): TemplateResult {
  const { name, says, members, text } = declared;
  return html`<h3 id=${name}><code>${name}</code></h3>
${says ? html`<p>${prose(says, names)}</p>` : nothing}
${members.length > 0 ? fields(members, names) : html`<pre><code>${linked(text, names)}</code></pre>`}
`;
}

function fields(members: Member[], names: Names): TemplateResult {
  return html`<ul class="fields">${members.map((member) => html`<li>${field(member, names)}</li>\n`)}</ul>`;
}

function field({ name, optional, takes, type, says, members }: Member, names: Names): TemplateResult {
  const parameters = takes === null ? nothing : html`(${linked(takes, names)})`;
  return html`<code><b>${name}</b>${optional ? '?' : nothing}${parameters}: ${linked(type, names)}</code>
${says ? html`<p>${prose(says, names)}</p>` : nothing}${members.length > 0 ? fields(members, names) : nothing}`;
}

/** A type's text, in which each name that is told on this page leads there. */
function linked(text: string, names: Names): unknown[] {
  return text.split(/\b([A-Z]\w*)\b/).map((part) => (names.has(part) ? html`<a href="#${part}">${part}</a>` : part));
}

/** What stands between backticks is code. */
function prose(text: string, names: Names): unknown[] {
  return text.split('`').map((part, at) => (at % 2 ? html`<code>${linked(part, names)}</code>` : part));
}
