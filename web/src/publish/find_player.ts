// Finds a player on a results page: other rows are hidden, and games without the player too. A round can be chosen as well.
import { html, render } from 'lit/html.js';
import { folded } from '../people/search.ts';

/** Draws the finder into `holder`, for the results in `root`. */
export function startFinder(holder: HTMLElement, root: HTMLElement): void {
  const rounds = [...root.querySelectorAll<HTMLElement>('[data-round]')];
  const find = () => {
    const shown = filter(root, rounds, chosen(holder, 'input'), chosen(holder, 'select'));
    holder.querySelector('output')!.textContent = shown;
  };
  render(
    html`<label>Find a player <input type="search" autocomplete="off" spellcheck="false" @input=${find} /></label>
      ${rounds.length > 1 ? html`<label>Games of <select @change=${find}><option value="">all rounds</option>${rounds.map(({ dataset: { round } }) => html`<option value=${round!}>${round === 'null' ? 'no round' : `round ${round}`}</option>`)}</select></label>` : ''}
      <output></output>`,
    holder,
  );
  holder.hidden = false;
}

function chosen(holder: Element, name: 'input' | 'select'): string {
  return holder.querySelector<HTMLInputElement | HTMLSelectElement>(name)?.value ?? '';
}

/** Hides what does not answer to the text. Returns how many players do; blank without a text. */
function filter(root: Element, rounds: HTMLElement[], text: string, round: string): string {
  const typed = folded(text);
  const names = new Set<string>();
  for (const row of root.querySelectorAll<HTMLElement>('tr[data-who]')) {
    const { who = '' } = row.dataset;
    row.hidden = !answers(who, typed);
    if (!row.hidden) names.add(who);
  }
  for (const one of rounds) one.hidden = !hasGames(one, typed, round);
  if (typed === '') return '';
  return names.size === 0 ? 'Nobody of this name plays in it.' : `${names.size} found`;
}

function hasGames(round: HTMLElement, typed: string, number: string): boolean {
  const games = [...round.querySelectorAll<HTMLElement>('.game')];
  for (const game of games) game.hidden = typed !== '' && !playersIn(game).some((name) => answers(name, typed));
  return (number === '' || round.dataset['round'] === number) && games.some(({ hidden }) => !hidden);
}

const players = new WeakMap<Element, string[]>();

function playersIn(game: Element): string[] {
  const known = players.get(game) ?? [...game.querySelectorAll('.player')].map((one) => one.textContent ?? '');
  players.set(game, known);
  return known;
}

/** Whether the name or one of its words begins with the text, or the whole name has it within. */
function answers(name: string, typed: string): boolean {
  return typed === '' || folded(name).includes(typed);
}
