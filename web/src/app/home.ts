// The home page: every system as a small sheet with the example from its rules, scored live. On a phone the systems come
// first, and the examples below them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { linkTo } from './route.ts';
import type { GlanceRow, System } from '../systems/system.ts';
import { compare } from '../systems/compare/index.ts';
import { onPage } from '../ui/page_style.ts';
import { capital } from '../ui/sentences.ts';
import { systems } from '../systems/index.ts';

/** `guide` is the address of the guide; undefined where there is none. */
export function home(engine: Tallysheet | null, kept: unknown, guide: string | undefined): TemplateResult {
  return html`<h1 class="motto" tabindex="-1">The score sheet that works itself out</h1>
    ${kept}
    <ul class="glances">
      ${systems.map((system) => html`<li class="glance ${system.id}">${small(system, engine)}</li>`)}
      ${FURTHER.map(further)} ${guide ? further({ ...GUIDE, to: guide }) : nothing}
    </ul>
    <p class="privacy">Another system? <a href="#rule">Write your own rule</a>: a few lines of text that score exactly.</p>
    <p class="privacy">Everything is worked out on this device. Nothing you type leaves it.</p>`;
}

/** The page's other parts, besides the systems. */
interface Further {
  to: string;
  name: string;
  use: string;
  /** Examples of what it offers. */
  offers: string[];
}

const FURTHER: Further[] = [
  {
    to: '#events',
    name: 'Events',
    use: 'A convention, a tournament or a league: enter each game, and the standings follow.',
    offers: ['Games from a spreadsheet', 'One event on several devices', 'A big screen', 'Printed sheets'],
  },
  {
    to: '#compare',
    name: compare.name,
    use: `${capital(compare.scores)}.`,
    offers: ['Figures and places', 'Shares of all points', 'Where the order differs', 'Places in any other game'],
  },
];

const GUIDE = {
  name: 'Guide',
  use: 'How the page is used, and how every system works.',
  offers: ['Rules with worked examples', 'Events and files', 'Sheets on your own page', 'What each system rewards'],
};

function further({ to, name, use, offers }: Further): TemplateResult {
  return html`<li class="further">
    <h2><a href=${to}>${name}</a></h2>
    <p>${use}</p>
    <ul>
      ${offers.map((offer) => html`<li>${offer}</li>`)}
    </ul>
  </li>`;
}

const BLANK: GlanceRow = { place: '\u00a0', player: '\u00a0', figure: '\u00a0' };

/** Has its full height before it is scored, so that nothing moves. */
function small(system: System, engine: Tallysheet | null): TemplateResult {
  const { title, rows } = system.shown;
  const glance = engine ? system.glance(engine, onPage().numbers) : [];
  return html`<div class="which">
      <h2><a href=${linkTo(system)}>${system.name}</a></h2>
      <p class="scores">${system.scores}</p>
    </div>
    <table>
      <caption><b>${system.name}</b> ${title}</caption>
      <thead>
        <tr><th scope="col">Place</th><th scope="col">Player</th><th scope="col">Score</th></tr>
      </thead>
      <tbody>
        ${Array.from({ length: rows }, (_, at) => line(glance[at] ?? BLANK))}
      </tbody>
    </table>`;
}

function line({ place, player, figure }: GlanceRow): TemplateResult {
  return html`<tr>
    <td>${place}</td>
    <th scope="row">${player}</th>
    <td class="figure">${figure}</td>
  </tr>`;
}
