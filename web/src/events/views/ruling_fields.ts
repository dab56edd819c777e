// Fields of the organiser's rulings below the settings of what counts: the factors of rounds, and bonuses.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Problem } from 'tallysheet';
import { roundsIn } from '../../systems/rounds.ts';
import { newRuling, playersOf, type Ruling } from '../../systems/ruling.ts';
import { hasFactors } from '../../tournament/request.ts';
import { problemOf } from '../../tournament/rulings.ts';
import { inWords } from '../../ui/sentences.ts';
import type { EventModel } from '../event_model.ts';
import { removeRuling, setRuling } from '../ruling_actions.ts';

/** A field for the factor of each round. Each has a key of its own, so that two devices speak of the same one. */
export function factorFields(model: EventModel, problems: readonly Problem[]): TemplateResult | typeof nothing {
  if (!hasFactors(model.rules.head.settings)) return nothing;
  const rounds = roundsIn(model.games);
  return html`<fieldset class="choices rulings">
    <legend>Factors of rounds <small>blank for 1; a board has its own above its form</small></legend>
    ${rounds.map((round) => factorField(model, round, problems))}
    ${rounds.length === 0 ? html`<p class="note">No game has a round yet.</p>` : nothing}
  </fieldset>`;
}

function factorField(model: EventModel, round: number, problems: readonly Problem[]): TemplateResult {
  const key = `factor-${round}`;
  const there = model.rules.rulings.find((one) => one.key === key);
  const ruling: Ruling = there ?? { key, kind: 'factor', round: String(round) };
  const label = `Round ${round}`;
  return rulingField(model, { ruling, field: 'amount', label, did: `Factor of round ${round} changed`, problems });
}

export function bonusFields(model: EventModel, problems: readonly Problem[]): TemplateResult {
  const bonuses = model.store.rulings.filter(({ kind }) => kind === 'bonus');
  const add = () => setRuling(model, newRuling('bonus', { players: '', amount: '', reason: '' }), 'Bonus added');
  return html`<fieldset class="choices rulings">
    <legend>Bonuses <small>added to the totals of players, as for those who qualified</small></legend>
    ${repeat(
      bonuses,
      ({ key }) => key,
      (one) => bonus(model, one, problems),
    )}
    <p class="event-tools"><button type="button" class="quiet" @click=${add}>Add a bonus</button></p>
  </fieldset>`;
}

function bonus(model: EventModel, ruling: Ruling, problems: readonly Problem[]): TemplateResult {
  const of = { ruling, did: 'Bonus changed', problems } as const;
  const strangers = playersOf(ruling).filter((name) => !model.players.has(name));
  return html`<div class="ruling">
    ${playersField(model, ruling, strangers)} ${rulingField(model, { ...of, field: 'amount', label: 'Points each' })}
    ${rulingField(model, { ...of, field: 'reason', label: 'Reason' })}
    <p class="event-tools"><button type="button" class="quiet" @click=${() => removeRuling(model, ruling, 'Bonus removed')}>Remove this bonus</button></p>
  </div>`;
}

function playersField(model: EventModel, ruling: Ruling, strangers: string[]): TemplateResult {
  const id = `ruling-${ruling.key}-players`;
  const set = ({ target }: Event) => {
    const players = (target as HTMLTextAreaElement).value;
    setRuling(model, { ...ruling, players }, 'Players of the bonus changed', 'players');
  };
  return html`<p class="setting-field">
      <label for=${id}>Players <small>one on each line</small></label>
      <textarea id=${id} rows=${Math.min(8, Math.max(2, (ruling.players ?? '').split('\n').length))} autocomplete="off" spellcheck="false" aria-describedby=${strangers.length > 0 ? `${id}-note` : nothing} .value=${live(ruling.players ?? '')} @input=${set}></textarea>
    </p>
    ${strangers.length > 0 ? html`<p class="note" id="${id}-note">Without a result so far: ${inWords(strangers, 'and')}. The bonus counts from the first one on.</p>` : nothing}`;
}

export interface RulingField {
  ruling: Ruling;
  field: 'amount' | 'reason' | 'seed';
  label: string;
  did: string;
  problems: readonly Problem[];
}

/** A typed field of a ruling, with its problem. */
export function rulingField(model: EventModel, { ruling, field, label, did, problems }: RulingField): TemplateResult {
  const id = `ruling-${ruling.key}-${field}`;
  const problem = problemOf(problems, ruling, field);
  const isFigure = field !== 'reason';
  const set = ({ target }: Event) =>
    setRuling(model, { ...ruling, [field]: (target as HTMLInputElement).value }, did, field);
  return html`<p class="setting-field">
      <label for=${id}>${label}</label>
      <input id=${id} class=${isFigure ? 'figure' : 'name'} type="text" inputmode=${isFigure ? 'decimal' : 'text'} autocomplete="off" aria-invalid=${problem ? 'true' : nothing} aria-describedby=${problem ? `${id}-problem` : nothing} .value=${live(ruling[field] ?? '')} @input=${set} />
    </p>
    ${problem ? html`<p class="problem" id="${id}-problem">${problem.message}</p>` : nothing}`;
}
