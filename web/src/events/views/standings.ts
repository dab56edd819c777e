// The standings as a sheet. Each row opens to show its games.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { shortened } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import type { Column, StandingRow } from '../../systems/event_rules.ts';
import type { Standings } from '../scoring.ts';
import { shares } from '../../ui/shares.ts';
import { sheetBand, sheetTable, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import { behind } from './behind.ts';
import { picture } from './picture.ts';
import '../../styles/standings.css';

/** The number of rows drawn at first. */
const FIRST = 40;

export function standings(model: EventModel): TemplateResult {
  const found = model.scoring.standings();
  const { name } = model.store.head;
  return html`<p class="event-tools">
      <a class="quiet" href=${model.link('screen')}>Big screen</a>
      <a class="quiet" href=${model.link('sheets')}>All sheets, to print</a>
      <button type="button" class="quiet" @click=${() => window.print()}>Print the standings</button>
    </p>
    ${faults(found)}
    <section class="sheet standings" aria-label="Standings">
      ${sheetBand(model.system.name, `${name}: standings`)} ${found.rows === null ? nothing : table(model, found, found.rows)}
      ${leftOut(model, found)}
    </section>
    ${found.rows?.length ? picture(model, found.rows) : nothing}`;
}

function faults({ problems }: Standings): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="summary" role="alert">
    <h2>Check the settings</h2>
    <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
  </div>`;
}

function table(model: EventModel, found: Standings, rows: StandingRow[]): TemplateResult {
  if (rows.length === 0) return html`<p class="note">No game can be scored yet.</p>`;
  const columns = model.scoring.rules.columns(rows, model.store.head.settings);
  const most = Number(model.notes.get('rows') ?? FIRST);
  const seen = rows
    .slice(0, most)
    .map((row, at) => sheetRow(model, found, columns, row, rows[at - 1], rows[0]?.total ?? ''));
  return html`${sheetTable({ opener: model, columns: headOf(columns), rows: seen })} ${rest(model, rows.length, most)}`;
}

function headOf(columns: Column[]): SheetColumn[] {
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    ...columns,
    { title: 'Total', kind: 'total' },
  ];
}

function sheetRow(
  model: EventModel,
  found: Standings,
  columns: Column[],
  row: StandingRow,
  above: StandingRow | undefined,
  whole: string,
): SheetRow {
  const { rules } = model.scoring;
  const apart = above ? rules.apart(row, above, found.counted) : null;
  const parts = rules.parts(row);
  return {
    key: row.player,
    cells: [
      row.shared ? `${row.place}=` : row.place,
      html`${row.player}${apart ? html` <small class="remark">${apart.short}</small>` : nothing}`,
      ...rules.cells(row, columns),
      html`<b>${rules.figure(row.total)}</b>`,
    ],
    ...(parts && !isNothing(whole)
      ? {
          shares: shares(
            parts.map(({ figure }) => figure),
            row.total,
            whole,
          ),
        }
      : {}),
    working: model.isOpen(row.player)
      ? html`${apart ? html`<p class="sentence">${apart.sentence}</p>` : nothing}${behind(model, row)}`
      : null,
  };
}

function isNothing(figure: string): boolean {
  return /^[0.]*$/.test(figure);
}

function rest(model: EventModel, all: number, most: number): TemplateResult | typeof nothing {
  if (all <= most) return nothing;
  const show = () => {
    model.note('rows', String(all));
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>('.standings .opener')[most]?.focus());
  };
  return html`<p class="note"><button type="button" class="quiet" @click=${show}>Show all ${all} players</button></p>`;
}

function leftOut(model: EventModel, { left }: Standings): TemplateResult | typeof nothing {
  if (left.length === 0) return nothing;
  return html`<details class="left-out">
    <summary>${left.length === 1 ? 'One game is not in these standings' : `${left.length} games are not in these standings`}</summary>
    <ul>${left.map(({ game, why }) => html`<li><a href=${model.link('game', game.id)}>${model.called(game)}${game.state.heading ? `, ${shortened(game.state.heading)}` : ''}</a>: ${why}</li>`)}</ul>
  </details>`;
}
