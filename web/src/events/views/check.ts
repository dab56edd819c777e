// The posted scores of all games, checked together; without any, the import of a results table.
import { html, type TemplateResult } from 'lit/html.js';
import { MOST_LINKED, shortEventLink } from '../../share/event_links.ts';
import { addressOf } from '../../share/link.ts';
import type { EventModel } from '../event_model.ts';
import { hasPosted, type CheckedEvent } from '../posted_games.ts';
import '../results_check.ts';
import { gameImport } from './game_import.ts';

export function check(model: EventModel): TemplateResult {
  return html`<h2>Check posted scores</h2>
    ${hasPosted(model.games) ? report(model) : entry(model)}`;
}

function report(model: EventModel): TemplateResult {
  return html`<tally-results-check .of=${checkedEvent(model)}></tally-results-check>
    <p class="aside">Each game’s own sheet compares what was posted for it too. Games and posted scores can be corrected there, and more imported under <a href=${model.link('files')}>Files</a>.</p>`;
}

function entry(model: EventModel): TemplateResult {
  return html`<section class="files"><p class="aside">Paste or open a table of results with the scores that were published: a row for each player, or for each game. Every score is confirmed or explained, by another reading of the rules or by a slip. This event is scored by ${model.systemName}, as its <a href=${model.link('setup')}>Settings</a> say.</p>
    ${gameImport(model)}</section>`;
}

function checkedEvent(model: EventModel): CheckedEvent {
  const { store, scoring, engine, around } = model;
  return {
    ...{ edition: store.edition, name: store.head.name, games: store.games, reader: scoring, engine, around },
    called: (game) => model.called(game),
    link: () => linkOf(model),
  };
}

async function linkOf({ store }: EventModel): Promise<string | null> {
  if (store.games.length > MOST_LINKED) return null;
  const link = await shortEventLink(store.event, store.changes);
  return link && addressOf(link, location.href);
}
