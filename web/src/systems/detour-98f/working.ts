// The working of each power's share.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Detour98fOutcome, Detour98fSheet } from 'tallysheet';
import { grouped, ordinal } from '../../ui/figures.ts';
import { stepsOfRow, workingLine, workingSteps } from '../../form/working.ts';

type GameRow = Detour98fSheet['rows'][number];

const NAMES = { raw: 'Raw points', points: 'Share of 100' };

const AFTER_A_WIN: Record<Detour98fOutcome, string> = {
  win: 'Win',
  loss: 'Loss',
  elimination: 'Eliminated',
  draw: 'Draw',
};

export function gameWorking(sheet: Detour98fSheet, row: GameRow, at: number): TemplateResult {
  const { parts } = row;
  if (!parts)
    return workingLine(
      AFTER_A_WIN[row.outcome],
      html`${row.centres} ${row.centres === 1 ? 'centre' : 'centres'}: <b>${grouped(row.points)}</b>`,
    );
  return html`
    ${row.outcome === 'elimination' ? fall1905(parts.fall1905) : workingLine('Position', html`${position(row)}: <b>${parts.position}</b>`)}
    ${row.place === 1 ? workingLine('Lead', html`${lead(row)} <b>${parts.lead}</b>`) : nothing}
    ${workingSteps(stepsOfRow(sheet.working, at), NAMES, grouped)}
  `;
}

function fall1905(points: number): TemplateResult {
  return workingLine('Fall 1905', html`${points > 0 ? 'still held a centre' : 'eliminated by then'}: <b>${points}</b>`);
}

function lead({ sharedBy }: GameRow): string {
  return sharedBy > 1 ? 'shared lead:' : 'ahead of the second by';
}

/** Level powers get the points of the lowest place they fill. */
function position({ place, sharedBy }: GameRow): string {
  return sharedBy > 1
    ? `${ordinal(place)}, shared by ${sharedBy}, who take the lowest of their places`
    : ordinal(place);
}
