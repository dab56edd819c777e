// The pages of the guide, in the order of its contents.
import { createHash } from 'node:crypto';
import { html } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { apiPage } from './api_page.ts';
import { csvPage } from './csv_page.ts';
import { elementPage } from './element_page.ts';
import { pageHtml, type GuidePage } from './page.ts';
import { publishedPage } from './published/published_page.ts';
import { reportPages } from './report/overview_page.ts';
import { rulesPage } from './rules_page.ts';
import { speedPage } from './speed_page.ts';
import { sourceLink, textOf } from './text.ts';
import hostScript from '../public/embed-host.js?raw';
import manifest from '../../wasm/package.json';
import packageReadme from '../../wasm/README.md?raw';
import elementDeclarations from '../../wasm/tally-sheet.d.ts?raw';
import codes from './text/codes.md?raw';
import directing from './text/directing.md?raw';
import drawing from './text/drawing.md?raw';
import embed from './text/embed.md?raw';
import hosting from './text/hosting.md?raw';
import index from './text/index.md?raw';
import offline from './text/offline.md?raw';
import privacy from './text/privacy.md?raw';
import publish from './text/publish.md?raw';
import ruleLanguage from './text/rule_language.md?raw';
import tournaments from './text/tournaments.md?raw';
import using from './text/using.md?raw';

/** Returns every page as HTML, by file name; `declarations` is the text of the public interface, `style` the
 *  stylesheet's address. */
export async function guidePages(
  engine: Tallysheet,
  declarations: string,
  style: string,
): Promise<Map<string, string>> {
  const report = await reportPages(engine);
  const chapters: GuidePage[] = [
    await rulesPage(engine),
    report.overview,
    {
      name: 'using',
      title: 'Using the page',
      about: 'Links, posted scores, copies and events.',
      content: textOf(using),
    },
    {
      name: 'tournaments',
      title: 'Tournaments',
      about: 'What counts, top boards, ties, teams, and the rules of known conventions step by step.',
      content: textOf(tournaments),
    },
    {
      name: 'rule-language',
      title: 'Your own rule',
      about: 'The language in which a scoring system is a few lines of text.',
      content: textOf(ruleLanguage),
    },
    {
      name: 'directing',
      title: 'Directing an event',
      about: 'What is left to play for, changed rules, awards and slips.',
      content: textOf(directing),
    },
    {
      name: 'drawing',
      title: 'Drawing the boards',
      about: 'Who sits where in the next rounds, with a convention for fifty and a Diplomacy weekend step by step.',
      content: textOf(drawing),
    },
    {
      name: 'offline',
      title: 'Without a network',
      about: 'Offline use, the single file, and iPhones.',
      content: textOf(offline),
    },
    csvPage(),
    await publishedPage(engine),
    {
      name: 'codes',
      title: 'From device to device by codes',
      about: 'Games and events by the camera, without a network.',
      content: textOf(codes),
    },
    {
      name: 'publish',
      title: 'Publishing results',
      about: 'One file with all results, and standings on a club’s page.',
      content: textOf(publish),
    },
    {
      name: 'embed',
      title: 'On your website',
      about: 'Two lines that put a form on a club’s page.',
      content: textOf(embed),
    },
    {
      name: 'hosting',
      title: 'On your own server',
      about: 'Headers for common hosts, and what they guard against.',
      content: textOf(hosting.replace('EMBED_HOST', integrityOf(hostScript))),
    },
    {
      name: 'package',
      title: 'From a script',
      about: 'The package for Node, bundlers and plain pages, and its command.',
      content: [textOf(packageReadme), BUILDER, sourceLink(manifest.repository)],
    },
    apiPage(declarations),
    elementPage(elementDeclarations),
    speedPage(),
  ];
  const start = {
    name: 'index',
    title: 'Tallysheet guide',
    about: 'What Tallysheet does and how it works.',
    content: [textOf(index), contents(chapters), textOf(privacy), sourceLink(manifest.repository)],
  };
  const pages = [start, ...chapters];
  return new Map([...pages, ...report.own].map((page) => [`${page.name}.html`, pageHtml(page, pages, style)]));
}

const BUILDER = html`<p><a href="../embed_builder.html">Put a sheet on your own page</a> writes the lines for a frame or an element.</p>
`;

function contents(chapters: GuidePage[]) {
  return html`<dl>${chapters.map(({ name, title, about }) => html`<dt><a href="./${name}.html">${title}</a></dt><dd>${about}</dd>\n`)}</dl>
`;
}

/** The `integrity` value of a script, without its prefix. */
function integrityOf(script: string): string {
  return createHash('sha384').update(script).digest('base64');
}
