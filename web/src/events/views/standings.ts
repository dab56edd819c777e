// The standings as a sheet. Each row opens to show its games.
import { headingBeside } from '../../systems/typed_places.ts';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import { ordinal, placed } from '../../numbers/ordinals.ts';
import { shortened } from '../../ui/sentences.ts';
import { today } from '../../share/imprint.ts';
import { standingsTable } from '../../export/standings_text.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { guestsAmong } from '../../people/changes.ts';
import type { EventModel } from '../event_model.ts';
import type { StandingsColumn, StandingRow } from '../../systems/event_rules.ts';
import { cellView } from '../../systems/event_views.ts';
import { afterPainting } from '../../device/painting.ts';
import { isIn, type Left, type Standings } from '../../scoring/counted_games.ts';
import { roundNamed } from '../../systems/rounds.ts';
import { roundChooser, titleAfter } from './standings_after.ts';
import { sheetBand, sheetTable, type SheetColumn, type SheetRow } from '../../form/sheet_table.ts';
import { bar, legend } from './bars.ts';
import { partsOf, playedBy, type Played } from './parts.ts';
import type { Parts } from '../../pictures/total_parts.ts';
import { keptRows } from './kept_rows.ts';
import { similarNames } from './similar_names.ts';
import { notCounted } from '../scoring.ts';
import { changedRules } from './rule_changes.ts';
import { openTies, sharedPlace, sharedPlaces } from './ties.ts';
import type { Shown } from '../post_standings.ts';
import '../post_standings.ts';
import '../race_view.ts';
import '../../styles/standings.css';

/** The number of rows shown at first, and how many of them are drawn at once. */
const FIRST = 40;
const AT_FIRST = 14;
const TOP = 'first players';

/** How many more are drawn at a time to begin with. */
const NEXT = 12;

/** The key by which the model knows whether all rows are shown. */
const ALL = 'all players';

function isShort(model: EventModel): boolean {
  return !model.isOpen(ALL) && !model.isWhole;
}

export function standings(model: EventModel, [after]: string[]): TemplateResult {
  const upTo = roundNamed(model.games, after);
  const found = upTo === null ? model.scoring.standings() : model.scoring.standingsAfter(upTo);
  const all = found.rows?.length ?? 0;
  const count = isShort(model) ? Math.min(FIRST, all) : all;
  const drawn = isShort(model)
    ? model.portion(TOP, count, AT_FIRST, NEXT)
    : model.portion(ALL, count, FIRST + NEXT, NEXT);
  return html`${roundChooser(model, found)} ${faults(found)} ${ownRule(model)} ${leftOut(model, found)} ${openTies(model, found)} ${similarNames(model, 3)}
    ${all > 0 ? html`<tally-post-standings .of=${posted(model, found)}></tally-post-standings>` : nothing}
    <div class="with-picture">
      <section class="sheet standings" aria-label="Standings" aria-busy=${drawn < count}>
        ${sheetBand(model.systemName, `${model.name}: standings ${afterGames(model, found)}`)} ${found.rows === null ? nothing : table(model, found, found.rows, drawn)}
        ${standingsNote(model)} ${changedRules(model)}
        <p class="on-paper">Scored with Tallysheet on ${today()}.</p>
      </section>
      ${found.rows?.length && upTo === null ? picture(model) : nothing}
    </div>
    ${upTo === null && !model.ownRule.exists ? html`<p><a href=${model.link('counting')}>Count by a rule of your own: the best results, per cent, places …</a></p>` : nothing}
    ${all > 0 && upTo === null && model.scoring.rules.boardOutcomes ? html`<p><a href=${model.link('outlook')}>What is left to play for</a></p>` : nothing}
    ${found.rows?.length && upTo === null ? otherSystems(model) : nothing}`;
}

function standingsNote({ scoring }: EventModel): TemplateResult | typeof nothing {
  const { standingsNote } = scoring.rules;
  return standingsNote ? html`<p class="note">${standingsNote}</p>` : nothing;
}

