// One game as a sheet: base, draw score and floor at its foot, modifier and score of each power, with its working.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { SizeMattersSheet, Step } from 'tallysheet';
import { emptyPowers, listed, powerAndPlayer, total } from '../diplomacy/board_rows.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { capital } from '../../ui/sentences.ts';
import { shares } from '../../ui/shares.ts';
import { sheetBand, sheetTable, workingButton, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import type { GameModel } from './state.ts';
import { workingLine, workingSteps } from '../../form/working.ts';
import { stepOf, stepsOfRow, stepTerms } from '../../form/steps.ts';

type GameRow = SizeMattersSheet['rows'][number];

export function drawSheet(sheet: SizeMattersSheet | null, model: GameModel): TemplateResult {
  const rows = sheet
    ? sheet.rows.map((row, at) => sheetRow(sheet, row, at, model.numbers))
    : emptyPowers(model.state.powers);
  return html`${sheetBand('Size Matters', model.state.heading || 'Score sheet for one game')}
    ${sheetTable({ opener: model, columns: columns(sheet), rows, foot: sheet ? foot(sheet, model) : undefined })}
    ${workingButton(model, rows)} ${sheet ? roundings(sheet, model) : nothing}`;
}

function columns(sheet: SizeMattersSheet | null): SheetColumn[] {
  return [
    { title: 'Power', kind: 'player' },
    { title: 'Centres', kind: 'part' },
    { title: 'Modifier', kind: 'part' },
    { title: sheet?.result === 'solo' ? 'Centres × modifier' : 'Draw score × modifier', kind: 'figure' },
    { title: 'Score', kind: 'total' },
  ];
}

function sheetRow(sheet: SizeMattersSheet, row: GameRow, at: number, numbers: Numbers): SheetRow {
  const { grouped } = numbers;
  const modified = stepOf(stepsOfRow(sheet.working, at), 'modified');
  const best = sheet.rows.find(({ place }) => place === 1)?.score ?? '';
  const modifier = row.modifier ? grouped(row.modifier) : html`<span class="none">–</span>`;
  const product = html`${grouped(modified?.rounded ?? '')}${remark(sheet, row)}`;
  return {
    key: row.power,
    place: `${row.place}${sheet.rows.some((other) => other !== row && other.place === row.place) ? '=' : ''}`,
    cells: [
      powerAndPlayer(row.power, row.player),
      row.centres,
      modifier,
      product,
      total(row.score, row.place === 1, numbers),
    ],
    // The part of a score that the floor adds extends from the modified score to the final score: see form.css.
    shares: shares(modified && row.floored ? [modified.value, modified.value] : [row.score], row.score, best),
    working: gameWorking(sheet, row, at, numbers),
  };
}

/** A remark on a row, in a word or two. */
function remark(sheet: SizeMattersSheet, row: GameRow): TemplateResult | typeof nothing {
  const words =
    row.power === sheet.soloist ? 'solo' : row.floored ? 'floor' : isLeftOut(sheet, row) ? 'not in the draw' : '';
  return words ? html` <small class="remark">${words}</small>` : nothing;
}

function foot(sheet: SizeMattersSheet, { state, numbers }: GameModel): TemplateResult {
  const ofSheet = stepsOfRow(sheet.working, null);
  return html`${footLine('Base', stepOf(ofSheet, 'base'), numbers)}
    ${sheet.result === 'draw' ? html`${footLine('Draw score', stepOf(ofSheet, 'drawScore'), numbers)} ${floorLine(sheet, state.floor, numbers)}` : nothing}`;
}

function floorLine({ working }: SizeMattersSheet, kept: boolean, numbers: Numbers): TemplateResult {
  const floor = working?.find(({ name }) => name === 'floor');
  return footLine(floor ? 'Floor' : kept ? 'Floor, nobody below it' : 'Floor, not applied', floor, numbers);
}

function footLine(name: string, step: Step | undefined, { grouped }: Numbers): TemplateResult {
  return html`<tr>
    <th scope="row" colspan="3">${name}${step?.terms.includes(' ') ? `, ${stepTerms(step, grouped)}` : nothing}</th>
    <td>${grouped(step?.rounded ?? '–')}</td>
    <td class="total"></td>
  </tr>`;
}

/** The powers whose scores would differ with the other rounding. */
function roundings(sheet: SizeMattersSheet, { state, numbers }: GameModel): TemplateResult {
  const other = state.rounding === 'published' ? 'With exact modifiers' : 'With modifiers rounded first, as published,';
  const differing = sheet.rows.flatMap(({ power }, at) => {
    const apart = difference(sheet, at, numbers);
    return apart ? [`${capital(power)} ${apart}`] : [];
  });
  if (differing.length === 0) return html`<p class="note">${other} every score would be the same.</p>`;
  return html`<p class="note">${other} the scores would differ: ${listed(differing)}.</p>`;
}

function gameWorking(sheet: SizeMattersSheet, row: GameRow, at: number, numbers: Numbers): TemplateResult {
  const { grouped } = numbers;
  if (row.modifier === null) return workingLine(withoutModifier(sheet, row), html`<b>${grouped(row.score)}</b>`);
  const names = { modifier: 'Modifier', modified: row.floored ? 'By modifier' : 'Score', floor: 'At the floor' };
  return html`${workingSteps(stepsOfRow(sheet.working, at), names, grouped)} ${workingLine('Other rounding', otherRounding(sheet, at, numbers))}`;
}

function withoutModifier(sheet: SizeMattersSheet, row: GameRow): string {
  if (row.power === sheet.soloist) return `Solo with ${row.centres}`;
  return isLeftOut(sheet, row) ? 'Not in the draw' : 'No centres';
}

/** Whether a power survived a draw without sharing it. */
function isLeftOut({ result }: SizeMattersSheet, { centres, inDraw }: GameRow): boolean {
  return result === 'draw' && centres > 0 && !inDraw;
}

function otherRounding(sheet: SizeMattersSheet, at: number, numbers: Numbers): string {
  const other = stepOf(stepsOfRow(sheet.working, at), 'otherRounding');
  return `${numbers.grouped(other?.rounded ?? '')}, ${difference(sheet, at, numbers) ?? 'the same'}`;
}

/** The difference to the other rounding: "0.09 more"; null if there is none. */
function difference(sheet: SizeMattersSheet, at: number, { grouped }: Numbers): string | null {
  const step = stepOf(stepsOfRow(sheet.working, at), 'difference');
  if (!step || !/[1-9]/.test(step.rounded)) return null;
  return `${grouped(step.rounded.replace('-', ''))} ${step.rounded.startsWith('-') ? 'less' : 'more'}`;
}
