// The best game played with each power.
import { html, type TemplateResult } from 'lit/html.js';
import type { BestCountries, Detour98fGame, Outcome } from 'tallysheet';
import { isMore, isSame } from '../../numbers/decimal_text.ts';
import { capital } from '../../ui/sentences.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../form/sheet_table.ts';
import type { EventContext } from '../event_context.ts';
import '../../styles/standings.css';

type Award = BestCountries['awards'][number];
type Holder = Award['holders'][number];

const COLUMNS = [
  { title: 'Power', kind: 'power' },
  { title: 'Player', kind: 'player' },
  { title: 'Centres', kind: 'part' },
  { title: 'Game', kind: 'part' },
  { title: 'Points', kind: 'total' },
];

export function bestCountries(event: EventContext): TemplateResult {
  const all = awardsIn(event);
  if (all.length === 0) return html`<p class="empty">No game can be scored yet.</p>`;
  const most = mostPoints(all);
  const rows = all.flatMap((award) => rowsOfAward(event, award, most));
  return html`<section class="sheet" aria-label="Best countries">
    ${sheetBand('Best countries', event.name)} ${sheetTable({ opener: event, columns: COLUMNS, rows })}
    <p class="note">Games are compared by how they ended, then by points, then by the rest of the rules’ order. Where two are equal in all of it, both hold the award.</p>
  </section>`;
}

function mostPoints(all: Award[]): string {
  const points = all.flatMap(({ holders }) => holders.map((holder) => holder.points));
  return points.reduce((most, one) => (isMore(one, most) ? one : most));
}

/** The engine's answers. An event that has changed has another request. */
const answers = new WeakMap<object, Award[]>();

function awardsIn(event: EventContext): Award[] {
  const request = event.standings().request as { games: Detour98fGame[] };
  return answers.get(request) ?? noted(request, event.engine.detour98f.bestCountries(request));
}

function noted(request: object, outcome: Outcome<BestCountries>): Award[] {
  const awards = outcome.ok ? outcome.value.awards : [];
  answers.set(request, awards);
  return awards;
}

/** Asks for the awards before they are drawn. */
export async function prepare(event: EventContext): Promise<void> {
  const { request } = event.standings();
  if (answers.has(request)) return;
  const asked = asking.get(request) ?? (event.ask('bestCountries') as Promise<Outcome<BestCountries>>);
  asking.set(request, asked);
  noted(request, await asked);
}

/** The answers to come. */
const asking = new WeakMap<object, Promise<Outcome<BestCountries>>>();

/** More holders than these are folded behind a button. */
const MOST_HOLDERS = 6;
/** How many of them are shown then. */
const FIRST_HOLDERS = 2;
/** How many more are drawn at a time once they are unfolded. */
const AT_ONCE = 50;

function rowsOfAward(event: EventContext, { power, holders }: Award, most: string): SheetRow[] {
  const part = `holders ${power}`;
  const rows = (from: number, to: number) =>
    holders
      .slice(from, to)
      .map((holder, at) => ({ ...rowOf(event, power, holder, from + at), best: isSame(holder.points, most) }));
  if (holders.length <= MOST_HOLDERS || event.isWhole) return rows(0, holders.length);
  const isOpen = event.isOpen(part);
  const others = isOpen ? rows(FIRST_HOLDERS, event.portion(part, holders.length, AT_ONCE)) : [];
  const fold = folding(
    event,
    part,
    isOpen,
    html`and ${event.numbers.grouped(holders.length - FIRST_HOLDERS)} others<span class="unseen"> with ${capital(power)}</span>`,
  );
  return [...rows(0, FIRST_HOLDERS), fold, ...others];
}

const ENDED = { win: 'won', draw: 'in the draw', elimination: 'eliminated', loss: 'lost' };

function rowOf(event: EventContext, power: string, holder: Holder, at: number): SheetRow {
  const { player, centres, points, outcome } = holder;
  const game = event.standings().counted[holder.game];
  return {
    key: `${power}-${at}`,
    cells: [
      at === 0 ? html`<b>${capital(power)}</b>` : '',
      html`${player} <small class="remark">${ENDED[outcome]}</small>`,
      centres,
      game ? html`<a href=${event.link('game', game.id)}>${event.called(game)}</a>` : '',
      html`<b>${event.numbers.grouped(points)}</b>`,
    ],
  };
}

/** "and 309 others", who hold it as well and are below it once it is open. */
function folding(event: EventContext, part: string, isOpen: boolean, label: TemplateResult): SheetRow {
  const button = html`<button type="button" class="opener" aria-expanded=${isOpen} @click=${() => event.toggle(part)}>${label}</button>`;
  return { key: part, cells: ['', button, '', '', ''], best: false };
}
