// Ties: what players who share a place are level on, and games in which only the order of a list decides.
import { headingBeside } from '../../systems/typed_places.ts';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ordinal } from '../../numbers/ordinals.ts';
import { capital, inWords, shortened } from '../../ui/sentences.ts';
import type { StandingRow } from '../../systems/event_rules.ts';
import type { EventModel } from '../event_model.ts';
import type { Standings } from '../../scoring/counted_games.ts';
import type { OpenTie } from '../../scoring/standings.ts';

/** "points, wins and draws" */
function comparedIn(model: EventModel, { levelOn = [] }: Standings): string {
  const { criteria = {} } = model.scoring.rules;
  return inWords(
    levelOn.map((name) => criteria[name] ?? name),
    'and',
  );
}

/** Below the standings, where players share a place. */
export function sharedPlaces(model: EventModel, found: Standings): TemplateResult | typeof nothing {
  if (!found.levelOn) return nothing;
  return html`<p class="note">Players with the same place are level on ${comparedIn(model, found)}. The rules compare nothing else.</p>`;
}

/** Behind the row of a player who shares a place. */
export function sharedPlace(model: EventModel, found: Standings, row: StandingRow): TemplateResult | typeof nothing {
  if (!row.shared) return nothing;
  const sharing = (found.rows ?? []).filter(({ place }) => place === row.place).map(({ player }) => shortened(player));
  const names = sharing.slice(0, sharing.length > NAMED + 1 ? NAMED : sharing.length);
  const more = sharing.length - names.length;
  const who = inWords(more > 0 ? [...names, `${more} others`] : names, 'and');
  return html`<p class="sentence">${who} share ${ordinal(row.place)} place: level on ${comparedIn(model, found)}. The rules compare nothing else.</p>`;
}

/** How many of those who share a place are named. */
const NAMED = 6;

/** Above the standings: nobody has said who placed ahead. */
export function openTies(model: EventModel, { openTies = [], counted }: Standings): TemplateResult | typeof nothing {
  if (openTies.length === 0) return nothing;
  const line = (tie: OpenTie) => html`<li>${tieLink(model, tie, counted)}</li>`;
  const [first, more] = [openTies.slice(0, LINES), openTies.slice(LINES)];
  return html`<div class="left-out open-ties" role="status">
    <p><b>${capital(model.numbers.amount(openTies.length, 'tie is', 'ties are'))} open: who placed ahead?</b> Until a game’s form has the answer, players stand as they are listed.</p>
    <ul>${first.map(line)}</ul>
    ${more.length > 0 ? html`<details><summary>${more.length} more</summary><ul>${more.map(line)}</ul></details>` : nothing}
  </div>`;
}

const LINES = 3;

function tieLink(
  model: EventModel,
  { board, score, players }: OpenTie,
  counted: Standings['counted'],
): TemplateResult | typeof nothing {
  const game = counted[board];
  if (!game) return nothing;
  const heading = headingBeside(game);
  const who = inWords(
    players.map((player) => shortened(player)),
    'and',
  );
  return html`<a href=${model.link('game', game.id)}>${model.called(game)}${heading ? `, ${shortened(heading)}` : ''}</a>: ${who} are level on ${model.numbers.grouped(score)}`;
}
