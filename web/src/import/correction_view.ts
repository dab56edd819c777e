// The games of a file that differ from the event's: the old beside the new, and what the import does with each.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import { gameName, withinSentence } from '../systems/game_name.ts';
import type { SystemId } from '../systems/event_game.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { shortened } from '../ui/sentences.ts';
import type { Difference } from './differences.ts';
import { headingOf } from '../export/game_lines.ts';
import { correctionOf, decisionOn, isReplacedBy, type Options } from './plan.ts';
import type { Correction, Match } from './match_games.ts';

interface Shown extends Options {
  system: SystemId;
  numbers: Numbers;
  /** How many games are shown. */
  most: number;
  decide(match: Match, decision: string): void;
  showMore(): void;
}

export function changedGames(matches: Match[], shown: Shown): TemplateResult | typeof nothing {
  const changed = matches.filter(({ kind }) => kind === 'changed');
  if (changed.length === 0) return nothing;
  const more = changed.length - shown.most;
  return html`<section class="changed" aria-label="Games that differ from the event’s">
    ${changed.slice(0, shown.most).map((match) => changedGame(match, matches, shown))}
    ${more > 0 ? html`<p><button type="button" class="quiet" @click=${shown.showMore}>Show ${shown.numbers.grouped(more)} more</button></p>` : nothing}
  </section>`;
}

function changedGame(match: Match, matches: Match[], shown: Shown): TemplateResult {
  const decision = decisionOn(match, shown);
  const chosen = correctionOf(match, decision) ?? (match.corrections.length === 1 ? match.corrections[0] : undefined);
  const name = nameOf(match, shown.system);
  return html`<article>
    <h3>${name}</h3>
    ${match.doubt ? html`<p class="problem">${match.doubt} Choose what to do with it.</p>` : nothing}
    <label><span class="unseen">${name}:</span>
      <select @change=${(event: Event) => shown.decide(match, (event.target as HTMLSelectElement).value)}>
        ${choicesFor(match, matches, shown).map(({ value, label }) => html`<option value=${value} .selected=${value === decision}>${label}</option>`)}
      </select></label>
    ${chosen ? differenceTable(chosen.differences) : nothing}
  </article>`;
}

/** "Game 3, Rail Baron". */
function nameOf({ entry: { name, game } }: Match, system: SystemId): string {
  if (!layoutOf(system).numbersGames) return shortened(name);
  return [gameName(game, shortened(name)), shortened(headingOf(game))].join(', ');
}

function choicesFor(match: Match, matches: Match[], shown: Shown): { value: string; label: string }[] {
  const free = match.corrections.filter(({ existing }) => !isReplacedBy(matches, shown, match, existing.id));
  return [
    ...free.map((one) => ({ value: one.existing.id, label: replaceLabel(one) })),
    { value: 'add', label: 'Add as another game' },
    { value: 'skip', label: 'Leave the event as it is' },
  ];
}

function replaceLabel({ number, existing }: Correction): string {
  return `Replace ${withinSentence(gameName(existing, number))} of the event`;
}

export function differenceTable(differences: Difference[]): TemplateResult {
  return html`<table class="differences">
    <thead>
      <tr><td></td><th scope="col">In the event</th><th scope="col">New</th></tr>
    </thead>
    <tbody>
      ${differences.map(({ what, before, after }) => html`<tr><th scope="row">${what}</th><td><del>${before}</del></td><td><ins>${after}</ins></td></tr>`)}
    </tbody>
  </table>`;
}
