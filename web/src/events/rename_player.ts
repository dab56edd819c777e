// Renames a player in every game of the event, and on its list of people. If the new name is taken, the two players become one; where games would
// then no longer count, the page asks first.
import { html, render, type TemplateResult } from 'lit/html.js';
import type { EventGame } from '../systems/event_game.ts';
import { peopleRenamed } from '../people/rename.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { rulingsRenamed } from '../systems/ruling.ts';
import { isInSeats, withPlayerRenamed } from '../systems/shared_seats.ts';
import { shortened } from '../ui/sentences.ts';
import type { EventModel } from './event_model.ts';
import { Scoring } from './scoring.ts';

/** Resolves to false if the user has cancelled. A blank name changes nothing. */
export async function renamePlayer(model: EventModel, from: string, typed: string): Promise<boolean> {
  const to = plainName(typed);
  if (to === '' || to === from) return true;
  const joins = model.players.has(to);
  const reason = joins ? objection(model, from, to) : null;
  if (reason !== null && !(await confirmed(from, to, reason))) return false;
  const { store } = model;
  const people = peopleRenamed(store.people, from, to);
  const isListed = store.people.some(({ name }) => plainName(name) === to);
  const did =
    joins || isListed
      ? `${shortened(from)} and ${shortened(to)} merged`
      : `${shortened(from)} renamed to ${shortened(to)}`;
  const rulings = rulingsRenamed(store.rulings, from, to);
  const changes = { ...(people ? { people } : {}), ...(rulings ? { rulings } : {}) };
  store.changeHead(changes, did, undefined, gamesRenamed(model, from, to));
  return true;
}

/** The games in which both play. */
export function gamesTogether({ players }: EventModel, one: string, other: string): EventGame[] {
  const theirs = new Set(players.get(one));
  return (players.get(other) ?? []).filter((game) => theirs.has(game));
}

function gamesRenamed({ store }: EventModel, from: string, to: string): EventGame[] {
  const theirs = store.games.filter((game) => namesIn(game.state).includes(from) || isInSeats(game, from));
  return theirs.map((game) => withPlayerRenamed(game, from, to));
}

/** The objection to the two being one person; null if there is none. */
function objection(model: EventModel, from: string, to: string): string | null {
  const together = gamesTogether(model, from, to).length;
  const where = model.scoring.rules.list === 'boards' ? 'sat at the same board' : 'played in the same game';
  if (together === 1) return `They ${where} once; that game would not count.`;
  if (together > 1) return `They ${where} ${together} times; those games would not count.`;
  const lost = gamesLost(model, from, to);
  return lost.length === 0
    ? null
    : lost.map(({ game, why }) => `${model.called(game)} would not count: ${why}`).join(' ');
}

/** The games that count now and would not any more, as the engine answers for the games of the two players. */
function gamesLost(model: EventModel, from: string, to: string): { game: EventGame; why: string }[] {
  const { store, scoring, engine, forms } = model;
  const changed = new Map(gamesRenamed(model, from, to).map((game) => [game.id, game]));
  const games = store.games
    .map((game) => changed.get(game.id) ?? game)
    .filter(({ state }) => namesIn(state).includes(to));
  const { left } = new Scoring(
    { system: store.system, head: store.head, games, edition: 0 },
    engine,
    forms,
    () => model.numbers,
  ).standings();
  const now = new Set(scoring.standings().left.map(({ game }) => game.id));
  return left
    .filter(({ game }) => !now.has(game.id))
    .map(({ game, why }) => ({ game: store.game(game.id) ?? game, why }));
}

/** Asks in a dialog, which Escape closes as Cancel does, and so does leaving the page. The focus then returns to where it
 *  was. */
function confirmed(from: string, to: string, reason: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'question';
  dialog.setAttribute('aria-labelledby', 'question-title');
  dialog.setAttribute('aria-describedby', 'question-reason');
  render(question(from, to, reason), dialog);
  document.body.append(dialog);
  dialog.showModal();
  const leave = () => dialog.close();
  addEventListener('hashchange', leave);
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      removeEventListener('hashchange', leave);
      dialog.remove();
      resolve(dialog.returnValue === MERGE);
    }),
  );
}

const MERGE = 'merge';

function question(from: string, to: string, reason: string): TemplateResult {
  return html`<form method="dialog">
    <h2 id="question-title">Make ${shortened(from)} and ${shortened(to)} one player?</h2>
    <p id="question-reason">${reason}</p>
    <p class="event-tools">
      <button class="show" value="" autofocus>Cancel</button>
      <button class="quiet" value=${MERGE}>Merge them anyway</button>
    </p>
  </form>`;
}
