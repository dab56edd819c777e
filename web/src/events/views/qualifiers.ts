// Who goes to each category's final, marked on the cut; and the final's boards made of them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { QualifiersSheet } from 'tallysheet';
import { bare } from '../../entry/figures.ts';
import { shortened } from '../../entry/shortened.ts';
import { rowsOf } from '../../parts/rows.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../parts/sheet_table.ts';
import { newGame, type GameForm } from '../event.ts';
import type { EventDesk } from '../event_desk.ts';
import { alikeCategories } from './alike_categories.ts';
import { categoriesIn, qualifiersOf } from './qualifying.ts';
import { settingChoice, settingField } from './setting_fields.ts';
import '../styles/standings.css';

type Player = QualifiersSheet['players'][number];

export function qualifiers(desk: EventDesk): TemplateResult {
  const categories = categoriesIn(desk);
  return html`${alikeCategories(desk)} ${rule(desk)}
    ${categories.length === 0 ? html`<p class="empty">No preliminary board that can be scored yet.</p>` : nothing}
    ${categories.map((category) => oneCategory(desk, category))}`;
}

function rule(desk: EventDesk): TemplateResult {
  const byTop = desk.ledger.setting('rule') === 'top';
  return html`<div class="settings-body">
    ${settingChoice(desk, 'rule', 'To a final go', [
      { value: 'board-winners', label: 'everyone who won a board' },
      { value: 'top', label: 'the best scores', hint: 'and more where they are level at the cut' },
    ])}
    ${byTop ? settingField(desk, 'top', 'How many', 'numeric') : nothing}
  </div>`;
}

const COLUMNS = [
  { title: 'Place', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Boards won', kind: 'part' },
  { title: 'Best', kind: 'total' },
];

function oneCategory(desk: EventDesk, category: string): TemplateResult {
  const { all, going, problem } = qualifiersOf(desk, category);
  const names = new Set(going.map(({ player }) => player));
  const last = all.map(({ player }) => names.has(player)).lastIndexOf(true);
  const rows = all.map((one, at) => row(one, names, at === last));
  return html`<section class="sheet qualifying" aria-label="${category}, qualifiers">
    ${sheetBand(category, going.length === 1 ? 'one qualifier' : `${going.length} qualifiers`)}
    ${problem ? html`<p class="problem">${problem}</p>` : sheetTable({ desk, columns: COLUMNS, rows })} ${finals(desk, category, going)}
  </section>`;
}

/** The cut is a mark for the eye; the word stands with every name. */
function row({ player, place, boardsWon, best }: Player, going: Set<string>, cut: boolean): SheetRow {
  const goes = going.has(player);
  const name = goes ? html`<b>${player}</b> <small class="remark ${cut ? 'at-cut' : ''}">qualifies</small>` : html`<span class="below">${player}</span>`;
  return { key: player, cells: [place, name, boardsWon, bare(best)] };
}

/** For every number of boards on which they can sit, two to six at each. */
function finals(desk: EventDesk, category: string, going: Player[]): TemplateResult | typeof nothing {
  const { length } = going;
  if (length < 2) return nothing;
  const counts = Array.from({ length: Math.floor(length / 2) }, (_, at) => at + 1).filter((boards) => Math.ceil(length / boards) <= 6);
  return html`<p class="note make-final">Make the final:
    ${counts.slice(0, 3).map((boards) => html`<button type="button" class="choice" @click=${() => make(desk, category, going, boards)}>${boards === 1 ? 'one board' : `${boards} boards`}</button>`)}
    ${length <= 6 && desk.forms.has('union-pacific') ? html`<button type="button" class="choice" @click=${() => makeTwoGames(desk, category, going)}>two games</button>` : nothing}
  </p>`;
}

/** Dealt out in turn, best first, with each one's best so far filled in. */
function make(desk: EventDesk, category: string, going: Player[], count: number): void {
  const boards = Array.from({ length: count }, (_, board) => {
    const dealt = going.filter((_, at) => at % count === board);
    return { key: String(board + 1), finishers: rowsOf(dealt.map(({ player, best }) => ({ player, best: best }))) };
  });
  add(desk, 'puffing-billy/final', category, { boards });
}

function makeTwoGames(desk: EventDesk, category: string, going: Player[]): void {
  add(desk, 'union-pacific', category, { players: rowsOf(going.map(({ player }) => ({ player }))) });
}

function add(desk: EventDesk, form: GameForm, category: string, state: object): void {
  const game = newGame(form, { ...desk.forms.get(form)?.blank(), ...state, heading: category });
  desk.ledger.add([game], `Final of ${shortened(category)} made`);
  desk.entering = game.id;
  desk.go('game', game.id);
}

