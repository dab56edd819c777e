// The report card of all systems: their verdicts side by side, and which of them disagree.
import { html, svg, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { inWords } from '../../src/ui/sentences.ts';
import type { GuidePage } from '../page.ts';
import { advice, bySize, swing } from './advice.ts';
import { pageOf, type Verdict } from './card.ts';
import { othersByAgreement, shareOpposed } from './disagreeing.ts';
import { findingsOf, pairsOfResults, type Findings } from './findings.ts';
import { LAST_FALL, YEAR_OF_WIN } from '../../src/report_card/finishes.ts';
import { placesPage } from './places_page.ts';
import { puffingBillyPage } from './puffing_billy_page.ts';
import { systemPage } from './system_page.ts';
import { unionPacificPage } from './union_pacific_page.ts';
import { score, verdictsOf } from './verdicts.ts';
import { grouped } from '../../src/report_card/exact.ts';

/** The page that compares all systems, and each system's own. */
export async function reportPages(engine: Tallysheet): Promise<{ overview: GuidePage; own: GuidePage[] }> {
  const all = findingsOf(engine);
  const others = [await puffingBillyPage(engine), await unionPacificPage(engine), await placesPage(engine)];
  const own = await Promise.all(all.map((one) => systemPage(one, all)));
  return { overview: await overview(all, others), own: [...own, ...others] };
}

async function overview(all: Findings[], others: GuidePage[]): Promise<GuidePage> {
  const verdicts = await Promise.all(all.map(verdictsOf));
  return {
    name: 'report',
    title: 'Report card',
    about: 'What each system for Diplomacy rewards, over every way in which a game can end.',
    content: html`<div class="report compare">
<p>Which system suits your tournament? Decide what you want it to reward. Every figure is worked out over every way in which seven powers
can share 34 centres, and each name leads to all that was found out about a system, with examples that open in the page.</p>
<section id="advice"><h2>Which to look at</h2>
${advice(all)}
</section>
<section id="surprises"><h2>What may surprise</h2>
${inShort(all)}
</section>
${table(all, verdicts)}
${disagreements(all)}
${method(all[0]!)}
<section id="others"><h2>Other games</h2>
<ul>${others.map(({ name, title, about }) => html`<li><a href="./${name}.html">${title}</a>: ${about}</li>\n`)}</ul>
</section>
</div>
`,
  };
}

// ------------------------------------------------------------------------------ In sentences

function inShort(all: Findings[]): TemplateResult {
  const names = (fits: (one: Findings) => boolean) => inWords(all.filter(fits).map(nameOf), 'and');
  const beating = names(({ ranges }) => ranges.winner.least.value > ranges.drawn.most.value);
  return html`<ul>
<li>A centre more can cost points in ${names(({ transfers }) => transfers.lost > 0)}.</li>
<li>It can also leave the score as it was in ${names(({ transfers }) => transfers.unchanged > 0)}.</li>
<li>One centre can swing most in ${largestSwing(all)}.</li>
<li>A win beats every draw in ${beating === inWords(all.map(nameOf), 'and') ? 'all of them' : beating}.</li>
</ul>
`;
}

function nameOf({ table }: Findings): string {
  return table.name;
}

/** Measured by what a win is worth. */
function largestSwing(all: Findings[]): string {
  const [most] = [...all].sort((a, b) => bySize(swing(b), swing(a)));
  const { top, bottom } = swing(most!);
  return `${nameOf(most!)}: ${score(top)} points, where a win has ${score(bottom)}`;
}

// ------------------------------------------------------------------------------ The table

/** The titles of each verdict's columns. */
const COLUMNS: { id: string; titles: string[] }[] = [
  { id: 'costs', titles: ['A centre more costs points'] },
  { id: 'gains', titles: ['Whoever takes one gains'] },
  { id: 'swing', titles: ['Most for one centre'] },
  { id: 'sum', titles: ['Sum without a win'] },
  { id: 'win', titles: ['A win beside the best draw'] },
  { id: 'explains', titles: ['Place explains', 'Centres explain', 'Draw size explains'] },
  { id: 'leaders', titles: ['A lone leader of 10'] },
  { id: 'third', titles: ['Third beside first'] },
];

function table(all: Findings[], verdicts: Verdict[][]): TemplateResult {
  return html`<h2 id="verdicts">The verdicts</h2>
<p><i>Explain</i>: how much of the differences between survivors’ scores goes with the place on centres, with the number of centres and
with the size of the draw. The three overlap, so they do not add up to 100%.</p>
<div class="wide" role="region" aria-label="The verdicts" tabindex="0"><table class="verdicts">
<thead><tr><th scope="col">System</th>${COLUMNS.flatMap(({ titles }) => titles.map((title) => html`<th scope="col">${title}</th>`))}</tr></thead>
<tbody>${all.map((one, at) => row(one, verdicts[at]!))}</tbody>
</table></div>
`;
}

function row({ table: { id, name } }: Findings, verdicts: Verdict[]): TemplateResult {
  const short = (column: string) => verdicts.find((verdict) => verdict.id === column)!.short;
  return html`<tr><th scope="row"><a href="./${pageOf(id)}.html">${name}</a></th>${COLUMNS.flatMap(({ id }) => short(id).map((text) => html`<td>${text}</td>`))}</tr>\n`;
}

// ------------------------------------------------------------------------------ Disagreement

const MATRIX = { left: 24, cell: 15.5, top: 20 } as const;
/** The upper limit of each shade in per cent; the darkest shade has none. */
const SHADES = [1, 3, 10, 20, 100];

function disagreements(all: Findings[]): TemplateResult {
  return html`<section id="disagreement"><h2>What they disagree about</h2>
<p>Take any two results from any two finishes, such as 9 centres in one and 12 in the other. How often do two systems give opposite
answers to which is better? The numbers are those of the list below.</p>
<figure>${matrix(all)}<figcaption>Blank: never. Then, ever darker: in up to 1%, 3%, 10% and 20% of all pairs, and in more. Most often: ${darkest(all)}.</figcaption></figure>
<ol class="systems">${all.map((own) => html`<li><b>${own.table.name}</b>: ${extremes(own, all)}</li>\n`)}</ol>
</section>
`;
}

function matrix(all: Findings[]): TemplateResult {
  const squares = (shade: number) =>
    all.flatMap((own, down) =>
      own.opposed.flatMap((count, right) => (shadeOf(count, own) === shade ? [cell(down, right)] : [])),
    );
  const centre = (at: number) => (at + 0.5) * MATRIX.cell;
  return html`<svg class="plot matrix" viewBox="0 0 340 340" role="img" aria-label="How often each two systems disagree">
${SHADES.map((_, shade) => svg`<path class="h${shade + 1}" d="${squares(shade).join('')}"/>`)}
${all.map((_, at) => svg`<text x=${MATRIX.left - 5} y=${MATRIX.top + centre(at) + 4} text-anchor="end">${at + 1}</text><text x=${MATRIX.left + centre(at)} y=${MATRIX.top - 5} text-anchor="middle">${at + 1}</text>`)}
</svg>`;
}

/** Index of the shade; -1 where the two never disagree. */
function shadeOf(count: number, own: Findings): number {
  return count === 0 ? -1 : SHADES.findIndex((most) => 100 * count <= most * pairsOfResults(own));
}

function cell(down: number, right: number): string {
  const side = MATRIX.cell - 1;
  return `M${MATRIX.left + right * MATRIX.cell} ${MATRIX.top + down * MATRIX.cell}h${side}v${side}h-${side}z`;
}

function darkest(all: Findings[]): string {
  const order = [...all].sort((a, b) => Math.max(...b.opposed) - Math.max(...a.opposed));
  const [own] = order;
  const other = othersByAgreement(own!, all).at(-1)!;
  return `${own!.table.name} and ${other.table.name}: ${shareOpposed(own!, other, all)} of all ${grouped(pairsOfResults(own!))} pairs`;
}

/** "closest …, farthest …", each with how often they disagree */
function extremes(own: Findings, all: Findings[]): string {
  const order = othersByAgreement(own, all);
  const described = (other: Findings) => `${nameOf(other)} (${shareOpposed(own, other, all).replace('none', 'never')})`;
  return `closest ${described(order[0]!)}, farthest ${described(order.at(-1)!)}`;
}

// ------------------------------------------------------------------------------ How

function method({ table, transfers, ranking }: Findings): TemplateResult {
  const { games, drawn } = table;
  return html`<section id="method"><h2>How this is worked out</h2>
<p>The engine of Tallysheet scores every finish when the page is built: ${grouped(games.length)} ways in which seven powers share 34 centres, ${grouped(drawn.length)}
of them without a win. Which power is which does not matter. Every finish counts once, though some are far likelier in play.</p>
<ul>
<li>All survivors share the draw. For the table of draw sizes, Size Matters and Draw size are also scored for every smaller draw, shared by those with
most centres.</li>
<li>Eliminated powers held their last centre in Fall ${LAST_FALL}, and a win came in ${YEAR_OF_WIN}. Years matter only in Detour, ManorCon, Carnage, the Classics and
Bangkok. With all eliminated in one year, Carnage is the same whether the dead are level or not. No centre is neutral.</li>
<li><i>A centre more</i>: a finish without a win beside the one in which a power has one centre more and another one fewer, a win included.
There are ${grouped(transfers.cases)} such cases. Of several, the smallest example is the one with the fewest powers on the board, and then the one that costs most.</li>
<li><i>Explained</i>: the variance between the mean scores of the groups, as a share of the whole variance (η²), over every survivor of every finish
without a win. Level powers have the better place.</li>
<li><i>Results</i>: what each number of centres has in each finish without a win, ${grouped(ranking.results.length)} in all. Pairs that one of the systems has level are not
counted as a disagreement.</li>
<li>Scores are compared as they are printed, with two decimals, and added exactly.</li>
</ul>
<p>To see any result of your own under all twenty systems, use <a href="../#compare">Compare systems</a>.</p>
</section>
`;
}
