// Asks before a form's game is added to an event that has it already, the same or with other figures.
import { html, type TemplateResult } from 'lit/html.js';
import { differenceTable } from '../import/correction_view.ts';
import { headingOf, linesOf } from '../export/game_lines.ts';
import { matchGames, type Correction } from '../import/match_games.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { GAME_FIELDS } from '../systems/game_fields.ts';
import { gameName, withinSentence } from '../systems/game_name.ts';
import { shortened } from '../ui/sentences.ts';
import '../import/import.css';

/** The game of the event that this one is, or may be a new version of. */
export interface Twin {
  kind: 'same' | 'changed';
  correction: Correction;
}

/** Returns null if the event does not have the game. What only an event knows of a game, its own fields, is left out. */
export async function twinOf(
  system: SystemId,
  event: EventGame[],
  game: EventGame,
  numbers: Numbers,
): Promise<Twin | null> {
  const layout = layoutOf(system);
  const name = layout.numbersGames ? '' : headingOf(game);
  const carried = new Set(layout.columns.map(({ id }) => id).filter((id) => !(id in GAME_FIELDS)));
  const entry = { game, name, lines: linesOf(layout, game, name) };
  const [match] = await matchGames(layout, event, [entry], carried, numbers);
  const [correction] = [...(match?.corrections ?? [])].sort(fewerDifferences);
  return match && match.kind !== 'new' && correction ? { kind: match.kind, correction } : null;
}

function fewerDifferences(one: Correction, other: Correction): number {
  return one.differences.length - other.differences.length;
}

/** The event's game with the form's contents. */
export function replacement({ correction: { existing } }: Twin, { form, state }: EventGame): EventGame {
  return { ...existing, form, state };
}

interface Answers {
  open(): void;
  add(): void;
  replace(): void;
  cancel(): void;
}

export function twinQuestion({ kind, correction }: Twin, event: string, answers: Answers): TemplateResult {
  const { existing, number, differences } = correction;
  const there = withinSentence(gameName(existing, number));
  const question =
    kind === 'same'
      ? `This game is already in “${shortened(event)}”, as ${there}.`
      : `“${shortened(event)}” has this game with other figures, as ${there}.`;
  const [main, press] = kind === 'same' ? ['Open it', answers.open] : ['Replace it', answers.replace];
  return html`<div class="files twin" role="group" aria-labelledby="twice-question">
    <p id="twice-question" tabindex="-1">${question}</p>
    ${kind === 'changed' ? differenceTable(differences) : ''}
    <p class="event-tools">
      <button type="button" class="choice take" @click=${press}>${main}</button>
      <button type="button" class="choice" @click=${answers.add}>${kind === 'same' ? 'Add it again' : 'Add as another game'}</button>
      <button type="button" class="quiet" @click=${answers.cancel}>Cancel</button>
    </p>
  </div>`;
}
