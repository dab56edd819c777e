// The menu beside an event's tabs: the big screen, awards, posted scores, and printing.
import { html, type TemplateResult } from 'lit/html.js';
import { menu } from '../../ui/menu.ts';
import type { EventModel } from '../event_model.ts';

/** `view` is the id of the view that is shown. */
export function eventMenu(model: EventModel, view: string): TemplateResult {
  const words = printingOf(model, view);
  return menu('More', [
    html`<a href=${model.link('screen')}>Big screen</a>`,
    html`<a href=${model.link('prizes')}>Awards</a>`,
    html`<a href=${model.link('check')}>Check posted scores</a>`,
    ...(words ? [html`<button type="button" @click=${() => window.print()}>${words}</button>`] : []),
    html`<a href=${model.link('sheets')}>All sheets, to print</a>`,
    html`<a href=${model.link('seating')}>Seating of a round, for the wall</a>`,
    html`<a href=${model.link('slips')}>Slips of a round, to print</a>`,
  ]);
}

/** Undefined for a view that is not made for paper. */
function printingOf({ scoring }: EventModel, view: string): string | undefined {
  if (['standings', 'counting', 'outlook'].includes(view)) return 'Print the standings';
  if (view === 'prizes') return 'Print the awards';
  if (view === 'check') return 'Print the report';
  if (view === 'players') return 'Print the list of players';
  return view === 'player' || view === scoring.rules.view?.id ? 'Print this page' : undefined;
}
