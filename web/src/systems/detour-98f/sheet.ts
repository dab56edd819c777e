// One game as a sheet: the five parts of each power's raw points, and its share of 100, with its working.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Detour98fOutcome, Detour98fSheet } from 'tallysheet';
import { emptyPowers, powerAndPlayer, total } from '../diplomacy/board_rows.ts';
import { playing } from '../diplomacy/powers.ts';
import { shares } from '../../ui/shares.ts';
import { sheetBand, sheetTable, workingButton, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import type { GameModel } from './state.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { ordinal } from '../../numbers/ordinals.ts';
import { workingLine, workingSteps } from '../../form/working.ts';
import { stepsOfRow } from '../../form/steps.ts';
import { agreeing } from '../../ui/sentences.ts';

type GameRow = Detour98fSheet['rows'][number];

const PARTS = ['Centres', 'Fall 1905', 'Survival', 'Lead', 'Position'];

export function drawSheet(sheet: Detour98fSheet | null, model: GameModel): TemplateResult {
  const { state, numbers } = model;
  const rows = sheet ? sheet.rows.map((row, at) => sheetRow(sheet, row, at, numbers)) : emptyPowers(state.powers, ['']);
  return html`${sheetBand('Detour 98f', state.heading || 'Score sheet for one game')}
    ${sheetTable({ opener: model, columns: columns(sheet), rows, foot: sheet?.rawTotal == null ? undefined : foot(sheet.rawTotal) })}
    ${workingButton(model, rows)} ${sheet ? note(sheet) : nothing}`;
}

function columns(sheet: Detour98fSheet | null): SheetColumn[] {
  const upright = (title: string) => html`<span class="upright">${title}</span>`;
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Power', kind: 'player' },
    ...PARTS.map((title, at) => ({ title: upright(title), kind: `part swatch-${at + 1}` })),
    { title: upright('Raw points'), kind: 'figure' },
    { title: sheet?.result === 'win' ? 'Points' : 'Share of 100', kind: 'total' },
  ];
}

function sheetRow(sheet: Detour98fSheet, row: GameRow, at: number, numbers: Numbers): SheetRow {
  const first = sheet.rows.find(({ place }) => place === 1);
  const shown = partsOf(row);
  return {
    key: row.power,
    cells: [
      row.sharedBy > 1 ? `${row.place}=` : row.place,
      powerAndPlayer(row.power, row.player),
      ...(shown ?? withoutParts(row)),
      row.raw ?? none(),
      total(row.points, row.place === 1, numbers),
    ],
    shares: shown && row.raw !== null ? shares(shown, String(row.raw), String(first?.raw)) : undefined,
    working: gameWorking(sheet, row, at, numbers),
  };
}

function partsOf({ parts }: GameRow): number[] | null {
  return parts && [parts.centres, parts.fall1905, parts.survival, parts.lead, parts.position];
}

/** After a win only the centres are shown. */
function withoutParts({ centres }: GameRow): unknown[] {
  return PARTS.map((_, at) => (at === 0 ? centres : none()));
}

function none(): TemplateResult {
  return html`<span class="none">–</span>`;
}

function foot(rawTotal: number): TemplateResult {
  return html`<tr class="sum">
    <th scope="row" colspan="7">Total raw points</th>
    <td>${rawTotal}</td>
    <td class="total"></td>
  </tr>`;
}

function note({ result, rows }: Detour98fSheet): TemplateResult {
  const winner = rows.find(({ outcome }) => outcome === 'win');
  const other = rows.find(({ outcome }) => outcome !== 'win');
  if (result === 'draw' || !winner) {
    return html`<p class="note">Each share is rounded to two places, so together they may miss 100 by a few hundredths.</p>`;
  }
  return html`<p class="note">
    ${playing(winner)} has won with ${winner.centres} centres: ${winner.points} points, and ${other?.points} for everyone else. Their
    centres do not count here; they only separate games that are level in a tournament.
  </p>`;
}

const NAMES = { raw: 'Raw points', points: 'Share of 100' };

const AFTER_A_WIN: Record<Detour98fOutcome, string> = {
  win: 'Win',
  loss: 'Loss',
  elimination: 'Eliminated',
  draw: 'Draw',
};

function gameWorking(sheet: Detour98fSheet, row: GameRow, at: number, { grouped }: Numbers): TemplateResult {
  const { parts } = row;
  if (!parts)
    return workingLine(
      AFTER_A_WIN[row.outcome],
      html`${row.centres} ${agreeing(row.centres, 'centre')}: <b>${grouped(row.points)}</b>`,
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
