// The event's games, the latest first, each with what came of it or what it lacks.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { EventDesk } from '../event_desk.ts';
import { FORMS, newGame, type EventGame, type GameForm } from '../event.ts';
import { bare } from '../../entry/figures.ts';
import { plainName, namesIn } from '../names.ts';
import '../long_list.ts';

export function games(desk: EventDesk): TemplateResult {
  const { ledger } = desk;
  const found = latestFirst(sought(desk));
  return html`<p class="event-tools">${FORMS[ledger.system].filter((form) => desk.forms.has(form)).map((form) => adder(desk, form))}</p>
    ${ledger.games.length > 6 ? finder(desk, found.length) : nothing}
    ${ledger.games.length === 0 ? html`<p class="empty">No game yet. Enter the first one as soon as it is over; the standings follow by themselves.</p>` : nothing}
    <tally-long-list .list=${{
      items: found,
      key: ({ id }: EventGame) => id,
      line: (game: EventGame) => line(desk, game),
      label: 'Games, the latest first',
    }}></tally-long-list>`;
}

const ADD: Record<GameForm, string> = {
  'puffing-billy': 'Enter a board',
  'puffing-billy/final': 'Enter a final',
  'union-pacific': 'Enter a two-game final',
  'size-matters': 'Enter a game',
  'detour-98f': 'Enter a game',
  rplops: 'Enter a game',
};

function adder(desk: EventDesk, form: GameForm): TemplateResult {
  const usual = form === FORMS[desk.ledger.system][0];
  return html`<button type="button" class=${usual ? 'show' : 'quiet'} @click=${() => enter(desk, form)}>${ADD[form]}</button>`;
}

/** A blank game; of the same category and stage as the one it follows. */
export function enter(desk: EventDesk, form: GameForm, after?: EventGame): void {
  const blank = desk.forms.get(form)?.blank();
  const game = newGame(form, { ...blank, heading: after?.state.heading ?? '' });
  if (after?.stage) game.stage = after.stage;
  desk.ledger.add([game], `${ADD[form].replace(/^Enter a/, 'A')} added`);
  desk.entering = game.id;
  desk.go('game', game.id);
}

function finder(desk: EventDesk, count: number): TemplateResult {
  const sought = desk.notes.get('sought') ?? '';
  const find = (event: Event) => desk.note('sought', (event.target as HTMLInputElement).value);
  return html`<p class="finder">
    <label for="finder">Find</label>
    <input id="finder" type="text" autocomplete="off" spellcheck="false" list="known-names" .value=${sought} @input=${find} />
    <span role="status">${sought ? `${count} of ${desk.ledger.games.length}` : `${count} games`}</span>
  </p>`;
}

function sought(desk: EventDesk): EventGame[] {
  const words = plainName(desk.notes.get('sought') ?? '').toLowerCase();
  if (!words) return desk.ledger.games;
  const texts = (game: EventGame) => [desk.called(game), game.state.heading, ...namesIn(game.state)];
  return desk.ledger.games.filter((game) => texts(game).some((text) => text.toLowerCase().includes(words)));
}

function latestFirst(games: EventGame[]): EventGame[] {
  return [...games].reverse();
}

function line(desk: EventDesk, game: EventGame): TemplateResult {
  const { heading } = game.state;
  const final = game.stage === 'final' || game.form === 'puffing-billy/final' || game.form === 'union-pacific';
  return html`<a class="game-line" href=${desk.link('game', game.id)}>
    <span class="number-of">${desk.ledger.games.indexOf(game) + 1}</span>
    <span class="what"><b>${heading || desk.called(game)}</b>${final && desk.ledger.system === 'puffing-billy' ? html` <em>final</em>` : nothing}
      <small>${namesIn(game.state).join(', ')}</small></span>
    ${came(desk, game)}
  </a>`;
}

function came(desk: EventDesk, game: EventGame): TemplateResult {
  const why = desk.scoring.why(game);
  const sheet = why === null ? desk.scoring.sheet(game) : null;
  if (!sheet) return html`<span class="lacks">${why ?? ''}</span>`;
  const { who, figure } = desk.scoring.form(game).verdict(sheet, game.state);
  return html`<span class="came"><b>${who}</b> ${bare(figure)}</span>`;
}
