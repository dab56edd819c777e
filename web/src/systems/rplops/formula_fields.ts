// The settings of the formula: its average and the game's length, and the system's own name for them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { field, fieldId, fieldProblem } from '../../form/field.ts';
import { settings } from '../../form/settings.ts';
import { choice } from '../../ui/choice.ts';
import { tableFor } from './formula.ts';
import { settingWords } from './settings.ts';
import type { GameModel } from './state.ts';

/** Sets a name such as "RPLOPS0(50)" with its digit as a subscript. */
export function systemName(name: string): TemplateResult {
  const [, system, index, average] = /^(RPLOPS2?)(.)(\(.*)$/.exec(name) ?? [];
  return index === undefined ? html`${name}` : html`${system}<sub>${index}</sub>${average}`;
}

export function formulaFields(model: GameModel): TemplateResult | typeof nothing {
  const { state } = model;
  const name = tableFor(model)?.name;
  const formula = choice({
    ...settingWords.formula,
    name: 'formula',
    value: state.formula,
    set: (chosen) => model.edit({ formula: chosen }),
  });
  return settings(
    model,
    state.formula === 'PLOPS' ? { formula } : { formula, ...quantities(model) },
    name
      ? html`<b class="system-name">${state.formula === 'PLOPS' ? 'PLOPS = ' : nothing}${systemName(name)}</b>`
      : nothing,
  );
}

function quantities(model: GameModel): Record<'average' | 'hours', TemplateResult> {
  const { state, engine } = model;
  const usual = engine?.rplops.pointsTable({});
  const placeholder = usual?.ok ? /\((.*)\)/.exec(usual.value.name)?.[1] : undefined;
  const per = html`<i>x</i>, in points per ${state.hours.trim() ? 'hour' : 'game'}`;
  return {
    average: quantity(model, 'average', settingWords.average.legend, per, placeholder),
    hours: quantity(model, 'hours', settingWords.hours.legend, html`<i>h</i>; blank: length does not count`),
  };
}

function quantity(
  model: GameModel,
  name: 'average' | 'hours',
  label: string,
  hint: TemplateResult,
  placeholder?: string,
): TemplateResult {
  const at = `/settings/${name}`;
  const set = (text: string) => model.edit({ [name]: text });
  return html`<div class="quantity">
    <span><label for=${fieldId(model, at)}>${label}</label> <small>${hint}</small></span>
    ${field(model, { at, kind: 'points', value: model.state[name], set, placeholder })} ${fieldProblem(model, at, set)}
  </div>`;
}
