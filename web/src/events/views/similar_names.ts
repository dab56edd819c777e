// Pairs of players' names that may be two spellings of one: merge them, or keep them apart for good.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { Slices } from '../../device/slices.ts';
import { nearDuplicates, nearPairs, type NamePair } from '../../ui/near_duplicates.ts';
import { inAlphabet, plainName } from '../../systems/player_names.ts';
import { afterPainting, rest } from '../../device/painting.ts';
import type { EventModel } from '../event_model.ts';
import { gamesTogether, renamePlayer } from '../rename_player.ts';

/** `most` is the number of pairs to show; the Players view has all. */
export function similarNames(model: EventModel, most = Number.MAX_SAFE_INTEGER): TemplateResult | typeof nothing {
  const pairs = pairsAmong(model).filter(([one, other]) => mayBeOne(model, one, other));
  if (pairs.length === 0) return nothing;
  const more = pairs.length - most;
  return html`<section class="alike">
    <h2>Similar names</h2>
    <ul>${pairs.slice(0, most).map(([one, other]) => pair(model, one, other))}</ul>
    ${more > 0 ? html`<p><a href=${model.link('players')}>${more} more under Players</a></p>` : nothing}
  </section>`;
}

function mayBeOne(model: EventModel, one: string, other: string): boolean {
  return !model.areDifferent(one, other) && gamesTogether(model, one, other).length === 0;
}

function pair(model: EventModel, one: string, other: string): TemplateResult {
  const keep = (kept: string, lost: string) =>
    html`<button type="button" class="choice" @click=${() => renamePlayer(model, lost, kept)}>Both are ${kept}</button>`;
  return html`<li><span><b>${one}</b> and <b>${other}</b>: the same person?</span> ${keep(one, other)} ${keep(other, one)}
    <button type="button" class="choice" @click=${() => model.keepApart(one, other)}>Different people</button></li>`;
}

/** The pairs of an event, and the names that were compared. */
const compared = new WeakMap<EventModel, { names: string; found: NamePair[] }>();

/** More names than these are compared in slices, and drawn when that is done. */
const FEW = 200;

function pairsAmong(model: EventModel): NamePair[] {
  const all = inAlphabet(new Set([...model.players.keys(), ...model.store.people.map(({ name }) => plainName(name))]));
  const names = all.join('\n');
  const known = compared.get(model);
  if (known?.names === names) return known.found;
  const found = all.length > FEW ? [] : nearDuplicates(all);
  compared.set(model, { names, found });
  if (all.length > FEW) afterPainting(() => void compare(all, found).then(() => found.length > 0 && model.redraw()));
  return found;
}

async function compare(names: string[], found: NamePair[]): Promise<void> {
  await rest();
  const slices = new Slices();
  for (const pairs of nearPairs(names)) {
    found.push(...pairs);
    if (slices.due) await slices.pause();
  }
}
