// One game of Diplomacy: seven powers, their centres, and when the eliminated last held one.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import type { Desk } from '../../desk.ts';
import { powerList, runningCount } from '../../diplomacy/board_fields.ts';
import { ledBy } from '../../diplomacy/board_sheet.ts';
import { blankPowers, centresOf, exampleRows, nameOfPowerField, readPower, type BoardState } from '../../diplomacy/powers.ts';
import { Reader } from '../../entry/reader.ts';
import { field, fieldId, fieldProblem } from '../../parts/field.ts';
import { heading } from '../../parts/heading.ts';
import { textOf, withText, type Row } from '../../parts/rows.ts';
import type { Form } from '../../system.ts';
import { gameExample } from './example.ts';
import { gameSheet } from './sheet.ts';
import './form.css';

export type GameDesk = Desk<BoardState, Detour98fGame, Detour98fSheet>;
type Line = Detour98fGame['powers'][number];

export const form: Form<BoardState, Detour98fGame, Detour98fSheet> = {
  id: 'detour-98f',
  blank: () => ({ heading: '', powers: blankPowers() }),
  example: () => ({ heading: 'Round 1, board 1', powers: exampleRows(gameExample.request.powers, lastFallTexts) }),
  read({ powers }) {
    const reader = new Reader();
    return { request: { powers: powers.map((row, index) => readLine(row, index, reader)), working: true }, problems: reader.problems };
  },
  score: (engine, request) => engine.detour98f.scoreGame(request),
  nameOf: (at) => nameOfPowerField(at, { 'lastHeld/year': 'last Fall alive', 'lastHeld/centres': 'number of centres then' }),
  fieldOf: (at) => at.replace(/lastHeld$/, 'lastHeld/year'),
  unfinished: () => false,
  verdict({ rows, result }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'win', first[0]?.points);
  },
  fields,
  sheet: gameSheet,
};

function lastFallTexts({ lastHeld }: Line): Record<string, string> {
  return lastHeld ? { year: String(lastHeld.year), held: String(lastHeld.centres) } : {};
}

function isEliminated(row: Row): boolean {
  return centresOf(row) === 0;
}

function readLine(row: Row, index: number, reader: Reader): Line {
  const line = readPower(row, index, reader);
  const lastHeld = isEliminated(row) ? readLastFall(row, `/powers/${index}/lastHeld`, reader) : undefined;
  return lastHeld ? { ...line, lastHeld } : line;
}

/** Undefined while nothing is filled in, so that it is asked for once, and not field by field. */
function readLastFall(row: Row, at: string, reader: Reader): Line['lastHeld'] {
  const year = reader.count(`${at}/year`, textOf(row, 'year'));
  const centres = reader.count(`${at}/centres`, textOf(row, 'held'));
  return year === undefined && centres === undefined ? undefined : ({ year, centres } as Line['lastHeld']);
}

function fields(desk: GameDesk): TemplateResult {
  return html`
    ${heading(desk, 'Game')}
    ${powerList(desk, {
      resultTitle: 'Points',
      figure: (index) => desk.sheet?.rows[index]?.points,
      more: (index) => lastFall(desk, index),
    })}
    ${runningCount(desk)}
  `;
}

function lastFall(desk: GameDesk, index: number): TemplateResult | typeof nothing {
  const row = desk.state.powers[index];
  if (!row || !isEliminated(row)) return nothing;
  const at = `/powers/${index}/lastHeld`;
  return html`<div class="last-fall">
    ${lastFallField(desk, row, index, `${at}/year`, 'year', 'Last Fall alive')}
    ${lastFallField(desk, row, index, `${at}/centres`, 'held', 'centres then')}
  </div>`;
}

function lastFallField(desk: GameDesk, row: Row, index: number, at: string, name: string, label: string): TemplateResult {
  const set = (text: string) => desk.change({ powers: withText(desk.state.powers, index, name, text) });
  return html`<label for=${fieldId(desk, at)}>${label}</label>
    <span class="cell ${name}">${field(desk, { at, kind: 'count', value: textOf(row, name), column: 'last-fall', set })}</span>
    ${fieldProblem(desk, at, set)}`;
}
