// The import of games into an event, for the views that offer it.
import { html, type TemplateResult } from 'lit/html.js';
import { keep, kept } from '../../device/storage.ts';
import type { ImportTarget } from '../../import/model.ts';
import { didImport, type Import } from '../../import/plan.ts';
import '../../import/import.css';
import '../../import/import_view.ts';
import type { EventModel } from '../event_model.ts';
import { styleOf } from '../file_writing.ts';

export function gameImport(model: EventModel): TemplateResult {
  return html`<tally-import .target=${targetOf(model)}></tally-import>`;
}

function targetOf(model: EventModel): ImportTarget {
  const { store, engine, forms, numbers } = model;
  return {
    ...{ system: store.system, settings: store.head.settings, engine, forms, numbers, style: styleOf(model) },
    games: () => store.games,
    take: (games: Import) => take(model, games),
    ...rememberedColumns(store.system),
  };
}

/** The meanings chosen for headers, kept on the device for each system. */
function rememberedColumns(system: string): Pick<ImportTarget, 'remembered' | 'remember'> {
  const key = `columns/${system}`;
  const remembered = () => {
    const found = kept(key);
    const entries = Array.isArray(found) ? (found as [string, string][]) : [];
    return new Map(entries.filter((entry) => Array.isArray(entry) && entry.every((text) => typeof text === 'string')));
  };
  return { remembered, remember: (meant) => void keep(key, [...remembered(), ...meant].slice(-MOST_REMEMBERED)) };
}

const MOST_REMEMBERED = 200;

function take({ store, numbers }: EventModel, games: Import): void {
  store.replaceGames(games.added, games.replaced, didImport(games, numbers));
  void store.save();
}
