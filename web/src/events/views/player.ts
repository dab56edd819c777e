// The page of one player: the standing, and every game with the player's figures on its sheet.
import { headingBeside } from '../../systems/typed_places.ts';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ordinal, placed } from '../../numbers/ordinals.ts';
import { shortened } from '../../ui/sentences.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../form/sheet_table.ts';
import { personCalled } from '../../people/changes.ts';
import type { Person } from '../../systems/person.ts';
import type { EventModel } from '../event_model.ts';
import type { GameColumn, StandingRow } from '../../systems/event_rules.ts';
import type { OwnStandings } from '../../tournament/own_standings.ts';
import { UNRANKED } from '../../tournament/rule_words.ts';
import { playedBy, type Played } from './parts.ts';
import '../../styles/standings.css';

export function player(model: EventModel, [name = '']: string[]): TemplateResult {
  if (!model.players.has(name))
    return html`<p class="empty">Nobody called ${shortened(name)} plays in this event. <a href=${model.link('players')}>All players</a></p>`;
  const person = personCalled(model.store.people, name);
  const row = model.scoring.standings().rows?.find((one) => one.player === name);
  return html`<section class="sheet person-sheet" aria-label=${name}>
      ${sheetBand(name, model.store.head.name)}
      ${person ? detailsLine(person) : nothing}
      ${row ? standing(model, row) : html`<p class="note">No scored game yet.</p>`}
      ${row ? model.ownViews.behindRow?.(row, model.numbers) : nothing} ${games(model, name)}
    </section>`;
}

/** The club or team, the number, and whether the person is a guest. The director's note is not for others. */
function detailsLine({ number = '', team = '', guest = false }: Person): TemplateResult | typeof nothing {
  const details = [team, number && `No. ${number}`, guest ? 'guest' : ''].filter((text) => text !== '');
  return details.length > 0 ? html`<p class="note">${details.join(' · ')}</p>` : nothing;
}

/** The player's standing by the event's own rule, if it has one, and then by its system. */
function standing(model: EventModel, row: StandingRow): TemplateResult {
  const own = model.ownRule.standings();
  if (!own) return bySystem(model, row);
  return html`${byOwnRule(model, own, row.player)}
    <p class="note">${own.words}</p>
    <p class="note">By ${model.systemName} itself:</p>
    ${bySystem(model, row)}`;
}

function byOwnRule({ numbers }: EventModel, { found, figure }: OwnStandings, player: string): TemplateResult {
  const row = found?.rows.find((one) => one.player === player);
  if (!found || !row) return html`<p class="note">No standings by the event’s own rule.</p>`;
  const ranked = found.rows.filter(({ place }) => place !== null).length;
  const standing =
    row.place === null
      ? UNRANKED[row.unranked ?? 'guest']
      : `${row.shared ? 'joint ' : ''}${ordinal(row.place)} of ${ranked}`;
  return html`<p class="standing"><span>${standing}</span> <b>${figure(row.total, numbers)}</b></p>`;
}

function bySystem({ scoring, numbers, figure, sheetOf }: EventModel, row: StandingRow): TemplateResult {
  const { rules } = scoring;
  const { rows, counted } = scoring.standings();
  const all = rows ?? [];
  const above = all[all.indexOf(row) - 1];
  const apart = above ? rules.apart(row, above, counted, numbers, sheetOf) : null;
  return html`<p class="standing"><span>${row.shared ? 'joint ' : ''}${ordinal(row.place)} of ${all.length}</span> <b>${figure(row.total)}</b></p>
    ${apart ? html`<p class="note">${apart.sentence}</p>` : nothing}`;
}

function games(model: EventModel, name: string): TemplateResult {
  const { rules } = model.scoring;
  const played = playedBy(model, name);
  const filled = ({ text }: GameColumn) =>
    played.some(({ row }) => row !== undefined && text(row, model.numbers) !== '');
  const own = rules.gameColumns.filter(filled);
  const hasPlaces = played.some(({ place }) => place !== null);
  const columns = [
    { title: 'Game', kind: 'player' },
    ...own,
    ...(hasPlaces ? [{ title: 'Place', kind: 'part' }] : []),
    { title: rules.figureTitle, kind: 'total' },
  ];
  const rows = played.map((one): SheetRow => {
    const cells = own.map(({ text }) => (one.row === undefined ? '' : text(one.row, model.numbers)));
    return {
      key: one.game.id,
      cells: [gameLink(model, one), ...cells, ...(hasPlaces ? [place(one)] : []), figure(model, one)],
    };
  });
  return sheetTable({ opener: model, columns, rows });
}

function gameLink(model: EventModel, { game }: Played): TemplateResult {
  const heading = headingBeside(game);
  const called = model.called(game);
  return html`<a href=${model.link('game', game.id)}>${heading || called}${heading && heading !== called ? html` <small class="remark">${called}</small>` : nothing}</a>`;
}

/** "2nd=" for a shared place. */
function place({ place, shared }: Played): string {
  return place === null ? '' : placed(ordinal(place), shared);
}

function figure({ figure: written }: EventModel, { figure, why }: Played): unknown {
  if (figure !== null) return written(figure);
  return html`<small class="remark">${why === null ? 'no score' : 'not scored yet'}</small>`;
}
