// Each line of a rule with its value for one player of the example.
import { html, type nothing, type TemplateResult } from 'lit/html.js';
import type { RuleReading, RuleSheet, RuleStep } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { lineTitle, stepLine } from '../systems/own-rule/sheet.ts';
import { capital } from '../ui/sentences.ts';

export interface LineValues {
  sheet: RuleSheet | null;
  reading: RuleReading;
  numbers: Numbers;
  /** Index of the player. */
  chosen: number;
  choose(player: number): void;
}

export function lineValues({ sheet, reading, numbers, chosen, choose }: LineValues): TemplateResult | typeof nothing {
  const rows = sheet?.rows ?? [];
  if (rows.length === 0)
    return html`<p class="aside">The values of its lines follow once the example game is complete.</p>`;
  const player = Math.min(chosen, rows.length - 1);
  const steps = new Map(
    (sheet?.working ?? []).filter(({ row }) => row === null || row === player).map((step) => [step.name, step]),
  );
  return html`<div class="line-values">
    <label>Lines for
      <select @change=${(event: Event) => choose(Number((event.target as HTMLSelectElement).value))}>
        ${rows.map(({ player: name, power }, at) => html`<option value=${at} .selected=${at === player}>${calledOn(name, power, at)}</option>`)}
      </select></label>
    <div class="working">${reading.lines.map(({ name }) => lineValue(name, steps.get(name), numbers))}</div>
  </div>`;
}

function calledOn(name: string, power: string | null, at: number): string {
  const seat = power ? capital(power) : `Player ${at + 1}`;
  return name ? (power ? `${seat}, ${name}` : name) : seat;
}

function lineValue(name: string, step: RuleStep | undefined, numbers: Numbers): TemplateResult {
  if (step) return stepLine(step, numbers);
  return html`<p><span class="what">${lineTitle(name)}</span> <span class="sum unused">not used here</span></p>`;
}
