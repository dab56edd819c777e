// Makes the results page of an event: scores it, draws it, and writes it as one HTML file.
import type { Tallysheet } from 'tallysheet';
import { loadEventsEngine } from '../engine/events_engine.ts';
import type { TallyEvent } from '../systems/event.ts';
import { formsOf } from '../scoring/game.ts';
import type { Views } from './game_sheet.ts';
import type { Writing } from './options.ts';
import { pageFile } from './page_file.ts';
import { drawResults } from './page_view.ts';
import { htmlOf } from './plain_html.ts';
import { forPublication } from './published_event.ts';
import { needsEvents, resultsOf } from './results.ts';
import type { Template } from './embedded.ts';

export interface PageParts {
  template: Template;
  engine: Tallysheet;
  views: Views;
}

/** `pause` is called between the games. */
export async function makePage(
  event: TallyEvent,
  writing: Writing,
  { template, engine, views }: PageParts,
  pause: () => Promise<void> = async () => {},
): Promise<string> {
  const published = forPublication(event, writing.options);
  const { awards } = writing.options;
  const isForEvents = needsEvents(published, awards);
  const events = isForEvents ? await loadEventsEngine() : null;
  await pause();
  const results = resultsOf(published, writing.numbers, { engine, events, awards, forms: formsOf(views) });
  const drawn = await drawResults(results, views, writing.numbers, pause);
  return pageFile(template.text, results, htmlOf(drawn), writing, await template.engines(isForEvents));
}
