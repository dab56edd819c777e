// Every system's rules as on the page, each with its worked example as a sheet.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import './no_browser.ts';
import type { System } from '../src/systems/system.ts';
import { formId, systems } from '../src/systems/index.ts';
import { openView } from '../src/systems/open.ts';
import { openRules } from '../src/systems/open_rules.ts';
import type { GuidePage } from './page.ts';
import { Ready, staticHtml } from './static_html.ts';
import { workedExample } from './worked_example.ts';

const LINK_TO_HERE = /<tally-guide[\s\S]*?<\/tally-guide>/g;

export async function rulesPage(engine: Tallysheet): Promise<GuidePage> {
  return {
    name: 'rules',
    title: 'The rules',
    about: 'Each system in our own words: source, readings, and an example with its working.',
    content: [contents(), ...(await Promise.all(systems.map((system) => chapter(system, engine))))],
  };
}

function contents(): TemplateResult {
  return html`<ul class="contents">${systems.map(({ id, name, scores }) => html`<li><a href="#${id}">${name}</a>: ${scores}</li>\n`)}</ul>`;
}

async function chapter(system: System, engine: Tallysheet): Promise<TemplateResult> {
  const views = await Promise.all(system.tabs.map(({ id }) => openView(formId(system, id))));
  return html`<section id=${system.id} class="system ${system.id}">
<h2>${system.name}</h2>
${new Ready(staticHtml(await openRules(system.id)).replace(LINK_TO_HERE, ''))}
<h3>${views.length > 1 ? 'Worked examples' : 'A worked example'}</h3>
${views.map((view) => workedExample(view, engine))}
</section>
`;
}
