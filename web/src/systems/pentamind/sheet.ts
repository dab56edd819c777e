// A game's sheet: the players in order of rank, with the working of their points.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { PentamindSheet } from 'tallysheet';
import {
  sheetBand,
  sheetTable,
  workingButton,
  wrapping,
  type SheetColumn,
  type SheetRow,
} from '../../form/sheet_table.ts';
import { stepsOfRow } from '../../form/steps.ts';
import { workingSteps } from '../../form/working.ts';
import { placed } from '../../numbers/ordinals.ts';
import { textOf } from '../../ui/rows.ts';
import { shares } from '../../ui/shares.ts';
import { placeByOrder } from '../places.ts';
import type { GameModel } from './state.ts';

const COLUMNS: SheetColumn[] = [
  { title: 'Place', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Points', kind: 'total' },
];

const STEPS = { meanRank: 'Mean rank', points: 'Points' };

export function drawSheet(sheet: PentamindSheet | null, model: GameModel): TemplateResult {
  const { state } = model;
  const rows = sheet ? filledRows(sheet, model) : emptyRows(model);
  const remark = state.diluted ? html`<p class="note">With the dilution factor.</p>` : nothing;
  return html`${sheetBand('Pentamind', state.heading || 'Score sheet for one game')}
    ${sheetTable({ opener: model, columns: COLUMNS, rows })} ${workingButton(model, rows)} ${sheet ? remark : nothing}`;
}

function emptyRows({ state: { finish } }: GameModel): SheetRow[] {
  return finish.map((row, index) => ({ key: row.key, cells: [placeByOrder(finish, index), textOf(row, 'player')] }));
}

function filledRows(sheet: PentamindSheet, { state, numbers }: GameModel): SheetRow[] {
  const ranked = sheet.rows.map((row, at) => ({ row, at })).sort((one, other) => one.row.rank - other.row.rank);
  return ranked.map(({ row: { player, rank, sharedBy, points }, at }) => ({
    key: state.finish[at]?.key ?? '',
    cells: [placed(rank, sharedBy > 1), player || 'No name', html`<b>${wrapping(points, numbers)}</b>`],
    shares: shares([points], points, ranked[0]?.row.points ?? ''),
    working: workingSteps(stepsOfRow(sheet.working, at), STEPS, numbers.bare),
  }));
}
