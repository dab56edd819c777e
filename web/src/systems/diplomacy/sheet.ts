// A game's sheet: centres and score of each power, with its working.
import { html, type TemplateResult } from 'lit/html.js';
import type { DiplomacySheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { placed } from '../../numbers/ordinals.ts';
import { sheetBand, sheetTable, workingButton, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import { stepsOfRow } from '../../form/steps.ts';
import { workingLine, workingSteps } from '../../form/working.ts';
import { shares } from '../../ui/shares.ts';
import { emptyPowers, powerAndPlayer, total } from './board_rows.ts';
import { isShared, systemTitle } from './model.ts';
import type { GameModel } from './state.ts';

const COLUMNS: SheetColumn[] = [
  { title: 'Power', kind: 'player' },
  { title: 'Centres', kind: 'part' },
  { title: 'Score', kind: 'total' },
];

const STEPS = { raw: 'Raw points', bonus: 'Bonus', points: 'Points', score: 'Score', total: 'Total' };

export function drawSheet(sheet: DiplomacySheet | null, model: GameModel): TemplateResult {
  const rows = sheet
    ? sheet.rows.map((row, at) => sheetRow(sheet, row, at, model.numbers))
    : emptyPowers(model.state.powers);
  return html`${sheetBand(systemTitle(model.state), model.state.heading || 'Score sheet for one game')}
    ${sheetTable({ opener: model, columns: COLUMNS, rows })} ${workingButton(model, rows)}`;
}

function sheetRow(sheet: DiplomacySheet, row: DiplomacySheet['rows'][number], at: number, numbers: Numbers): SheetRow {
  const best = sheet.rows.find(({ place }) => place === 1)?.score ?? '';
  const steps = workingSteps(stepsOfRow(sheet.working, at), STEPS, numbers.grouped);
  return {
    key: row.power,
    place: placed(row.place, isShared(sheet, row)),
    cells: [powerAndPlayer(row.power, row.player), row.centres, total(row.score, row.place === 1, numbers)],
    shares: shares([row.score], row.score, best),
    working: steps.length > 0 ? steps : workingLine('Score', html`<b>${numbers.grouped(row.score)}</b>`),
  };
}
