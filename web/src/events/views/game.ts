// One game of the event on its own form.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { choice } from '../../parts/choice.ts';
import { newId, type EventGame, type Stage } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';
import { outdatedBests } from './bests.ts';
import { enter } from './games.ts';
import { knownTexts } from './known.ts';

export function game(desk: EventDesk, [id = '']: string[]): TemplateResult {
  const game = desk.ledger.game(id);
  if (!game) return html`<p class="empty">This game was deleted. <a href=${desk.link()}>All games</a></p>`;
  return html`${between(desk, game)} ${lacks(desk, game)} ${stage(desk, game)} ${outdatedBests(desk, game)} ${knownTexts(desk)}
    <tally-form .desk=${desk.deskOf(game)} @focusin=${onward}></tally-form>
    <p class="event-tools">
      <button type="button" class="show next-game" @click=${() => enter(desk, game.form, game)}>Enter the next one</button>
      <button type="button" class="quiet" @click=${() => duplicate(desk, game)}>Duplicate</button>
      <button type="button" class="quiet" @click=${() => remove(desk, game)}>Delete</button>
    </p>`;
}

/** Enter in the last line of all leads to the sheet: here one goes on from it, to the next game. */
function onward({ target, relatedTarget }: FocusEvent): void {
  const isSheet = target instanceof HTMLElement && target.id === 'sheet';
  if (isSheet && relatedTarget instanceof HTMLInputElement) document.querySelector<HTMLElement>('.next-game')?.focus();
}

function between(desk: EventDesk, game: EventGame): TemplateResult {
  const { games } = desk.ledger;
  const at = games.indexOf(game);
  const neighbour = (other: EventGame | undefined, words: string) => (other ? html`<a href=${desk.link('game', other.id)}>${words}</a>` : html`<span></span>`);
  return html`<nav class="between" aria-label="Games">
    ${neighbour(games[at - 1], '← earlier')}
    <h2>${desk.called(game)} <small>of ${games.length}</small></h2>
    ${neighbour(games[at + 1], 'later →')}
  </nav>`;
}

function lacks(desk: EventDesk, game: EventGame): TemplateResult {
  const why = desk.scoring.why(game);
  return html`<p class="lacks-note" role="status">${why === null ? nothing : html`Not in the standings yet. ${why}`}</p>`;
}

const STAGES: { value: Stage; label: string; hint: string }[] = [
  { value: 'preliminary', label: 'Preliminary', hint: 'counts towards the final' },
  { value: 'final', label: 'Final', hint: 'a board of its category’s one final' },
];

function stage(desk: EventDesk, game: EventGame): TemplateResult | typeof nothing {
  if (game.form !== 'puffing-billy') return nothing;
  const set = (value: Stage) => desk.ledger.change([{ ...game, stage: value }], `${desk.called(game)} made ${value}`);
  return html`<div class="stage">${choice({ legend: 'Stage', name: 'stage', value: game.stage ?? 'preliminary', options: STAGES, set })}</div>`;
}

function duplicate(desk: EventDesk, game: EventGame): void {
  const copy = { ...game, id: newId() };
  desk.ledger.add([copy], `${desk.called(game)} duplicated`);
  desk.go('game', copy.id);
}

function remove(desk: EventDesk, game: EventGame): void {
  desk.ledger.remove([game.id], `${desk.called(game)} deleted`);
  desk.go();
}