function posted(model: EventModel, found: Standings): Shown {
  const rows = found.rows ?? [];
  const table = (numbers: Numbers) => standingsTable(model.store.system, rows, numbers);
  return { model, edition: model.store.edition, title: titleAfter(found), count: rows.length, table };
}

/** The way to what counts, in an event that has a rule of its own about it. */
function ownRule(model: EventModel): TemplateResult | typeof nothing {
  if (!model.ownRule.exists) return nothing;
  return html`<p class="note">These are the standings of ${model.systemName}. What counts in this event is a rule of its own: <a href=${model.link('counting')}>standings by it</a>.</p>`;
}

/** Loaded when it is opened. */
function otherSystems(model: EventModel): TemplateResult {
  const open = model.isOpen(OTHERS);
  const toggle = async () => {
    if (!open) await import('../other_systems.ts');
    model.toggle(OTHERS);
  };
  return html`<section class="others">
    <h2><button type="button" class="opener" aria-expanded=${open} @click=${toggle}>How would it look under another system?</button></h2>
    ${open ? html`<tally-other-systems .shown=${{ model, edition: model.store.edition }}></tally-other-systems>` : nothing}
  </section>`;
}

/** The key by which the model knows whether it is open. */
const OTHERS = 'other systems';

function picture(model: EventModel): TemplateResult {
  return html`<section class="picture" aria-label="The race">
    <h2>The race</h2>
    <tally-race .shown=${{ model, edition: model.store.edition }}></tally-race>
  </section>`;
}

/** "after 12 games", "after round 2 (8 games)". */
function afterGames(model: EventModel, found: Standings): string {
  const { left, upTo } = found;
  const count = model.games.filter((game) => isIn(found, game)).length - left.length;
  const games = model.numbers.amount(count, 'game');
  return upTo === undefined ? `after ${games}` : `after round ${upTo} (${games})`;
}

function faults({ problems }: Standings): TemplateResult | typeof nothing {
  if (problems.length === 0) return nothing;
  return html`<div class="summary" role="alert">
    <h2>Check the settings</h2>
    <ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>
  </div>`;
}

function table(model: EventModel, found: Standings, rows: StandingRow[], drawn: number): TemplateResult {
  if (rows.length === 0) return html`<p class="note">No game can be scored yet.</p>`;
  const { columns, parts } = layoutOf(model, found, rows);
  const longest = rows[0]?.total ?? '';
  const hasBars = canDrawBars(model);
  const seen = rows.slice(0, drawn).map((row, at) => ({
    ...sheetRow(model, found, columns, row, rows[at - 1]),
    shares: hasBars ? inSight(model, [row, parts, model.numbers], () => bar(model, parts, row, longest)) : null,
  }));
  return html`${legend(parts)} ${sheetTable({ opener: model, columns: headOf(columns), rows: seen, keep: keptRows(model, found, hasBars, model.store.people) })} ${isShort(model) && rows.length > FIRST ? rest(model, rows.length) : nothing} ${sharedPlaces(model, found)}`;
}

/** On paper, all of them are drawn. */
function inSight(model: EventModel, of: unknown[], drawn: () => TemplateResult | null): unknown {
  return guard([...of, model.isWhole], () => html`<tally-bar .isSeen=${model.isWhole} .bar=${drawn}></tally-bar>`);
}

interface Layout {
  columns: StandingsColumn[];
  parts: Parts;
}

/** Layouts by the standings they belong to. */
const layouts = new WeakMap<Standings, Layout>();

function layoutOf(model: EventModel, found: Standings, rows: StandingRow[]): Layout {
  const known = layouts.get(found);
  if (known) return known;
  const columns = model.scoring.rules.columns(rows, model.store.head.settings);
  const layout = { columns, parts: partsOf(model, rows, columns, found) };
  layouts.set(found, layout);
  return layout;
}

const scored = new WeakMap<EventModel, 'not yet' | 'all'>();

