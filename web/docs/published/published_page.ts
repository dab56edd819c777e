// Published results scored again: by system, with their sources, what the check says, and a link that opens each.
import '../no_browser.ts';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import loadEvents from 'tallysheet/events';
import type { Tallysheet } from 'tallysheet';
import { NUMBERS } from '../../src/numbers/numbers.ts';
import type { PostedGame } from '../../src/posted/posted_game.ts';
import { inWords } from '../../src/ui/sentences.ts';
import { LIBRARY } from '../../src/systems/own-rule/library.ts';
import type { GuidePage } from '../page.ts';
import { anchor } from '../text.ts';
import { PUBLISHED } from './all_results.ts';
import type { PublishedBoard, Source } from './published_result.ts';
import { scoredAgain, type ScoredAgain } from './scored_again.ts';

const { amount, grouped } = NUMBERS.point;

export async function publishedPage(engine: Tallysheet): Promise<GuidePage> {
  const engines = { ...engine, ...(await loadEvents()) };
  const results = await Promise.all(PUBLISHED.map((result) => scoredAgain(result, engines)));
  const names = [...new Set(results.map(({ systemName }) => systemName))];
  const bySystem = names.map((name) => ({ name, of: results.filter(({ systemName }) => systemName === name) }));
  return {
    name: 'published',
    title: 'Published results scored again',
    about: 'Boards and tables that others have published, checked figure by figure, each open to be checked again.',
    content: html`${inShort(results)}
<ul class="contents">${bySystem.map(({ name, of }) => html`<li><a href="#${anchor(name)}">${name}</a>: ${counted(of)}</li>\n`)}</ul>
${bySystem.map(({ name, of }) => html`<section id=${anchor(name)} class="published"><h2>${name}</h2>\n${of.map(section)}</section>\n`)}
${withoutAny(names)}`,
  };
}

function inShort(results: ScoredAgain[]): TemplateResult {
  const sum = (count: (one: ScoredAgain) => number) => results.reduce((all, one) => all + count(one), 0);
  const posted = sum(({ check }) => check.posted);
  const apart = posted - sum(({ check }) => check.agreeing);
  return html`<p>These are the worked boards and results that were found with their source. The page’s own check of posted scores went
through each of them: ${grouped(posted)} figures on ${amount(
    sum(({ event }) => event.games.length),
    'board',
  )}. All but ${amount(apart, 'figure')} agree, and a cause
is known for each of those. A link opens the boards with what was posted, and the check runs before you.</p>
<p>Small figures are what was entered, such as centres; below them stands what was published. Where the check has another figure, it
stands there too. Names of real players are left out.</p>
`;
}

function counted(of: ScoredAgain[]): string {
  return amount(
    of.reduce((all, { event }) => all + event.games.length, 0),
    'board',
  );
}

function section({ result, event, verdict, link, check }: ScoredAgain): TemplateResult {
  return html`<article id=${result.id}>
<h3>${result.title}</h3>
<p class="source">${sourceOf(result.source)}</p>
<p><b>${verdict}</b> ${result.because ?? nothing} <a href="../#${link}">Check it again</a></p>
<div class="wide" tabindex="0" role="region" aria-label=${event.name}><table class="boards">
${headOf(result.boards)}
<tbody>${result.boards.map((board, at) =>
    row(
      board,
      check.differing.find(({ name }) => name === `Game ${at + 1}`),
    ),
  )}</tbody>
</table></div>
</article>
`;
}

/** The guide leads to no other site, so the address is text. */
function sourceOf({ title, address }: Source): string {
  return address === '' ? title : `${title} (${address})`;
}

/** The players of the largest board. */
function headOf(boards: PublishedBoard[]): TemplateResult {
  const [most] = [...boards].sort((one, other) => other.posted.length - one.posted.length);
  const names = most ? rowsOf(most).map(({ player = '' }) => player.replace(/^Player /, '')) : [];
  return html`<thead><tr><th scope="col">Board</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
}

type Row = Record<string, string>;

function rowsOf({ state, list }: PublishedBoard): Row[] {
  return state[list] as Row[];
}

/** `game` is the board as it was checked, if something on it differs. */
function row(board: PublishedBoard, game: PostedGame | undefined): TemplateResult {
  const cellsOf = rowsOf(board).map((one, at) => cell(one, board.posted[at] ?? null, game));
  return html`<tr><th scope="row">${board.name}</th>${cellsOf}</tr>\n`;
}

function cell(row: Row, posted: string | null, game: PostedGame | undefined): TemplateResult {
  const entered = row['centres'] ?? row['score'] ?? [row['game1'], row['game2']].filter(Boolean).join(', ');
  const isApart = game !== undefined && !game.agrees(row['key'] ?? '', game.figures);
  const here = game?.figures.get(row['key'] ?? '')?.figure ?? '–';
  return html`<td>${entered ? html`<small>${/^\d{5,}$/.test(entered) ? grouped(entered) : entered}</small>` : nothing}${posted ?? nothing}${isApart ? html`<i>here ${grouped(here)}</i>` : nothing}</td>`;
}

/** The systems of the library for which nothing was found. */
function withoutAny(found: string[]): TemplateResult {
  const names = LIBRARY.flatMap(({ rules }) => rules.map(({ name }) => name)).filter((name) => !found.includes(name));
  return html`<section id="none-published"><h2>None published</h2>
<p>For ${inWords(names, 'and')} no board was found that is published with its scores. If you know one, check it under
<a href="../#events">Events</a>.</p>
</section>
`;
}
