// A game's sheet: the rule's score of each player, and its lines with their figures as the working.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RuleSheet, RuleStep } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { placed } from '../../numbers/ordinals.ts';
import {
  sheetBand,
  sheetTable,
  workingButton,
  wrapping,
  type SheetColumn,
  type SheetRow,
} from '../../form/sheet_table.ts';
import { stepSum, workingLine } from '../../form/working.ts';
import { capital } from '../../ui/sentences.ts';
import { shares } from '../../ui/shares.ts';
import { textOf } from '../../ui/rows.ts';
import { emptyPowers, powerAndPlayer } from '../diplomacy/board_rows.ts';
import { ruleName } from './reading.ts';
import type { GameModel } from './state.ts';

const COLUMNS: SheetColumn[] = [
  { title: 'Place', kind: 'place' },
  { title: 'Player', kind: 'player' },
  { title: 'Score', kind: 'total' },
];

export function drawSheet(sheet: RuleSheet | null, model: GameModel): TemplateResult {
  const { state, numbers } = model;
  const rows = sheet ? filledRows(sheet, model) : emptyRows(model);
  const ofGame = sheet?.working?.filter(({ row }) => row === null) ?? [];
  return html`${sheetBand(state.rule.trim() ? ruleName(state.rule) : 'Your own rule', state.heading || 'Score sheet for one game')}
    ${sheetTable({ opener: model, columns: COLUMNS, rows })} ${workingButton(model, rows)}
    ${ofGame.length > 0 ? html`<section class="game-lines"><h3>For all players</h3>${ofGame.map((step) => stepLine(step, numbers))}</section>` : nothing}`;
}

function emptyRows({ state }: GameModel): SheetRow[] {
  if ('powers' in state) return emptyPowers(state.powers, ['']);
  return state.players.map((row) => ({ key: row.key, cells: ['', textOf(row, 'player')] }));
}

function filledRows({ rows, working = [] }: RuleSheet, { state, numbers }: GameModel): SheetRow[] {
  const list = 'powers' in state ? state.powers : state.players;
  const ranked = rows.map((row, at) => ({ row, at })).sort((one, other) => one.row.place - other.row.place);
  return ranked.map(({ row: { place, player, power, score }, at }) => ({
    key: list[at]?.key ?? '',
    cells: [
      placed(
        place,
        rows.some((other, index) => index !== at && other.place === place),
      ),
      power ? powerAndPlayer(power, player) : player || 'No name',
      html`<b>${wrapping(score, numbers)}</b>`,
    ],
    shares: shares([score], score, ranked[0]?.row.score ?? ''),
    working: working.filter(({ row }) => row === at).map((step) => stepLine(step, numbers)),
  }));
}

/** "Bonus   38 ÷ 2 = 19, 2 players fill places 1 to 2". */
export function stepLine(step: RuleStep, { grouped }: Numbers): TemplateResult {
  const isAnswer = step.value === 'yes' || step.value === 'no';
  const sum = isAnswer ? html`<b>${step.value}</b>` : stepSum(step, grouped);
  const notes = step.notes?.length ? html` <small class="remark">${step.notes.join('; ')}</small>` : nothing;
  return workingLine(lineTitle(step.name), html`${sum}${notes}`);
}

/** A line's name as a title: "fall_1905" as "Fall 1905". */
export function lineTitle(name: string): string {
  return capital(name.replaceAll('_', ' '));
}
