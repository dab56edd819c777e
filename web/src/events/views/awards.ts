// The best game played with each power.
import { html, type TemplateResult } from 'lit/html.js';
import type { BestCountries } from 'tallysheet';
import { capital, grouped } from '../../entry/figures.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../parts/sheet_table.ts';
import type { EventDesk } from '../event_desk.ts';
import '../styles/standings.css';

type Award = BestCountries['awards'][number];

const COLUMNS = [
  { title: 'Power', kind: 'power' },
  { title: 'Player', kind: 'player' },
  { title: 'Centres', kind: 'part' },
  { title: 'Game', kind: 'part' },
  { title: 'Points', kind: 'total' },
];

export function awards(desk: EventDesk): TemplateResult {
  const { request, counted } = desk.scoring.standings();
  const outcome = desk.engine.detour98f.bestCountries({ games: request.games });
  const all = outcome.ok ? outcome.value.awards : [];
  if (all.length === 0) return html`<p class="empty">No game that can be scored yet.</p>`;
  const rows = all.flatMap((award) => rowsOfAward(desk, award, (game) => desk.called(counted[game] as never), (game) => counted[game]?.id ?? ''));
  return html`<section class="sheet" aria-label="Best countries">
    ${sheetBand('Best countries', desk.ledger.head.name)} ${sheetTable({ desk, columns: COLUMNS, rows })}
    <p class="note">Games are compared by how they ended, then by points, then by the rest of the rules’ order. Where two are equal in all of it, both hold the award.</p>
  </section>`;
}

const ENDED = { win: 'won', draw: 'in the draw', elimination: 'eliminated', loss: 'lost' };

function rowsOfAward(desk: EventDesk, { power, holders }: Award, called: (game: number) => string, id: (game: number) => string): SheetRow[] {
  return holders.map(({ player, game, centres, points, outcome }, at) => ({
    key: `${power}-${at}`,
    cells: [
      at === 0 ? html`<b>${capital(power)}</b>` : '',
      html`${player} <small class="remark">${ENDED[outcome]}</small>`,
      centres,
      html`<a href=${desk.link('game', id(game))}>${called(game)}</a>`,
      html`<b>${grouped(points)}</b>`,
    ],
  }));
}
