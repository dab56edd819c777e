// The form of one board of Diplomacy by a rule: seven powers, and the years and marks that the rule reads.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power, RuleReading, RuleSheet } from 'tallysheet';
import type { FormView } from '../../form/form_view.ts';
import { withText, type Row } from '../../ui/rows.ts';
import { capital } from '../../ui/sentences.ts';
import { decided, drawMarks, powerList, runningCount } from '../diplomacy/board_fields.ts';
import { isEliminated } from '../diplomacy/powers.ts';
import { winnerOf } from '../diplomacy/result.ts';
import { endOfGame, lastFall } from '../diplomacy/year_fields.ts';
import { questionsOfRow, ruleFields } from './common_fields.ts';
import { form } from './model.ts';
import { readFirst } from './rule_field.ts';
import { drawSheet } from './sheet.ts';
import type { BoardModel, BoardState, GameRequest } from './state.ts';

export const view: FormView<BoardState, GameRequest, RuleSheet> = {
  form,
  fields,
  sheet: drawSheet,
  readFirst: ({ rule }) => readFirst(rule),
};

function fields(model: BoardModel): TemplateResult {
  return ruleFields(model, (reading) => board(model, reading));
}

function board(model: BoardModel, reading: RuleReading): TemplateResult {
  const winner = winnerOn(model);
  return html`
    ${powerList(model, { resultTitle: 'Score', figure: (index) => model.sheet?.rows[index]?.score, more: (index) => below(model, reading, index) })}
    ${runningCount(model)}
    ${winner ? decided(winner, 'won') : reading.reads.includes('inDraw') ? drawMarks(model) : nothing}
    ${reading.reads.includes('finalYear') ? endOfGame(model, winner ? `${capital(winner)} won in` : 'The game ended in') : nothing}
  `;
}

function below(model: BoardModel, reading: RuleReading, index: number): TemplateResult | typeof nothing {
  const { powers } = model.state;
  const row = powers[index] as Row;
  const isOut = reading.reads.includes('lastHeld') && isEliminated(row, model.numbers);
  const set = (answers: string) => model.edit({ powers: withText(powers, index, 'answers', answers) });
  const asked = questionsOfRow(model, reading, { row, at: `/powers/${index}`, set });
  return isOut || asked !== nothing ? html`${isOut ? lastFall(model, row, index) : nothing} ${asked}` : nothing;
}

/** The winner, even while other fields are blank. */
function winnerOn({ engine, request }: BoardModel): Power | null {
  return engine && request?.powers ? winnerOf(engine, { powers: request.powers }) : null;
}
