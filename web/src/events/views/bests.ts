// Earlier bests in a final that are no longer what the event's preliminary boards say.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { bare, withoutZeros } from '../../entry/figures.ts';
import { readNumber } from '../../entry/number_entry.ts';
import { shortened } from '../../entry/shortened.ts';
import { textOf, type Row } from '../../parts/rows.ts';
import type { EventGame } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';
import { plainName } from '../names.ts';
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

/** To be put right by one tap, or left where the organiser knows better. */
export function outdatedBests(desk: EventDesk, game: EventGame): TemplateResult | typeof nothing {
  const bests = game.form === 'puffing-billy/final' ? bestsIn(desk, plainName(game.state.heading)) : new Map<string, string>();
  const outdated = boardsOf(game).flatMap(({ finishers }) => finishers.flatMap((row) => outdatedIn(row, bests)));
  if (outdated.length === 0) return nothing;
  return html`<div class="outdated" role="status">
    <p>By the preliminary boards as they are now, the best before is ${outdated.map(inWords).join('; ')}.</p>
    <button type="button" class="choice" @click=${() => refresh(desk, game, bests)}>Bring ${outdated.length === 1 ? 'it' : 'them'} up to date</button>
  </div>`;
}

function boardsOf({ form, state }: EventGame): FinalBoard[] {
  return form === 'puffing-billy/final' ? (state['boards'] as FinalBoard[]) : [];
}

function outdatedIn(row: Row, bests: Map<string, string>): Outdated[] {
  const player = plainName(textOf(row, 'player'));
  const best = bests.get(player);
  const typed = textOf(row, 'best');
  return best === undefined || !differs(typed, best) ? [] : [{ player, typed, best }];
}

/** What cannot be read is told at its own field. */
function differs(typed: string, best: string): boolean {
  const entry = readNumber(typed, 'points');
  return 'blank' in entry || ('understood' in entry && withoutZeros(entry.understood) !== withoutZeros(best));
}

function inWords({ player, typed, best }: Outdated): string {
  return `${bare(best)} for ${shortened(player)}${typed.trim() === '' ? '' : `, not ${shortened(typed.trim())}`}`;
}

function refresh(desk: EventDesk, game: EventGame, bests: Map<string, string>): void {
  const fresh = (row: Row): Row => {
    const [outdated] = outdatedIn(row, bests);
    return outdated ? { ...row, best: outdated.best } : row;
  };
  const boards = boardsOf(game).map((board) => ({ ...board, finishers: board.finishers.map(fresh) }));
  desk.ledger.change([{ ...game, state: { ...game.state, boards } }], `${desk.called(game)}: bests brought up to date`);
}
