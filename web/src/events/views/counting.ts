// The standings by a rule of the event's own: what counts of the scores, with its settings.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { TournamentRow, TournamentStandings } from 'tallysheet';
import { sheetBand, sheetTable, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { today } from '../../share/imprint.ts';
import { roundNamed } from '../../systems/rounds.ts';
import {
  extraColumns,
  ownTable,
  placeOf,
  type ExtraColumn,
  roundColumns,
  type OwnStandings,
} from '../../tournament/own_standings.ts';
import { inWords } from '../../ui/sentences.ts';
import { LEFT_OUT, SEPARATORS, UNRANKED } from '../../tournament/rule_words.ts';
import type { EventModel } from '../event_model.ts';
import { countingFaults, countingRule } from './counting_rule.ts';
import { decidedTies } from './decided_ties.ts';
import { keptRows } from './kept_rows.ts';
import { changedRules } from './rule_changes.ts';
import { topBoard } from './top_board.ts';
import { roundChooser, titleAfter } from './standings_after.ts';
import type { Shown } from '../post_standings.ts';
import '../post_standings.ts';
import '../../styles/standings.css';
import '../styles/counting.css';

type Value = TournamentRow['values'][number];

/** How many rows are drawn at first, and how many more at a time to begin with. */
const AT_FIRST = 14;
const NEXT = 12;

export function counting(model: EventModel, [after]: string[]): TemplateResult {
  const upTo = roundNamed(model.games, after) ?? undefined;
  const own = model.ownRule.applied(upTo);
  if (!own) return html`<p class="note">The standings are being calculated …</p>`;
  const { found, words } = own;
  const round = upTo === undefined ? {} : { upTo };
  return html`${roundChooser(model, round, 'counting')} ${countingRule(model, own)} ${countingFaults(model, own)}
    ${found && found.rows.length > 0 ? posting(model, own, found, titleAfter(round)) : nothing}
    <section class="sheet standings" aria-label="Standings by the event’s own rule">
      ${sheetBand(model.systemName, `${model.name}: ${titleAfter(round)} by its own rule`)}
      ${found ? html`${table(model, own, found)} ${teams(model, own, found)}` : nothing}
      ${
        found?.levelOn
          ? html`<p class="note">Players with the same place are level on ${inWords(
              found.levelOn.map((one) => SEPARATORS[one]),
              'and',
            )}. The event’s rule compares nothing else.</p>`
          : nothing
      }
      <p class="rule-words note">${words}</p>
      ${changedRules(model)}
      <p class="on-paper">Scored with Tallysheet on ${today()}.</p>
    </section>
    ${decidedTies(model, own)} ${upTo === undefined ? topBoard(model) : nothing}`;
}

function posting(model: EventModel, own: OwnStandings, { rows }: TournamentStandings, title: string): TemplateResult {
  const table = (numbers: Numbers) => ownTable(own, numbers);
  const shown: Shown = { model, edition: model.store.edition, title, count: rows.length, table };
  return html`<tally-post-standings .of=${shown}></tally-post-standings>`;
}

/** The teams, each with the results that it adds behind its row. */
function teams(model: EventModel, own: OwnStandings, found: TournamentStandings): TemplateResult | typeof nothing {
  if ((model.store.setting('countingTeams') || 'none') === 'none' || found.rows.length === 0) return nothing;
  if (found.teams.length === 0)
    return html`<p class="note">No player has a team yet. It is a field of each person under <a href=${model.link('players')}>Players</a>.</p>`;
  const rows = found.teams.map(
    (one): SheetRow => ({
      key: `team ${one.team}`,
      cells: [placeOf(one), one.team, html`<b>${own.figure(one.total, model.numbers)}</b>`],
      working: model.isOpen(`team ${one.team}`) ? teamWorking(model, own, one) : null,
    }),
  );
  const columns = headOf([]).map((column) => (column.kind === 'player' ? { ...column, title: 'Team' } : column));
  return sheetTable({ opener: model, columns, rows, caption: 'Teams' });
}

function teamWorking(
  model: EventModel,
  own: OwnStandings,
  { parts }: TournamentStandings['teams'][number],
): TemplateResult {
  return html`<ul class="played">
    ${parts.map(({ player, round, category, value }) => html`<li><span><a href=${model.link('player', player)}>${player}</a>${round === null ? nothing : html` <small>round ${round}</small>`}${category ? html` <small>${category}</small>` : nothing}</span> <span>${own.figure(value, model.numbers)}</span></li>`)}
  </ul>`;
}

function table(model: EventModel, own: OwnStandings, found: TournamentStandings): TemplateResult {
  if (found.rows.length === 0) return html`<p class="note">No game can be scored yet.</p>`;
  const columns = roundColumns(found);
  const extra = extraColumns(found);
  const drawn = found.rows.slice(0, model.portion('own rule', found.rows.length, AT_FIRST, NEXT));
  return sheetTable({
    opener: model,
    columns: headOf(columns, extra),
    rows: drawn.map((row) => sheetRow(model, own, { rounds: columns, extra }, row)),
    keep: keptRows(model, own),
  });
}

function headOf(rounds: number[], extra: readonly ExtraColumn[] = []): SheetColumn[] {
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    ...rounds.map((round) => ({ title: html`<abbr title="Round ${round}">R${round}</abbr>`, kind: 'part wide' })),
    ...extra.map(({ title }) => ({ title, kind: 'part' })),
    { title: 'Total', kind: 'total' },
  ];
}

