// Finds earlier bests in a final that differ from the event's preliminary boards.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { withoutZeros, type Numbers } from '../../numbers/numbers.ts';
import { numbersOfSheet } from '../../numbers/sheet_numbers.ts';
import { agreeing, shortened } from '../../ui/sentences.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import type { EventGame } from '../event_game.ts';
import type { EventContext } from '../event_context.ts';
import { plainName } from '../player_names.ts';
import { bestsIn } from './qualifying.ts';

interface FinalBoard {
  key: string;
  finishers: Row[];
}

interface Outdated {
  player: string;
  typed: string;
  best: string;
}

/** Offers to update them; the organiser may leave them. */
export function outdatedBests(event: EventContext, game: EventGame): TemplateResult | typeof nothing {
  const bests =
    game.form === 'puffing-billy/final' ? bestsIn(event, plainName(game.state.heading)) : new Map<string, string>();
  const numbers = numbersOfSheet(game.state);
  const outdated = boardsOf(game).flatMap(({ finishers }) =>
    finishers.flatMap((row) => outdatedIn(row, bests, numbers)),
  );
  if (outdated.length === 0) return nothing;
  return html`<div class="outdated" role="status">
    <p>According to the current preliminary boards, the best before is ${outdated.map((one) => inWords(one, numbers)).join('; ')}.</p>
    <button type="button" class="choice" @click=${() => refresh(event, game, bests)}>Update ${agreeing(outdated.length, 'it', 'them')}</button>
  </div>`;
}

function boardsOf({ form, state }: EventGame): FinalBoard[] {
  return form === 'puffing-billy/final' ? (state['boards'] as FinalBoard[]) : [];
}

function outdatedIn(row: Row, bests: Map<string, string>, numbers: Numbers): Outdated[] {
  const player = plainName(textOf(row, 'player'));
  const best = bests.get(player);
  const typed = textOf(row, 'best');
  return best === undefined || !differs(typed, best, numbers) ? [] : [{ player, typed, best }];
}

/** Values that cannot be read are reported at their own fields. */
function differs(typed: string, best: string, { read }: Numbers): boolean {
  const entry = read(typed, 'points');
  return 'blank' in entry || ('understood' in entry && withoutZeros(entry.understood) !== withoutZeros(best));
}

function inWords({ player, typed, best }: Outdated, { bare }: Numbers): string {
  return `${bare(best)} for ${shortened(player)}${typed.trim() === '' ? '' : `, not ${shortened(typed.trim())}`}`;
}

function refresh(event: EventContext, game: EventGame, bests: Map<string, string>): void {
  event.changeGame(game, (now) => withBests(now, bests), 'bests updated');
}

function withBests(game: EventGame, bests: Map<string, string>): EventGame {
  const numbers = numbersOfSheet(game.state);
  const fresh = (row: Row): Row => {
    const [outdated] = outdatedIn(row, bests, numbers);
    return outdated ? { ...row, best: numbers.grouped(outdated.best) } : row;
  };
  const boards = boardsOf(game).map((board) => ({ ...board, finishers: board.finishers.map(fresh) }));
  return { ...game, state: { ...game.state, boards } };
}
