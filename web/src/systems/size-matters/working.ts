// How each power's score came about.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { grouped } from '../../entry/figures.ts';
import { stepOf, stepsOfRow, stepSum, workingLine } from '../../parts/working.ts';
import { soloistOf, type GameSheet } from './score.ts';

type GameRow = GameSheet['rows'][number];

export function gameWorking(sheet: GameSheet, row: GameRow, at: number): TemplateResult {
  const steps = stepsOfRow(sheet.working, at);
  const line = (what: string, name: string) => {
    const step = stepOf(steps, name);
    return step ? workingLine(what, stepSum(step, grouped)) : nothing;
  };
  if (row.modifier === null) return workingLine(withoutModifier(sheet, row), html`<b>${row.score}</b>`);
  return html`${line('Modifier', 'modifier')} ${line(sheet.result === 'solo' ? 'Score' : 'Draw score × modifier', 'modified')}
    ${line('Floor', 'floor')} ${row.floored ? workingLine('Score', html`raised to the floor: <b>${grouped(row.score)}</b>`) : nothing}
    ${workingLine('Other rounding', html`${otherRounding(sheet, at)}`)}`;
}

function withoutModifier(sheet: GameSheet, row: GameRow): string {
  if (row.power === soloistOf(sheet)) return `Solo with ${row.centres}`;
  return isLeftOut(sheet, row) ? 'Not in the draw' : 'No centres';
}

/** Survived a draw without sharing it. */
export function isLeftOut({ result }: GameSheet, { centres, inDraw }: GameRow): boolean {
  return result === 'draw' && centres > 0 && !inDraw;
}

function otherRounding(sheet: GameSheet, at: number): string {
  const other = stepOf(stepsOfRow(sheet.working, at), 'otherRounding');
  return `${grouped(other?.rounded ?? '')}, ${difference(sheet, at) ?? 'the same'}`;
}

/** "0.09 more", by the other rounding; null where both give the same. */
export function difference(sheet: GameSheet, at: number): string | null {
  const step = stepOf(stepsOfRow(sheet.working, at), 'difference');
  if (!step || !/[1-9]/.test(step.rounded)) return null;
  return step.rounded.startsWith('-') ? `${step.rounded.slice(1)} less` : `${step.rounded} more`;
}