interface Columns {
  rounds: number[];
  extra: readonly ExtraColumn[];
}

function sheetRow(model: EventModel, own: OwnStandings, { rounds, extra }: Columns, row: TournamentRow): SheetRow {
  const why = row.unranked ? UNRANKED[row.unranked] : row.separatedBy && `behind by ${SEPARATORS[row.separatedBy]}`;
  const remark = why ? html` <small class="remark">${why}</small>` : nothing;
  const inRound = (round: number) => row.values.filter((value) => value.round === round);
  return {
    key: row.player,
    cells: [
      placeOf(row),
      html`${row.player}${remark}`,
      ...rounds.map((round) => cell(model, own, inRound(round))),
      ...extra.map(({ field }) => own.figure(row[field] ?? '', model.numbers)),
      html`<b>${own.figure(row.total, model.numbers)}</b>`,
    ],
    working: model.isOpen(row.player) ? working(model, own, row) : null,
  };
}

/** The values of one round; those that do not count are struck through. The usual cell, with one value, is no template of
 *  its own, since a long table has thousands of them. */
function cell(model: EventModel, own: OwnStandings, values: Value[]): unknown {
  const [value] = values;
  if (!value) return '';
  if (values.length === 1) return figure(model, own, value);
  return values.map((value, at) => html`${at > 0 ? ' + ' : nothing}${figure(model, own, value)}`);
}

function figure(model: EventModel, own: OwnStandings, { value, leftOut }: Value): TemplateResult | string {
  const text = own.figure(value, model.numbers);
  return leftOut ? html`<s title=${LEFT_OUT[leftOut]}>${text}</s>` : text;
}

function working(model: EventModel, own: OwnStandings, row: TournamentRow): TemplateResult {
  return html`<ul class="played">
      ${row.values.map((value) => html`<li>${gamesOf(model, own, value)} <span>${value.leftOut ? html`<small>${LEFT_OUT[value.leftOut]}</small> ` : nothing}${figure(model, own, value)}</span></li>`)}
    </ul>
    <p class="person"><a href=${model.link('player', row.player)}>${row.player}’s page</a></p>`;
}

function gamesOf(model: EventModel, { games }: OwnStandings, value: Value): TemplateResult {
  const played = value.games.map((index) => games[index]!);
  return html`<span>${played.map((game, at) => html`${at > 0 ? ', ' : nothing}<a href=${model.link('game', game.id)}>${model.called(game)}</a>`)}</span>`;
}