/** The bars need every game's own score, which would delay the standings when they are first opened. */
function canDrawBars(model: EventModel): boolean {
  if (!scored.has(model)) afterPainting(() => void scoreAll(model));
  if (!scored.has(model)) scored.set(model, 'not yet');
  return scored.get(model) === 'all';
}

async function scoreAll(model: EventModel): Promise<void> {
  await model.scoring.scoreAhead();
  scored.set(model, 'all');
  model.redraw();
}

function headOf(columns: StandingsColumn[]): SheetColumn[] {
  return [
    { title: 'Place', kind: 'place' },
    { title: 'Player', kind: 'player' },
    ...columns,
    { title: 'Total', kind: 'total' },
  ];
}

function sheetRow(
  model: EventModel,
  found: Standings,
  columns: StandingsColumn[],
  row: StandingRow,
  above: StandingRow | undefined,
): SheetRow {
  const { rules } = model.scoring;
  const apart = above ? rules.apart(row, above, found.counted, model.numbers, model.sheetOf) : null;
  return {
    key: row.player,
    cells: [
      placed(row.place, row.shared),
      html`${row.player}${guestsAmong(model.store.people).has(row.player) ? html` <small class="remark">guest</small>` : nothing}${apart ? html` <small class="remark">${apart.short}</small>` : nothing}`,
      ...rules.cells(row, columns, model.numbers).map(cellView),
      html`<b>${model.figure(row.total)}</b>`,
    ],
    working: model.isOpen(row.player)
      ? html`${apart ? html`<p class="sentence">${apart.sentence}</p>` : nothing}${sharedPlace(model, found, row)}${behind(model, found, row)}`
      : null,
  };
}

function rest(model: EventModel, all: number): TemplateResult {
  const show = () => {
    model.toggle(ALL);
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>('.standings .opener')[FIRST]?.focus());
  };
  return html`<p class="rest"><button type="button" class="quiet" @click=${show}>Show all ${all} players</button></p>`;
}

/** Above the standings, so that nobody takes them for complete; the first reasons stand open. */
function leftOut(model: EventModel, { left }: Standings): TemplateResult | typeof nothing {
  if (left.length === 0) return nothing;
  const [first, more] = [left.slice(0, REASONS), left.slice(REASONS)];
  return html`<div class="left-out" role="status">
    <p><b>${notCounted(left.length, model.numbers)}</b></p>
    <ul>${first.map((one) => reason(model, one))}</ul>
    ${more.length > 0 ? html`<details><summary>${more.length} more</summary><ul>${more.map((one) => reason(model, one))}</ul></details>` : nothing}
  </div>`;
}

/** The number of games whose reasons are shown at once. */
const REASONS = 3;

function reason(model: EventModel, { game, why }: Left): TemplateResult {
  const heading = headingBeside(game);
  return html`<li><a href=${model.link('game', game.id)}>${model.called(game)}${heading ? `, ${shortened(heading)}` : ''}</a>: ${why}</li>`;
}

/** The games behind one row, with links. */
function behind(model: EventModel, found: Standings, row: StandingRow): TemplateResult {
  return html`${model.ownViews.behindRow?.(row, model.numbers)} ${gamesOf(model, found, row.player)}
    <p class="person"><a href=${model.link('player', row.player)}>${row.player}’s page</a></p>`;
}

function gamesOf(model: EventModel, found: Standings, player: string): TemplateResult {
  return html`<ul class="played">
    ${playedBy(model, player, found).map((one) => html`<li>${gameLink(model, one)}</li>`)}
  </ul>`;
}

function gameLink(model: EventModel, { game, figure, place, shared, why }: Played): TemplateResult {
  const heading = headingBeside(game);
  return html`<a href=${model.link('game', game.id)}>${heading || model.called(game)}${heading ? html` <small>${model.called(game)}</small>` : nothing}</a>
    <span>${place === null ? nothing : html`<small>${placed(ordinal(place), shared)}</small>`}
    ${figure === null ? html`<small>${why === null ? 'no score' : 'not scored yet'}</small>` : model.figure(figure)}</span>`;
}
