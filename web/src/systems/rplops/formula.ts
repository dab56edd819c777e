// Which formula, with which average and length; and the system's own name for that.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RplopsTable, RplopsTableRequest, Tallysheet } from 'tallysheet';
import { Reader } from '../../entry/reader.ts';
import { choice } from '../../parts/choice.ts';
import { field, fieldId, fieldProblem } from '../../parts/field.ts';
import { settings } from '../../parts/settings.ts';
import type { GameDesk, GameState } from './form.ts';

export type Formula = 'RPLOPS' | 'RPLOPS2' | 'PLOPS';
type FormulaRequest = Pick<RplopsTableRequest, 'formula' | 'average' | 'hours'>;

const FORMULAS: { value: Formula; label: string; hint: string }[] = [
  { value: 'RPLOPS', label: 'RPLOPS', hint: 'beating more players is worth more' },
  { value: 'RPLOPS2', label: 'RPLOPS2', hint: 'every winner is worth the same' },
  { value: 'PLOPS', label: 'PLOPS', hint: 'the forerunner: the usual average, length ignored' },
];

/** PLOPS is the first formula with everything left as it is. */
export function readFormula({ formula, average, hours }: GameState, reader: Reader): FormulaRequest {
  if (formula === 'PLOPS') return { formula: 'RPLOPS' };
  const figure = (at: string, text: string) => reader.number(at, text, 'points');
  return { formula, average: figure('/settings/average', average), hours: figure('/settings/hours', hours) };
}

/** The printed table for these settings; null while they cannot be read. */
export function tableFor(engine: Tallysheet | null, state: GameState, size: Partial<RplopsTableRequest> = {}): RplopsTable | null {
  const reader = new Reader();
  const outcome = engine?.rplops.pointsTable({ ...readFormula(state, reader), ...size });
  return outcome?.ok && reader.problems.length === 0 ? outcome.value : null;
}

/** "RPLOPS0(50)", whose figure behind the name is an index. */
export function systemName(name: string): TemplateResult {
  const [, system, index, average] = /^(RPLOPS2?)(.)(\(.*)$/.exec(name) ?? [];
  return index === undefined ? html`${name}` : html`${system}<sub>${index}</sub>${average}`;
}

export function formulaFields(desk: GameDesk): TemplateResult {
  const { state, engine } = desk;
  const name = tableFor(engine, state)?.name;
  return settings(
    html`${choice({ legend: 'Formula', name: 'formula', value: state.formula, options: FORMULAS, set: (formula) => desk.change({ formula }) })}
      ${state.formula === 'PLOPS' ? nothing : quantities(desk)}`,
    name ? html`<b class="system-name">${state.formula === 'PLOPS' ? 'PLOPS = ' : nothing}${systemName(name)}</b>` : nothing,
  );
}

function quantities(desk: GameDesk): TemplateResult {
  const { state, engine } = desk;
  const usual = engine?.rplops.pointsTable({});
  const average = usual?.ok ? /\((.*)\)/.exec(usual.value.name)?.[1] : undefined;
  return html`
    ${quantity(desk, 'average', 'Average', html`<i>x</i>, in points per ${state.hours.trim() ? 'hour' : 'game'}`, average)}
    ${quantity(desk, 'hours', 'Usual hours', html`<i>h</i>; blank: length does not count`)}
  `;
}

function quantity(desk: GameDesk, name: 'average' | 'hours', label: string, hint: TemplateResult, placeholder?: string): TemplateResult {
  const at = `/settings/${name}`;
  const set = (text: string) => desk.change({ [name]: text });
  return html`<div class="quantity">
    <span><label for=${fieldId(desk, at)}>${label}</label> <small>${hint}</small></span>
    ${field(desk, { at, kind: 'points', value: desk.state[name], set, placeholder })} ${fieldProblem(desk, at, set)}
  </div>`;
}
