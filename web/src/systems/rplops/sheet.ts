// A game's sheet: the players in order of rank, and below them the printed table of points.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RplopsSheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { textOf } from '../../ui/rows.ts';
import { shares } from '../../ui/shares.ts';
import {
  sheetBand,
  sheetTable,
  workingButton,
  wrapping,
  type SheetColumn,
  type SheetRow,
} from '../../form/sheet_table.ts';
import { stepSum, workingLine } from '../../form/working.ts';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import type { GameModel, GameState } from './state.ts';
import { tableFor } from './formula.ts';
import { systemName } from './formula_fields.ts';
import { placeByOrder } from '../places.ts';
import { pointsTable } from './points_table.ts';

type Row = RplopsSheet['rows'][number];

export function drawSheet(sheet: RplopsSheet | null, model: GameModel): TemplateResult {
  const rows = sheet ? filledRows(sheet, model) : emptyRows(model.state);
  const name = tableFor(model)?.name ?? 'RPLOPS';
  return html`${sheetBand(systemName(name), model.state.heading || 'Score sheet for one game')}
    ${sheetTable({ opener: model, columns: columns(model), rows })} ${workingButton(model, rows)} ${pointsTable(model)}`;
}

function columns({ sheet, request, numbers }: GameModel): SheetColumn[] {
  const length = sheet && request?.hours;
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    {
      title: html`Points ${length ? html`<span class="column-mark">${numbers.grouped(length)} h</span>` : nothing}`,
      kind: 'total',
    },
  ];
}

function emptyRows({ finish }: GameState): SheetRow[] {
  return finish.map((row, index) => ({ key: row.key, cells: [placeByOrder(finish, index), textOf(row, 'player')] }));
}

function filledRows(sheet: RplopsSheet, { state, numbers }: GameModel): SheetRow[] {
  const ranked = [...sheet.rows].sort((one, other) => one.rank - other.rank);
  return ranked.map((row) => {
    const at = sheet.rows.indexOf(row);
    return {
      key: state.finish[at]?.key ?? '',
      cells: cellsOf(row, numbers),
      shares: shares([row.points], row.points, ranked[0]?.points ?? ''),
      working: working(sheet, row, at, numbers),
    };
  });
}

function cellsOf(row: Row, numbers: Numbers): unknown[] {
  const { player, rank, sharedBy, points } = row;
  const tie = sharedBy > 1 ? html` <small class="remark">${ranksOf(row)}</small>` : nothing;
  return [
    sharedBy > 1 ? `${rank}=` : rank,
    html`${player || 'No name'}${tie}`,
    html`<b>${wrapping(points, numbers)}</b>`,
  ];
}

/** "ranks 2 and 3", "ranks 2 to 5". */
function ranksOf({ rank, sharedBy }: Row): string {
  return `ranks ${rank} ${sharedBy === 2 ? 'and' : 'to'} ${rank + sharedBy - 1}`;
}

function working(sheet: RplopsSheet, row: Row, at: number, { bare }: Numbers): unknown {
  const steps = stepsOfRow(sheet.working, at);
  const mean = stepOf(steps, 'meanRank');
  const points = stepOf(steps, 'points');
  return [
    mean ? workingLine('Mean rank', html`${ranksOf(row)}: ${stepSum(mean, bare)}`) : nothing,
    points ? workingLine('Points', stepSum(points, bare)) : nothing,
  ];
}
