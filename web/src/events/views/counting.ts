// The standings by a rule of the event's own: what counts of the scores, with its settings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TallysheetEvents, TournamentRow, TournamentStandings } from 'tallysheet';
import { loadEventsEngine } from '../../engine/events_engine.ts';
import { sheetBand, sheetTable, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import { placed } from '../../numbers/ordinals.ts';
import { today } from '../../share/imprint.ts';
import { COUNTING_SETTINGS } from '../../systems/counting.ts';
import { allSettings, type Settings } from '../../systems/event_rules.ts';
import { roundsIn } from '../../systems/rounds.ts';
import { hasCounting, readTournament, type ReadTournament } from '../../tournament/request.ts';
import { LEFT_OUT, roundsOf, ruleInWords, settingOf, UNRANKED } from '../../tournament/rule_words.ts';
import type { EventModel } from '../event_model.ts';
import { settingField } from './setting_fields.ts';
import '../../styles/standings.css';

type Value = TournamentRow['values'][number];

/** The key by which the model knows whether the settings are folded or unfolded, other than when the view was opened. */
const TURNED = 'own rule turned';

/** How many rows are drawn at a time. */
const AT_ONCE = 60;

/** Above this number, the rounds have no columns of their own. */
const MOST_ROUNDS = 12;

export async function openCounting(): Promise<(model: EventModel) => TemplateResult> {
  const engine = await loadEventsEngine();
  let isFolded: boolean | undefined; // at first, once there is a rule
  return (model) => {
    isFolded ??= hasCounting(model.store.head.settings);
    return counting(model, engine, isFolded !== model.isOpen(TURNED));
  };
}

function counting(model: EventModel, engine: TallysheetEvents, isFolded: boolean): TemplateResult {
  const settings = allSettings(model.scoring.rules, model.store.head.settings);
  const read = tournamentOf(model, settings);
  const outcome = engine.tournament.standings(read.request);
  const problems = outcome.ok ? read.problems : [...read.problems, ...outcome.problems];
  return html`${rule(model, isFolded)} ${problems.length > 0 ? faults(problems) : nothing}
    <section class="sheet standings" aria-label="Standings by the event’s own rule">
      ${sheetBand(model.systemName, `${model.name}: by its own rule`)}
      ${outcome.ok && problems.length === 0 ? table(model, read, outcome.value) : nothing}
      <p class="rule-words">${ruleInWords(settings, model.systemName)}</p>
      <p class="on-paper">Scored with Tallysheet on ${today()}.</p>
    </section>`;
}

function tournamentOf(model: EventModel, settings: Settings): ReadTournament {
  const { scoring, store, numbers, sheetOf } = model;
  const games = [...new Set(scoring.standings().counted)];
  return readTournament({ games, rules: scoring.rules, settings, people: store.people, numbers, sheetOf });
}

function rule(model: EventModel, isFolded: boolean): TemplateResult {
  const hasRounds = roundsIn(model.games).length > 0;
  return html`<p><a href=${model.link('standings')}>Standings by ${model.systemName} itself</a></p>
    <section class="own-rule">
    <h2><button type="button" class="opener" aria-expanded=${!isFolded} @click=${() => model.toggle(TURNED)}>What counts</button></h2>
    ${isFolded ? nothing : html`<div class="settings-body setup">${COUNTING_SETTINGS.map((setting) => settingField(model.store, setting))}</div>`}
    ${hasRounds ? nothing : html`<p class="note">No game has a round yet, so all of them are taken for one round. Give a game its round above its form.</p>`}
  </section>`;
}

function faults(problems: { at: string; message: string }[]): TemplateResult {
  return html`<div class="summary" role="alert">
    <h2>Check what counts</h2>
    <ul>${problems.map(({ at, message }) => html`<li>${settingOf(at) ? html`<b>${settingOf(at)}</b>: ` : nothing}${message}</li>`)}</ul>
  </div>`;
}

function table(model: EventModel, read: ReadTournament, found: TournamentStandings): TemplateResult {
  if (found.rows.length === 0) return html`<p class="note">No game can be scored yet.</p>`;
  const rounds = roundsOf(found);
  const columns = rounds.length > MOST_ROUNDS ? [] : rounds;
  const drawn = found.rows.slice(0, model.portion('own rule', found.rows.length, AT_ONCE));
  return sheetTable({
    opener: model,
    columns: headOf(columns),
    rows: drawn.map((row) => sheetRow(model, read, columns, row)),
  });
}

function headOf(rounds: number[]): SheetColumn[] {
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    ...rounds.map((round) => ({ title: html`<abbr title="Round ${round}">R${round}</abbr>`, kind: 'part wide' })),
    { title: 'Total', kind: 'total' },
  ];
}

function sheetRow(model: EventModel, read: ReadTournament, rounds: number[], row: TournamentRow): SheetRow {
  const remark = row.unranked ? html` <small class="remark">${UNRANKED[row.unranked]}</small>` : nothing;
  return {
    key: row.player,
    cells: [
      row.place === null ? '–' : placed(row.place, row.shared),
      html`${row.player}${remark}`,
      ...rounds.map((round) =>
        cell(
          model,
          read,
          row.values.filter((value) => value.round === round),
        ),
      ),
      html`<b>${written(model, read, row.total)}</b>`,
    ],
    working: model.isOpen(row.player) ? working(model, read, row) : null,
  };
}

/** The values of one round; those that do not count are struck through. */
function cell(model: EventModel, read: ReadTournament, values: Value[]): unknown {
  return values.map((value, at) => html`${at > 0 ? ' + ' : nothing}${figure(model, read, value)}`);
}

function figure(model: EventModel, read: ReadTournament, { value, leftOut }: Value): TemplateResult {
  const text = written(model, read, value);
  return leftOut ? html`<s title=${LEFT_OUT[leftOut]}>${text}</s>` : html`${text}`;
}

/** A score as the system writes it; percentages and places as plain figures. */
function written(model: EventModel, { request }: ReadTournament, figure: string): string {
  const isScore = (request.counting?.measure ?? 'score') === 'score' && !request.counting?.average;
  return isScore ? model.figure(figure) : model.numbers.grouped(figure);
}

function working(model: EventModel, read: ReadTournament, row: TournamentRow): TemplateResult {
  return html`<ul class="played">
      ${row.values.map((value) => html`<li>${gamesOf(model, read, value)} <span>${value.leftOut ? html`<small>${LEFT_OUT[value.leftOut]}</small> ` : nothing}${figure(model, read, value)}</span></li>`)}
    </ul>
    <p class="person"><a href=${model.link('player', row.player)}>${row.player}’s page</a></p>`;
}

function gamesOf(model: EventModel, { games }: ReadTournament, value: Value): TemplateResult {
  const played = value.games.map((index) => games[index]!);
  return html`<span>${played.map((game, at) => html`${at > 0 ? ', ' : nothing}<a href=${model.link('game', game.id)}>${model.called(game)}</a>`)}</span>`;
}
