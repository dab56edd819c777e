// One game's sheet with all its working, as it stands on a results page: without buttons and what only a script could
// do.
import { html, render, type TemplateResult } from 'lit/html.js';
import { asAround } from '../form/model.ts';
import { openModel } from './open_model.ts';
import { pageWith } from '../numbers/sheet_numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { stateOf } from '../scoring/game.ts';
import type { FormId } from '../systems/event_game.ts';
import type { SheetView } from '../systems/event_sheets.ts';
import { seatInWords, seatsOf } from '../systems/shared_seats.ts';
import { pictureOf } from './bars.ts';
import type { ResultGame, Results } from './results.ts';

export type Views = ReadonlyMap<FormId, SheetView>;

/** A `<details>` with the game's results as its summary. */
export function gameSheet({ terms }: Results, of: ResultGame, views: Views, style: NumberStyle): HTMLElement {
  const { game, why, sheet } = of;
  const view = views.get(game.form) as SheetView;
  const holder = document.createElement('div');
  const page = pageWith(style);
  const model = openModel(view.form, stateOf(terms, game), terms.engine, () => page);
  const body = sheet ? view.sheet(model.sheet, asAround(model)) : html`<p class="note">${why}</p>`;
  render(withSummary(terms, of, body), holder);
  const drawn = holder.firstElementChild as HTMLElement;
  withoutControls(drawn);
  return drawn;
}

function withSummary({ rules, numbers }: Results['terms'], of: ResultGame, body: unknown): TemplateResult {
  const { game, called, heading, figures, why } = of;
  const line = figures.map(({ player, figure }) => {
    const text = figure === null ? '–' : rules.figure(figure, numbers);
    return `${player || 'No name'} ${text}`;
  });
  return html`<details class="game" id=${`g${game.id}`} data-part=${game.id}>
    <summary><b>${called}</b>${heading && heading !== called ? html` <i>${heading}</i>` : ''} <span class="line">${why === '' ? line.join(' · ') : 'not counted'}</span></summary>
    <div class="sheet settled">${body}${seatsOf(game).map((seat) => html`<p class="note">${seatInWords(game, seat)}</p>`)}</div>
  </details>`;
}

const CONTROLS = '.all-working, .after-working, button:not(.opener), input, select, textarea';

/** A row's button becomes its text, and a bar a picture. */
function withoutControls(drawn: Element): void {
  for (const control of drawn.querySelectorAll(CONTROLS)) control.remove();
  for (const opener of drawn.querySelectorAll('.opener')) {
    const who = document.createElement('span');
    who.className = 'who';
    who.append(...opener.childNodes);
    opener.replaceWith(who);
  }
  for (const bar of drawn.querySelectorAll<HTMLElement>('.shares')) bar.replaceWith(pictureOf(bar));
}
