// A page for each system: what was found out about it, and pictures of its scores.
import { html, type TemplateResult } from 'lit/html.js';
import { systemOf } from '../../src/systems/index.ts';
import type { GuidePage } from '../page.ts';
import { pageOf, verdictHtml } from './card.ts';
import { examplePair, othersByAgreement, shareOpposed } from './disagreeing.ts';
import type { Findings } from './findings.ts';
import { disagreementGrid, heatMap, scoreBand } from './pictures.ts';
import { wordsOf } from './rule_words.ts';
import { verdictsOf } from './verdicts.ts';

export async function systemPage(findings: Findings, all: Findings[]): Promise<GuidePage> {
  const { id, name } = findings.table;
  return {
    name: pageOf(id),
    title: `Report card: ${name}`,
    about: `What ${name} rewards, over every way in which a game can end.`,
    chapter: 'report',
    content: html`<div class="report ${systemOf(id) ? id : 'compare'}">
<p>${wordsOf(id).rule} ${rules(id)}</p>
<p class="source">Worked out over every finish. <a href="./report.html#method">How, and what is fixed</a>.</p>
${(await verdictsOf(findings)).map(verdictHtml)}
${pictures(findings)}
${await others(findings, all)}
</div>
`,
  };
}

function rules(id: string): TemplateResult | string {
  return systemOf(id) ? html`<a href="./rules.html#${id}">Its rules</a>.` : '';
}

function pictures({ table, ranges }: Findings): TemplateResult {
  return html`<section id="by-centres"><h2>Scores by centres</h2>
<figure>${scoreBand(ranges.byCentres)}<figcaption>For each number of centres, from the least to the most that a survivor has in a game without a win. The line is
the mean.</figcaption></figure>
</section>
<section id="by-draw"><h2>Draw size by centres</h2>
<figure>${heatMap(table)}<figcaption>The mean score of a power with so many centres, by how many share the draw. ${
    table.draws === table.drawn ? '' : 'Where not all survivors share it, those with most centres do. '
  }Blank: there is no such finish.</figcaption></figure>
</section>
`;
}

async function others(own: Findings, all: Findings[]): Promise<TemplateResult> {
  const order = othersByAgreement(own, all);
  const [nearest, farthest] = [order[0]!, order.at(-1)!];
  return html`<section id="others"><h2>With whom does it disagree?</h2>
<p>Take any two results from any two finishes: which is better? Most in agreement is ${linkTo(nearest)} (another answer in ${shareOpposed(own, nearest, all)} of
all pairs), least ${linkTo(farthest)} (${shareOpposed(own, farthest, all)}). ${await examplePair(own, farthest)}</p>
<figure>${disagreementGrid(own.ranking, farthest.ranking)}<figcaption>Survivors downwards, centres to the right. Filled: ${own.table.name} ranks such results higher among
all than ${farthest.table.name} does. Hollow: lower. The larger the square, the farther apart.</figcaption></figure>
</section>
`;
}

function linkTo({ table: { id, name } }: Findings): TemplateResult {
  return html`<a href="./${pageOf(id)}.html">${name}</a>`;
}
