// Fills the template of a results page, which the build makes, with the results of an event.
import { eventData, inScript, type EngineData } from './embedded.ts';
import { webAddress, type Writing } from './options.ts';
import type { PublishedStandings } from './published_standings.ts';
import type { Results } from './results.ts';

/** The one way in which a text that is typed comes into the page's markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The marks in the template, with what comes in their place. */
const MARK =
  /<!--(HEAD)-->|%(TITLE|CLASS|HEADING|NOTE|FACTS|CONTENTS|EVENT|STANDINGS|SCORES_ENGINE|EVENTS_ENGINE|WHEN)%/g;

/** `contents` is markup already: the drawn results. */
export function pageFile(
  template: string,
  results: Results,
  contents: string,
  writing: Writing,
  engines: EngineData,
): string {
  const heading = headingOf(results, writing);
  const { note, colour } = writing.options;
  const parts: Record<string, string> = {
    TITLE: escaped(heading),
    HEAD: headLinks(heading, writing),
    CLASS: `results ${escaped(results.event.system)} colour-${colour}`,
    HEADING: escaped(heading),
    NOTE: note.trim() === '' ? '' : `<p class="organiser">${escaped(note.trim()).replace(/\r?\n/g, '<br>')}</p>`,
    FACTS: escaped(facts(results)),
    CONTENTS: contents,
    EVENT: eventData({ event: results.event, numbers: writing.numbers, awards: writing.options.awards }),
    STANDINGS: inScript(JSON.stringify(publishedStandings(results, writing))),
    SCORES_ENGINE: engines.scores,
    EVENTS_ENGINE: engines.events,
    WHEN: escaped(writing.when),
  };
  return template.replace(MARK, (_, head: string | undefined, name = head) => parts[name as string] ?? '');
}

export function headingOf({ event }: Pick<Results, 'event'>, { options }: Writing): string {
  return options.heading.trim() || event.name;
}

/** "Puffing Billy · 24 players · 12 games" */
function facts({ systemName, players, games, terms }: Results): string {
  const { amount } = terms.numbers;
  return [systemName, amount(players.length, 'player'), amount(games.length, 'game')].join(' · ');
}

function publishedStandings(results: Results, writing: Writing): PublishedStandings {
  const [{ columns, cells, notes = [] }] = results.standings as [Results['standings'][number]];
  return {
    version: 1,
    heading: headingOf(results, writing),
    system: results.systemName,
    when: writing.when,
    columns: columns.map(({ title, figure }) => ({ title, ...(figure ? { figure } : {}) })),
    rows: cells,
    notes,
  };
}

/** The page's own address, and that of its oEmbed file, where the organiser has said where it will be. */
function headLinks(heading: string, { options }: Writing): string {
  const address = webAddress(options.address);
  if (!address) return '';
  const [page, embed] = [address.href, oembedAddress(address)].map(escaped);
  return `<link rel="canonical" href="${page}"><link rel="alternate" type="application/json+oembed" href="${embed}" title="${escaped(heading)}">`;
}

/** "https://club.example/results.oembed.json" for "https://club.example/results.html" */
export function oembedAddress({ href }: URL): string {
  const [plain = ''] = href.split(/[?#]/);
  const page = plain.endsWith('/') ? `${plain}index` : plain.replace(/\.html?$/, '');
  return `${page}.oembed.json`;
}

/** The usual size of the frame in pixels. */
const FRAME = { width: 640, height: 720 };

/** The file at that address, by which other programs embed the page: oEmbed 1.0, of the type "rich". */
export function oembedFile(address: URL, heading: string): string {
  const { width, height } = FRAME;
  const src = `${address.href.replace(/#.*$/, '')}#frame`;
  const html = `<iframe src="${escaped(src)}" title="${escaped(heading)}" width="${width}" height="${height}"></iframe>`;
  return `${JSON.stringify({ version: '1.0', type: 'rich', title: heading, html, width, height }, null, 2)}\n`;
}
