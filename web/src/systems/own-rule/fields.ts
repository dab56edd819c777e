// The fields that follow from a rule: a board of Diplomacy or a list of players, and what the rule asks besides.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power, RuleReading } from 'tallysheet';
import { field, fieldId, fieldProblem } from '../../form/field.ts';
import { notes } from '../../form/note.ts';
import type { PlayerColumn } from '../../form/player_list.ts';
import { NAME_COLUMN, playerList } from '../../form/players.ts';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import { capital } from '../../ui/sentences.ts';
import { tick } from '../../ui/tick.ts';
import { decided, drawMarks, powerList, runningCount } from '../diplomacy/board_fields.ts';
import { isEliminated } from '../diplomacy/powers.ts';
import { winnerOf } from '../diplomacy/result.ts';
import { endOfGame, lastFall } from '../diplomacy/year_fields.ts';
import { placeByOrder, placeQuestions, withPlaces } from '../places.ts';
import { answerTo, withAnswer } from './answers.ts';
import { isDiplomacy } from './reading.ts';
import { hasPlaces, hasScores } from './request.ts';
import { MOST, type GameModel } from './state.ts';

type Question = RuleReading['questions'][number];

export function gameFields(model: GameModel, reading: RuleReading): TemplateResult {
  const ofGame = reading.questions.filter(({ of }) => of === 'game');
  const { answers } = model.state;
  const set = (answers: string) => model.edit({ answers });
  return html`${isDiplomacy(reading) ? board(model, reading) : players(model, reading)}
    ${reading.reads.includes('hours') ? hours(model) : nothing}
    ${ofGame.map((question) => questionField(model, question, { answers, at: '', set }))}`;
}

function board(model: GameModel, reading: RuleReading): TemplateResult {
  const { powers } = model.state;
  const more = (index: number) => {
    const row = powers[index] as Row;
    const isOut = reading.reads.includes('lastHeld') && isEliminated(row, model.numbers);
    const asked = questionsOf(model, reading, 'powers', row, index);
    return isOut || asked !== nothing ? html`${isOut ? lastFall(model, row, index) : nothing} ${asked}` : nothing;
  };
  const winner = winnerOn(model);
  return html`
    ${powerList(model, { resultTitle: 'Score', figure: (index) => model.sheet?.rows[index]?.score, more })}
    ${runningCount(model)}
    ${winner ? decided(winner, 'won') : reading.reads.includes('inDraw') ? drawMarks(model) : nothing}
    ${reading.reads.includes('finalYear') ? endOfGame(model, winner ? `${capital(winner)} won in` : 'The game ended in') : nothing}
  `;
}

/** The winner, even while other fields are blank. */
function winnerOn({ engine, request }: GameModel): Power | null {
  return engine && request?.powers ? winnerOf(engine, { powers: request.powers }) : null;
}

function players(model: GameModel, reading: RuleReading): TemplateResult {
  const rows = model.state.players;
  const [least, most] = reading.players;
  const byPlace = hasPlaces(reading);
  return html`${playerList({
    model,
    rows,
    columns: columnsFor(reading, rows),
    least,
    most: Math.min(most, MOST),
    noun: 'player',
    at: (index, name) => `/players/${index}/${name}`,
    change: (changed) => ({ players: byPlace ? withPlaces(changed, rows) : changed }),
    result: (index) => model.numbers.grouped(model.sheet?.rows[index]?.score ?? ''),
    resultTitle: 'Score',
    more: (index) => questionsOf(model, reading, 'players', rows[index] as Row, index),
  })}
    ${byPlace ? html`<p class="aside">List them as they finished, or type the places. A tie is the same place twice.</p>` : nothing}
    ${byPlace ? notes(questionsAboutPlaces(model)) : nothing}`;
}

function columnsFor(reading: RuleReading, rows: Row[]): PlayerColumn[] {
  const place: PlayerColumn = {
    field: 'place',
    title: 'Place',
    kind: 'count',
    placeholder: (index) => placeByOrder(rows, index),
  };
  const score: PlayerColumn = { field: 'score', title: hasPlaces(reading) ? 'Score' : 'Game score', kind: 'money' };
  return [NAME_COLUMN, ...(hasPlaces(reading) ? [place] : []), ...(hasScores(reading) ? [score] : [])];
}

function questionsAboutPlaces({ sheet, request, state, numbers }: GameModel): string[] {
  const finish = (request?.players ?? []).map(({ place = 0 }) => ({ place }));
  return placeQuestions({ sheet, request: { finish }, state: { finish: state.players }, numbers });
}

function hours(model: GameModel): TemplateResult {
  const at = '/hours';
  const set = (text: string) => model.edit({ hours: text });
  return html`<div class="asked">
    <label for=${fieldId(model, at)}>Hours played</label>
    <span class="cell">${field(model, { at, kind: 'points', value: model.state.hours, set })}</span>
    ${fieldProblem(model, at, set)}
  </div>`;
}

function questionsOf(
  model: GameModel,
  { questions }: RuleReading,
  list: 'powers' | 'players',
  row: Row,
  index: number,
): TemplateResult | typeof nothing {
  const asked = questions.filter(({ of }) => of === 'player');
  if (asked.length === 0) return nothing;
  const answers = textOf(row, 'answers');
  const set = (text: string) => model.edit({ [list]: withText(model.state[list], index, 'answers', text) });
  return html`${asked.map((question) => questionField(model, question, { answers, at: `/${list}/${index}`, set }))}`;
}

interface Answering {
  answers: string;
  /** The pointer of whom it is asked of. */
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
  return html`<div class="asked">
    <label for=${fieldId(model, at)}>${title}${limits(question)}</label>
    <span class="cell">${field(model, { at, kind: 'points', value, column: name, set: answer })}</span>
    ${fieldProblem(model, at, answer)}
  </div>`;
}

/** ", 1 to 4". */
function limits({ least, most }: Question): string {
  if (least !== null && most !== null) return `, ${least} to ${most}`;
  return least !== null ? `, at least ${least}` : most !== null ? `, at most ${most}` : '';
}
