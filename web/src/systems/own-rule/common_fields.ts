// The parts that both forms share: the rule's name, its questions, and why there are no fields yet.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RuleReading } from 'tallysheet';
import { field, fieldId, fieldProblem, heading } from '../../form/field.ts';
import type { FormModel } from '../../form/model.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { capital } from '../../ui/sentences.ts';
import { tick } from '../../ui/tick.ts';
import { answerTo, withAnswer } from './answers.ts';
import { readingOf, rulesComing, rulesEngine, soundReading } from './reading.ts';
import { ruleField } from './rule_field.ts';
import { fits } from './scoring.ts';
import type { GameModel, GameState } from './state.ts';
import { whenRulesCome } from './when_rules_come.ts';
import './own_rule.css';

type Question = RuleReading['questions'][number];

/** The fields of a form, once there is a rule that fits; `own` are those of its kind of game. */
export function ruleFields(model: GameModel, own: (reading: RuleReading) => unknown): TemplateResult {
  const { state } = model;
  if (!rulesEngine()) whenRulesCome(model, rulesComing);
  const reading = fits(state) ? soundReading(state.rule) : null;
  const isFaulty = soundReading(state.rule) === null && readingOf(state.rule) !== null;
  return html`${model.overruled.includes('rule') ? nothing : ruleField(model)}
    ${isFaulty ? html`<p class="query">The fields follow once the rule has no problems.</p>` : nothing}
    ${reading ? html`${heading(model as unknown as FormModel<{ heading: string }>, 'Game')} ${own(reading)} ${questionsOfGame(model, reading)}` : nothing}`;
}

function questionsOfGame(model: GameModel, { questions }: RuleReading): unknown {
  const { answers } = model.state;
  const set = (answers: string) => edit(model, { answers });
  const asked = questions.filter(({ of }) => of === 'game');
  return asked.map((question) => questionField(model, question, { answers, at: '', set }));
}

/** What the rule asks of a player; `at` is the pointer of the row. */
export function questionsOfRow(
  model: GameModel,
  { questions }: RuleReading,
  { row, at, set }: { row: Row; at: string; set(answers: string): void },
): TemplateResult | typeof nothing {
  const asked = questions.filter(({ of }) => of === 'player');
  if (asked.length === 0) return nothing;
  return html`${asked.map((question) => questionField(model, question, { answers: textOf(row, 'answers'), at, set }))}`;
}

interface Answering {
  answers: string;
  /** The pointer of the player's row; "" for a question about the game. */
  at: string;
  set(answers: string): void;
}

function questionField(model: GameModel, question: Question, { answers, at: of, set }: Answering): TemplateResult {
  const { name, kind } = question;
  const at = `${of}/answers/${name}`;
  const title = capital(name.replaceAll('_', ' '));
  const value = answerTo(answers, name);
  const answer = (typed: string) => set(withAnswer(answers, name, typed));
  if (kind === 'yes or no')
    return tick({ label: title, checked: value === 'yes', at, set: (checked) => answer(checked ? 'yes' : '') });
  return askedField(model, { at, label: `${title}${limits(question)}`, value, set: answer });
}

/** A figure in a line of its own. */
export function askedField(
  model: GameModel,
  { at, label, value, set }: { at: string; label: string; value: string; set(text: string): void },
): TemplateResult {
  const any = model as unknown as FormModel;
  return html`<div class="asked">
    <label for=${fieldId(any, at)}>${label}</label>
    <span class="cell">${field(any, { at, kind: 'points', value, set })}</span>
    ${fieldProblem(any, at, set)}
  </div>`;
}

/** Changes a field that both forms have. */
export function edit(model: GameModel, changes: Partial<Pick<GameState, 'answers' | 'rule'>>): void {
  (model as FormModel<GameState>).edit(changes);
}

/** ", 1 to 4". */
function limits({ least, most }: Question): string {
  if (least !== null && most !== null) return `, ${least} to ${most}`;
  return least !== null ? `, at least ${least}` : most !== null ? `, at most ${most}` : '';
}
