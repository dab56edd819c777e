// The settings of what counts by the event's own rule, folded once there is one, and what is wrong with them.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Problem } from 'tallysheet';
import {
  COUNTING_SETTINGS,
  FACTORS,
  TEAM_SETTINGS,
  TIE_SETTINGS,
  TOP_BOARD,
  tieBreakersOf,
} from '../../systems/counting.ts';
import type { EventGame } from '../../systems/event_game.ts';
import type { Setting } from '../../systems/event_rules.ts';
import { isSeveral } from '../../systems/several.ts';
import { roundsIn } from '../../systems/rounds.ts';
import type { OwnStandings } from '../../tournament/own_standings.ts';
import { hasFactors, hasTopBoard } from '../../tournament/request.ts';
import { settingOf } from '../../tournament/rule_words.ts';
import type { EventModel } from '../event_model.ts';
import type { RuleDraft } from '../rule_draft.ts';
import { bonusFields, factorFields } from './ruling_fields.ts';
import { settingField } from './setting_fields.ts';
import { structureChoice } from './structure.ts';

/** The keys by which the model knows that the settings were folded or unfolded, and by whom they were opened first. */
const TURNED = 'own rule turned';
const AT_FIRST = 'own rule at first';

/** Folded once there is a rule. */
export function countingRule(model: EventModel, { problems }: OwnStandings): TemplateResult {
  if (!model.notes.has(AT_FIRST)) model.notes.set(AT_FIRST, model.ownRule.exists ? 'folded' : 'open');
  const isFolded = (model.notes.get(AT_FIRST) === 'folded') !== model.isOpen(TURNED);
  const hasRounds = roundsIn(model.games).length > 0;
  return html`<p><a href=${model.link('standings')}>Standings ${isSeveral(model.store.system) ? 'by the rounds’ systems alone' : `by ${model.systemName} itself`}</a> · <a href=${model.link('outlook')}>What is left to play for</a></p>
    <section class="own-rule">
    <h2><button type="button" class="opener" aria-expanded=${!isFolded} @click=${() => model.toggle(TURNED)}>What counts</button></h2>
    ${isFolded ? nothing : html`<div class="settings-body setup">${settingsOf(model, problems)}</div>`}
    ${hasRounds ? nothing : html`<p class="note">No game has a round yet, so all of them are taken for one round. Give a game its round above its form.</p>`} ${unused(model)}
  </section>`;
}

/** A further tie-breaker is asked for once there is one before it. */
function settingsOf(model: EventModel, problems: readonly Problem[]): unknown[] {
  const { rules } = model;
  const further = TIE_SETTINGS.slice(1);
  const asked = further.slice(0, tieBreakersOf(rules.head.settings).length);
  const hasTeams = (rules.setting('countingTeams') || 'none') !== 'none';
  const ofTeams = hasTeams ? TEAM_SETTINGS : TEAM_SETTINGS.slice(0, 1);
  const first = COUNTING_SETTINGS.filter((setting) => ![...further, ...TEAM_SETTINGS].includes(setting));
  return [
    structureChoice(model),
    ...first.flatMap((setting) => [
      settingField(rules, setting),
      ...(setting === FACTORS ? [factorFields(model, problems)] : []),
    ]),
    ...asked.map((setting) => furtherTie(rules, setting)),
    ...ofTeams.map((setting) => settingField(rules, setting)),
    bonusFields(model, problems),
  ];
}

function furtherTie(rules: RuleDraft, { name, label, values = [] }: Setting): TemplateResult {
  const id = `setting-${name}`;
  const before = tieBreakersOf(rules.head.settings).slice(
    0,
    TIE_SETTINGS.findIndex((one) => one.name === name),
  );
  const now = rules.setting(name) || (values[0]?.value ?? '');
  const set = ({ target }: Event) =>
    rules.changeSetting(name, (target as HTMLSelectElement).value, `${label}: changed`);
  return html`<p class="setting-field">
    <label for=${id}>${label}</label>
    <select id=${id} @change=${set}>
      ${values.filter(({ value }) => value === now || !before.includes(value)).map(({ value, label }) => html`<option value=${value} .selected=${value === now}>${label}</option>`)}
    </select>
  </p>`;
}

/** Fields of games that the rule does not use. */
function unused(model: EventModel): TemplateResult[] {
  const { settings } = model.store.head;
  const kinds = [
    { field: 'factor', uses: hasFactors(settings), setting: FACTORS },
    { field: 'top', uses: hasTopBoard(settings), setting: TOP_BOARD },
  ] as const;
  return kinds.flatMap(({ field, uses, setting }) => {
    const having = uses ? [] : model.games.filter((game) => ![undefined, '', 'no'].includes(game[field]));
    if (having.length === 0) return [];
    const what = field === 'factor' ? 'a factor' : 'the mark of a top board';
    return [
      html`<p class="note">${model.numbers.amount(having.length, 'game has', 'games have')} ${what}, which does not count unless “${setting.label}” says so.</p>`,
    ];
  });
}

/** Above the standings. A problem at a game leads to it. */
export function countingFaults(model: EventModel, { problems, games }: OwnStandings): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="summary" role="alert">
    <h2>Check what counts</h2>
    <ul>${problems.map(({ at, message }) => html`<li>${placeOfProblem(model, games, at)}${message}</li>`)}</ul>
  </div>`;
}

function placeOfProblem(model: EventModel, games: readonly EventGame[], at: string): TemplateResult | typeof nothing {
  const [, list, index] = at.split('/');
  const game = list === 'games' ? games[Number(index)] : undefined;
  if (game) return html`<a href=${model.link('game', game.id)}>${model.called(game)}</a>: `;
  const label = settingOf(at);
  return label ? html`<b>${label}</b>: ` : nothing;
}
