// The form of one Diplomacy result, entered once: seven powers, their centres, who shares the draw, and the years that some systems
// score.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power } from 'tallysheet';
import type { FormView } from '../../form/form_view.ts';
import { heading } from '../../form/field.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { decided, drawMarks, powerList, runningCount } from '../diplomacy/board_fields.ts';
import { powerAndPlayer } from '../diplomacy/board_rows.ts';
import { isEliminated } from '../diplomacy/powers.ts';
import { winnerOf } from '../diplomacy/result.ts';
import { lastFall, yearOfWin } from '../diplomacy/year_fields.ts';
import { isOfDiplomacy } from '../own-rule/reading.ts';
import { readFirst } from '../own-rule/rule_field.ts';
import { chooser } from './chooser.ts';
import type { Comparison } from './comparison.ts';
import { form, playerOrPower } from './model.ts';
import type { ResultRequest } from './result.ts';
import { ruleChoice, rulesFor } from './rule_choice.ts';
import { comparedSheet, type Entrant } from './sheet.ts';
import type { ResultModel, ResultState } from './state.ts';
import { leadCounts } from './words.ts';
import './compare.css';

export const view: FormView<ResultState, ResultRequest, Comparison> = {
  form,
  fields,
  sheet(comparison, model) {
    rulesFor(model);
    return comparedSheet(comparison, model, {
      heading: model.state.heading || 'One result under many systems',
      entrants: model.state.powers.map(entrant),
      noun: 'Power',
    });
  },
  readFirst: ({ rule }) => (rule.trim() ? readFirst(rule) : html``),
};

function entrant(row: Row): Entrant {
  return { key: row.key, name: playerOrPower(row), label: powerAndPlayer(row.key, textOf(row, 'player')) };
}

function fields(model: ResultModel): TemplateResult {
  const { powers } = model.state;
  const more = (index: number) => {
    const row = powers[index];
    return row && isEliminated(row, model.numbers) ? lastFall(model, row, index) : nothing;
  };
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, { resultTitle: 'Leads in', figure: (index) => leadsOf(model, index), more })}
    ${runningCount(model)} ${draw(model)} ${yearOfTheWin(model)} ${chooser(model)} ${ruleChoice(model, isOfDiplomacy)}
  `;
}

/** In how many systems a power leads, alone or with others. */
function leadsOf({ sheet }: ResultModel, index: number): string | undefined {
  return sheet ? leadCounts(sheet)[index]?.toString() : undefined;
}

function draw(model: ResultModel): TemplateResult | typeof nothing {
  const winner = winnerOn(model);
  return winner ? decided(winner, 'won') : drawMarks(model, html`<small>Only Draw size and Size Matters ask</small>`);
}

function yearOfTheWin(model: ResultModel): TemplateResult | typeof nothing {
  const winner = winnerOn(model);
  return winner ? yearOfWin(model, winner) : nothing;
}

function winnerOn({ engine, request }: ResultModel): Power | null {
  return engine && request && winnerOf(engine, request.game);
}
