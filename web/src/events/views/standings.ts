// The standings as a sheet: each row opens to the games behind it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { shortened } from '../../entry/shortened.ts';
import type { EventDesk } from '../event_desk.ts';
import type { Column, StandingRow } from '../kinds/kind.ts';
import type { Standings } from '../scoring.ts';
import { shares } from '../../parts/shares.ts';
import { sheetBand, sheetTable, type SheetColumn, type SheetRow } from '../../parts/sheet_table.ts';
import { behind } from './behind.ts';
import { picture } from './picture.ts';
import '../styles/standings.css';

/** Rows that are drawn before one asks for more. */
const FIRST = 40;

export function standings(desk: EventDesk): TemplateResult {
  const found = desk.scoring.standings();
  const { name } = desk.ledger.head;
  return html`<p class="event-tools">
      <a class="quiet" href=${desk.link('screen')}>Big screen</a>
      <a class="quiet" href=${desk.link('sheets')}>All sheets, to print</a>
      <button type="button" class="quiet" @click=${() => window.print()}>Print the standings</button>
    </p>
    ${faults(found)}
    <section class="sheet standings" aria-label="Standings">
      ${sheetBand(desk.system.name, `${name}: standings`)} ${found.rows === null ? nothing : table(desk, found, found.rows)}
      ${leftOut(desk, found)}
    </section>
    ${found.rows?.length ? picture(desk, found.rows) : nothing}`;
}

function faults({ problems }: Standings): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="summary" role="alert">
    <h2>The settings stand in the way</h2>
    <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
  </div>`;
}

function table(desk: EventDesk, found: Standings, rows: StandingRow[]): TemplateResult {
  if (rows.length === 0) return html`<p class="note">No game that can be scored yet.</p>`;
  const columns = desk.scoring.kind.columns(rows, desk.ledger.head.settings);
  const most = Number(desk.notes.get('rows') ?? FIRST);
  const seen = rows.slice(0, most).map((row, at) => sheetRow(desk, found, columns, row, rows[at - 1], rows[0]?.total ?? ''));
  return html`${sheetTable({ desk, columns: headOf(columns), rows: seen })} ${rest(desk, rows.length, most)}`;
}

function headOf(columns: Column[]): SheetColumn[] {
  return [{ title: 'Place', kind: 'place' }, { title: 'Player', kind: 'player' }, ...columns, { title: 'Total', kind: 'total' }];
}

function sheetRow(desk: EventDesk, found: Standings, columns: Column[], row: StandingRow, above: StandingRow | undefined, whole: string): SheetRow {
  const { kind } = desk.scoring;
  const apart = above ? kind.apart(row, above, found.counted) : null;
  const parts = kind.parts(row);
  return {
    key: row.player,
    cells: [
      row.shared ? `${row.place}=` : row.place,
      html`${row.player}${apart ? html` <small class="remark">${apart.short}</small>` : nothing}`,
      ...kind.cells(row, columns),
      html`<b>${kind.figure(row.total)}</b>`,
    ],
    ...(parts && !isNothing(whole) ? { shares: shares(parts.map(({ figure }) => figure), row.total, whole) } : {}),
    working: desk.isOpen(row.player) ? html`${apart ? html`<p class="sentence">${apart.sentence}</p>` : nothing}${behind(desk, row)}` : null,
  };
}

function isNothing(figure: string): boolean {
  return /^[0.]*$/.test(figure);
}

function rest(desk: EventDesk, all: number, most: number): TemplateResult | typeof nothing {
  if (all <= most) return nothing;
  const show = () => {
    desk.note('rows', String(all));
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>('.standings .opener')[most]?.focus());
  };
  return html`<p class="note"><button type="button" class="quiet" @click=${show}>Show all ${all} players</button></p>`;
}

function leftOut(desk: EventDesk, { left }: Standings): TemplateResult | typeof nothing {
  if (left.length === 0) return nothing;
  return html`<details class="left-out">
    <summary>${left.length === 1 ? 'One game is not in these standings' : `${left.length} games are not in these standings`}</summary>
    <ul>${left.map(({ game, why }) => html`<li><a href=${desk.link('game', game.id)}>${desk.called(game)}${game.state.heading ? `, ${shortened(game.state.heading)}` : ''}</a>: ${why}</li>`)}</ul>
  </details>`;
}
