// The working of each power's score.
import { html, type TemplateResult } from 'lit/html.js';
import type { SizeMattersSheet } from 'tallysheet';
import { grouped } from '../../ui/figures.ts';
import { stepOf, stepsOfRow, workingLine, workingSteps } from '../../form/working.ts';

type GameRow = SizeMattersSheet['rows'][number];

export function gameWorking(sheet: SizeMattersSheet, row: GameRow, at: number): TemplateResult {
  if (row.modifier === null) return workingLine(withoutModifier(sheet, row), html`<b>${grouped(row.score)}</b>`);
  const names = { modifier: 'Modifier', modified: row.floored ? 'By modifier' : 'Score', floor: 'At the floor' };
  return html`${workingSteps(stepsOfRow(sheet.working, at), names, grouped)} ${workingLine('Other rounding', otherRounding(sheet, at))}`;
}

function withoutModifier(sheet: SizeMattersSheet, row: GameRow): string {
  if (row.power === sheet.soloist) return `Solo with ${row.centres}`;
  return isLeftOut(sheet, row) ? 'Not in the draw' : 'No centres';
}

/** Whether a power survived a draw without sharing it. */
export function isLeftOut({ result }: SizeMattersSheet, { centres, inDraw }: GameRow): boolean {
  return result === 'draw' && centres > 0 && !inDraw;
}

function otherRounding(sheet: SizeMattersSheet, at: number): string {
  const other = stepOf(stepsOfRow(sheet.working, at), 'otherRounding');
  return `${grouped(other?.rounded ?? '')}, ${difference(sheet, at) ?? 'the same'}`;
}

/** The difference to the other rounding: "0.09 more"; null if there is none. */
export function difference(sheet: SizeMattersSheet, at: number): string | null {
  const step = stepOf(stepsOfRow(sheet.working, at), 'difference');
  if (!step || !/[1-9]/.test(step.rounded)) return null;
  return `${grouped(step.rounded.replace('-', ''))} ${step.rounded.startsWith('-') ? 'less' : 'more'}`;
}
