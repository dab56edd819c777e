// The home page: every system as a small sheet with the example from its rules, scored live. On a phone the systems come
// first, and the examples below them.
import { html, type TemplateResult } from 'lit/html.js';
import type { SheetScoring } from 'tallysheet';
import { linkTo } from './route.ts';
import type { GlanceRow, System } from '../systems/system.ts';
import { compare } from '../systems/compare/index.ts';
import { systems } from '../systems/index.ts';

export function home(engine: SheetScoring | null, kept: unknown): TemplateResult {
  return html`<h1 class="motto" tabindex="-1">The score sheet that works itself out</h1>
    ${kept}
    <ul class="glances">
      ${systems.map((system) => html`<li class="glance ${system.id}">${small(system, engine)}</li>`)}
    </ul>
    <p class="further"><a href="#compare">Compare systems</a>: ${compare.scores}.</p>
    <p class="privacy">Everything is worked out on this device. Nothing you type leaves it.</p>`;
}

const BLANK: GlanceRow = { place: '\u00a0', player: '\u00a0', figure: '\u00a0' };

/** Has its full height before it is scored, so that nothing moves. */
function small(system: System, engine: SheetScoring | null): TemplateResult {
  const { title, rows } = system.shown;
  const glance = engine ? system.glance(engine) : [];
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
