// The questions who of level finishers placed ahead, and notes on what was reported.
import { html, type TemplateResult } from 'lit/html.js';
import type { BoardRow } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { ordinalWord } from '../../numbers/ordinals.ts';
import type { Row } from '../../ui/rows.ts';
import { calledIn, isOpen, openTie, placedFirst, reportOf, tiesOn, unreported, type Tie } from './level.ts';

/** Changes the finishers in a step that can be undone. */
type Change = (finishers: Row[], did: string) => void;

/** A question for every tie that is open, and what was reported of the others. */
export function tieQuestions(scored: BoardRow[], finishers: Row[], numbers: Numbers, change: Change): TemplateResult {
  return html`<div class="ties" role="status">
    ${tiesOn(scored).map((tie) => html`${answer(tie, finishers, numbers, change)}${question(tie, finishers, numbers, change)}`)}
    ${isOpen(scored) ? html`<p class="aside">The rules go by what the players report. In a qualifying round of Union Pacific the later seat is ahead: list the players as they sat.</p>` : ''}
  </div>`;
}

function question(tie: Tie, finishers: Row[], { grouped }: Numbers, change: Change): unknown {
  const [first] = tie.open;
  if (!first) return '';
  const place = ordinalWord(first.place);
  const choose = (row: BoardRow) => (event: Event) => {
    focusTies(event);
    change(placedFirst(finishers, tie, row), `${calledIn(row)} placed ${place}`);
  };
  return html`<div class="query">
    <p>Level on ${grouped(tie.score)}: who placed ${place}?</p>
    <p>${tie.open.map((row) => html`<button type="button" class="choice" @click=${choose(row)}>${calledIn(row)}</button>`)}</p>
  </div>`;
}

function answer(tie: Tie, finishers: Row[], numbers: Numbers, change: Change): unknown {
  if (tie.reported.length === 0) return '';
  const withdraw = (event: Event) => {
    focusTies(event);
    change(unreported(finishers, tie), 'Report of the tie withdrawn');
  };
  return html`<p class="query">${reportOf(tie, numbers)} <button type="button" class="quiet" @click=${withdraw}>Ask again</button></p>`;
}

/** The pressed button goes; the focus stays beside it. */
function focusTies({ target }: Event): void {
  const ties = (target as Element).closest<HTMLElement>('.ties');
  ties?.setAttribute('tabindex', '-1');
  ties?.focus();
}

/** Notes below the sheet. */
export function tieNotes(rows: BoardRow[], numbers: Numbers): TemplateResult[] {
  const texts = tiesOn(rows).flatMap((tie) => [
    ...(tie.reported.length > 0 ? [reportOf(tie, numbers)] : []),
    ...(tie.open.length > 0 ? [openTie(tie, numbers)] : []),
  ]);
  return texts.map((text) => html`<p class="note">${text}</p>`);
}
