// The qualifiers of each category with the cut marked, and buttons that create the final.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { QualifiersSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { placed } from '../../numbers/ordinals.ts';
import { inWords, shortened } from '../../ui/sentences.ts';
import { rowsOf } from '../../ui/rows.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../form/sheet_table.ts';
import type { FormId } from '../event_game.ts';
import type { EventContext } from '../event_context.ts';
import { competitions } from './competition_sheets.ts';
import { similarCategories } from './similar_categories.ts';
import { plainName } from '../player_names.ts';
import { LEAST, MOST } from './state.ts';
import { categoriesIn, qualifiersOf, requestOf, seatsIn, type Qualifying } from './qualifying.ts';
import '../../styles/standings.css';

type Player = QualifiersSheet['players'][number];

export function qualifiers(event: EventContext): TemplateResult {
  const categories = categoriesIn(event);
  return html`${similarCategories(event)} ${rule(event)}
    ${categories.length === 0 ? html`<p class="empty">No preliminary board can be scored yet.</p>` : nothing}
    ${drawn(event, categories)} ${competitions(event)}`;
}

/** How many rows are drawn at first, and how many more at a time to begin with. */
const AT_FIRST = 14;
const NEXT = 12;

/** One category after another, up to the row that is drawn last. */
function drawn(event: EventContext, categories: string[]): unknown[] {
  const seats = categories.reduce((sum, category) => sum + seatsIn(event, category), 0);
  let left = event.portion('qualifiers', seats, AT_FIRST, NEXT);
  const sections: unknown[] = [];
  for (const category of categories) {
    if (left <= 0) break;
    const found = qualifiersOf(event, category);
    const rows = Math.min(left, found.all.length);
    sections.push(kept(event, category, found, rows));
    left -= Math.max(1, found.all.length);
  }
  return sections;
}

/** The next portion leaves the categories that are drawn whole as they are. */
function kept(event: EventContext, category: string, found: Qualifying, rows: number): unknown {
  return guard([found, event.games, event.numbers, rows], () => oneCategory(event, category, found, rows));
}

function rule(event: EventContext): TemplateResult {
  const byTop = event.setting('rule') === 'top';
  return html`<div class="settings-body">
    ${event.settingField('rule')}
    ${byTop ? event.settingField('top') : nothing}
  </div>`;
}

const COLUMNS = [
  { title: 'Place', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Boards won', kind: 'part' },
  { title: 'Best', kind: 'total' },
];

function oneCategory(
  event: EventContext,
  category: string,
  { all, going, problem, note }: Qualifying,
  count: number,
): TemplateResult {
  const names = new Set(going.map(({ player }) => player));
  const last = all.map(({ player }) => names.has(player)).lastIndexOf(true);
  const rows = all.slice(0, count).map((one, at) => row(one, names, at === last, event.numbers));
  return html`<section class="sheet qualifying" aria-label="${category}, qualifiers">
    ${sheetBand(category, event.numbers.amount(going.length, 'qualifier'))}
    ${note ? html`<p class="note">${note}</p>` : nothing} ${openTies(event, category)} ${problem ? html`<p class="problem">${problem}</p>` : sheetTable({ opener: event, columns: COLUMNS, rows })}
    ${finals(event, category, going)}
  </section>`;
}

/** The cut is only a visual mark; every qualifier's name has the word as well. */
function row(
  { player, place, shared, boardsWon, best }: Player,
  going: Set<string>,
  cut: boolean,
  { bare }: Numbers,
): SheetRow {
  const goes = going.has(player);
  const name = goes
    ? html`<b>${player}</b> <small class="remark ${cut ? 'at-cut' : ''}">qualifies</small>`
    : html`<span class="not-going">${player}</span>`;
  return { key: player, cells: [placed(place, shared), name, boardsWon, bare(best)] };
}

/** Boards of the category whose list alone decides who placed ahead, and so perhaps who qualifies. */
function openTies(event: EventContext, category: string): TemplateResult[] {
  const { counted, openTies = [] } = event.standings();
  const { boards } = requestOf(event);
  const own = openTies.filter(({ board }) => plainName(boards[board]?.category ?? '') === category);
  return own.flatMap(({ board, score, players }) => {
    const game = counted[board];
    if (!game) return [];
    const who = inWords(
      players.map((player) => shortened(player)),
      'and',
    );
    return [
      html`<p class="note">${who} are level on ${event.numbers.grouped(score)} (<a href=${event.link('game', game.id)}>${event.called(game)}</a>). Who placed ahead is not reported; they stand as they are listed.</p>`,
    ];
  });
}

/** A button for every number of boards on which all find a seat. */
function finals(event: EventContext, category: string, going: Player[]): TemplateResult | typeof nothing {
  const { length } = going;
  if (length < LEAST) return nothing;
  const counts = Array.from({ length: Math.floor(length / LEAST) }, (_, at) => at + 1).filter(
    (boards) => Math.ceil(length / boards) <= MOST,
  );
  return html`<p class="note make-final">Make the final:
    ${counts.slice(0, 3).map((boards) => html`<button type="button" class="choice" @click=${() => make(event, category, going, boards)}>${event.numbers.amount(boards, 'board')}</button>`)}
    ${length <= MOST ? html`<button type="button" class="choice" @click=${() => makeTwoGames(event, category, going)}>two games</button>` : nothing}
  </p>`;
}

/** Distributes the players over the boards in turn, best first, with their best scores filled in. */
function make(event: EventContext, category: string, going: Player[], count: number): void {
  const boards = Array.from({ length: count }, (_, board) => {
    const dealt = going.filter((_, at) => at % count === board);
    return { key: String(board + 1), finishers: rowsOf(dealt.map(({ player, best }) => ({ player, best: best }))) };
  });
  add(event, 'puffing-billy/final', category, { boards });
}

function makeTwoGames(event: EventContext, category: string, going: Player[]): void {
  add(event, 'union-pacific', category, { players: rowsOf(going.map(({ player }) => ({ player }))) });
}

function add(event: EventContext, form: FormId, category: string, contents: object): void {
  event.addGame(form, { ...contents, heading: category }, `Final of ${shortened(category)} made`);
}
